/** One result of an `Authentication-Results` field: `dkim=pass header.d=example.org`. */
type AuthenticationResult = { method: string; result: string; properties: ReadonlyMap<string, string> }

type TrustedRelay = {
  /** name with which the trusted relay writes its results */
  authserv_id: string
  domain: string
}

/** A header field, its name in lower case. */
type Field = { key: string; value: string }

/**
 * Finds the `Authentication-Results` that the relay wrote itself, with the topmost field first: all with its name above
 * the first `Received`, where a sender cannot write, because some relays write one for DKIM and one for DMARC. Below
 * it, only the topmost: OpenDKIM 2.11 removes forged ones.
 */
export function resultsOfRelay(head: readonly Field[], authserv_id: string): string[] {
  const isOwn = ({ key, value }: Field) => key === 'authentication-results' && namesRelay(value, authserv_id)
  const end = head.findIndex(({ key }) => key === 'received')
  const above = head.slice(0, Math.max(0, end)).filter(isOwn)
  return (above.length > 0 ? above : head.filter(isOwn).slice(0, 1)).map(({ value }) => value)
}

/** Tells whether a field has the relay's name; an unreadable one does if it begins with it. */
function namesRelay(field: string, authserv_id: string): boolean {
  const name = readResults(field)?.authserv_id ?? /^\s*"?([^\s;"(]+)/.exec(field)?.[1] ?? ''
  return name.toLowerCase() === authserv_id.toLowerCase()
}

/**
 * Tells whether the trusted relay verified that a mail comes from the domain of its `From`. `fields` are the relay's
 * own `Authentication-Results` (`resultsOfRelay`). All must agree. DMARC decides if the relay checked it; else DKIM or
 * SPF of that very domain.
 */
export const isAuthentic = (fields: readonly string[], trusted: TrustedRelay): boolean =>
  checkAuthenticity(fields, trusted) === 'proven'

/** The same, with whether a retry may succeed: a name server was unavailable, for the policy or a key. */
export function checkAuthenticity(
  fields: readonly string[],
  { authserv_id, domain }: TrustedRelay,
): 'proven' | 'unproven' | 'unsettled' {
  const read = fields.filter((field) => namesRelay(field, authserv_id)).map((field) => readResults(field)?.results)
  const results = read.flatMap((of_field) => of_field ?? [])
  // A field that is unreadable, or reports no check, contradicts all others.
  if (read.length === 0 || read.includes(undefined) || results.includes(none) || contradict(read)) return 'unproven'
  const aligned = domain.toLowerCase()
  const policy = results.filter(({ method }) => method === 'dmarc').map(({ result }) => result)
  const own = results.filter((result) => domainOfResult(result) === aligned)
  const isAwaited = own.some(({ method, result }) => method !== 'dmarc' && result === 'temperror')
  // Some relays count a key that no name server gave as a failure of DMARC (findings/mailauth-unavailable-keys.sh).
  if (policy.includes('fail')) return isAwaited ? 'unsettled' : 'unproven'
  const passes = own.some(({ result }) => result === 'pass')
  // A policy that could not be looked up may exist; an unreadable one counts as none (RFC 7489 §6.6.3).
  if (policy.includes('temperror')) {
    const isFound = results.some(({ method }) => method === 'dkim' || method === 'spf')
    return passes || !isFound ? 'unsettled' : 'unproven'
  }
  if (passes) return 'proven'
  return isAwaited ? 'unsettled' : 'unproven'
}

/** Tells whether one field passes and another does not, by the same method for the same domain. */
function contradict(fields: readonly (readonly AuthenticationResult[] | undefined)[]): boolean {
  const found = new Map<string, boolean>()
  for (const results of fields) {
    const passedByMethod = new Map<string, boolean>()
    for (const one of results ?? []) {
      const domain = one.method === 'dmarc' ? '' : domainOfResult(one)
      if (domain === undefined || one.result === 'temperror') continue
      const key = `${one.method} ${domain}`
      // One valid signature is enough if a domain has several.
      passedByMethod.set(key, passedByMethod.get(key) === true || one.result === 'pass')
    }
    for (const [key, passes] of passedByMethod) {
      if (found.has(key) && found.get(key) !== passes) return true
      found.set(key, passes)
    }
  }
  return false
}

/** Domain of a result; undefined for methods that prove none. */
function domainOfResult({ method, properties }: AuthenticationResult): string | undefined {
  if (method === 'dmarc') return domainOf(properties.get('header.from'))
  if (method === 'dkim') return domainOf(properties.get('header.d') ?? properties.get('header.i'))
  return method === 'spf' ? domainOf(properties.get('smtp.mailfrom')) : undefined
}

const domainOf = (value: string | undefined) => value?.slice(value.lastIndexOf('@') + 1).toLowerCase()

/** Parses a field by the grammar of RFC 8601 §2.2; null if it is invalid. */
function readResults(field: string): { authserv_id: string; results: AuthenticationResult[] } | null {
  const parts = partsOf(field)
  if (parts === null) return null
  const [head = [], ...rest] = parts
  const [authserv_id, version] = head
  if (authserv_id === undefined || authserv_id === '=' || head.length > 2) return null
  if (version !== undefined && version !== '1') return null
  const results = rest.filter((tokens) => tokens.length > 0).map(resultOf)
  // A field with an unreadable part is ignored: its other parts may not be what they seem.
  return results.every((result) => result !== null) ? { authserv_id, results } : null
}

const none: AuthenticationResult = { method: 'none', result: 'none', properties: new Map() }

function resultOf(tokens: readonly string[]): AuthenticationResult | null {
  if (tokens.length === 1 && tokens[0]?.toLowerCase() === 'none') return none
  const pairs: [string, string][] = []
  for (let at = 0; at < tokens.length; at += 3) {
    const [name, equals, value] = tokens.slice(at, at + 3)
    if (name === undefined || name === '=' || equals !== '=' || value === undefined || value === '=') return null
    pairs.push([name.toLowerCase(), value])
  }
  const [first, ...properties] = pairs
  if (first === undefined) return null
  const [method = ''] = first[0].split('/')
  const named = new Map<string, string>()
  // A repeated property is ambiguous: the first would count here, and the last elsewhere.
  for (const [name, value] of properties) {
    if (named.has(name)) return null
    named.set(name, value)
  }
  return { method, result: first[1].toLowerCase(), properties: named }
}

/** Words and equals signs of a field, part by part, without comments; null if a quote or comment does not end. */
function partsOf(field: string): string[][] | null {
  const parts: string[][] = [[]]
  let word: string | null = null
  const end = () => {
    if (word !== null) parts.at(-1)?.push(word)
    word = null
  }
  for (let at = 0; at < field.length; at += 1) {
    const letter = field[at] ?? ''
    if (letter === '(') {
      const after = afterComment(field, at)
      if (after === null) return null
      at = after
      end()
    } else if (letter === '"') {
      let text = ''
      for (at += 1; field[at] !== '"'; at += 1) {
        if (field[at] === '\\') at += 1
        if (at >= field.length) return null
        text += field[at]
      }
      word = `${word ?? ''}${text}`
    } else if (/\s/.test(letter)) end()
    else if (letter === ';') {
      end()
      parts.push([])
    } else if (letter === '=' && isBeforeValue(parts.at(-1) ?? [], word)) {
      end()
      parts.at(-1)?.push('=')
    } else word = `${word ?? ''}${letter}`
  }
  end()
  return parts
}

// Values may contain an equals sign: addresses rewritten on their way.
const isBeforeValue = (tokens: readonly string[], word: string | null) =>
  word === null ? tokens.at(-1) !== '=' : tokens.length % 3 === 0

/** End of a comment, which may contain others; null if it has none. */
function afterComment(field: string, from: number): number | null {
  let depth = 0
  for (let at = from; at < field.length; at += 1) {
    if (field[at] === '\\') at += 1
    else if (field[at] === '(') depth += 1
    else if (field[at] === ')') depth -= 1
    if (depth === 0) return at
  }
  return null
}
