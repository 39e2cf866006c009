/** One result of an `Authentication-Results` field: `dkim=pass header.d=example.org`. */
type Result = { method: string; result: string; properties: ReadonlyMap<string, string> }

type TrustedRelay = {
  /** name under which the trusted relay writes its results */
  authserv_id: string
  domain: string
}

/** A field of a head, its name in small letters. */
type Field = { key: string; value: string }

/**
 * The `Authentication-Results` that the relay wrote itself, of a head whose topmost field comes first: all with its name above the first
 * `Received`, where nothing of a sender’s can stand, for some relays write one of DKIM and one of DMARC. Below it the topmost alone:
 * OpenDKIM 2.11 removes the wrong ones of those that a mail brings along.
 */
export function resultsOfRelay(head: readonly Field[], authserv_id: string): string[] {
  const isOwn = ({ key, value }: Field) => key === 'authentication-results' && namesRelay(value, authserv_id)
  const end = head.findIndex(({ key }) => key === 'received')
  const above = head.slice(0, Math.max(0, end)).filter(isOwn)
  return (above.length > 0 ? above : head.filter(isOwn).slice(0, 1)).map(({ value }) => value)
}

/** Tells whether a field bears the relay's name; one that nobody can read does where it begins with it. */
function namesRelay(field: string, authserv_id: string): boolean {
  const name = readResults(field)?.authserv_id ?? /^\s*"?([^\s;"(]+)/.exec(field)?.[1] ?? ''
  return name.toLowerCase() === authserv_id.toLowerCase()
}

/**
 * Tells whether the trusted relay found that a mail comes from the domain of its `From`. `fields` are the `Authentication-Results`
 * that it wrote (`resultsOfRelay`); those of others are passed over. All must agree. DMARC decides where the relay asked for it; else
 * DKIM or SPF of that very domain.
 */
export const isAuthentic = (fields: readonly string[], trusted: TrustedRelay): boolean =>
  checkAuthenticity(fields, trusted) === 'proven'

/** The same, with whether another look may find what this one did not: a name server was away, of the policy or of a key. */
export function checkAuthenticity(
  fields: readonly string[],
  { authserv_id, domain }: TrustedRelay,
): 'proven' | 'unproven' | 'unsettled' {
  const read = fields.filter((field) => namesRelay(field, authserv_id)).map((field) => readResults(field)?.results)
  const results = read.flatMap((of_field) => of_field ?? [])
  // One that nobody can read, or that says that nothing was looked at, speaks against all others.
  if (read.length === 0 || read.includes(undefined) || results.includes(none) || contradict(read)) return 'unproven'
  const aligned = domain.toLowerCase()
  const policy = results.filter(({ method }) => method === 'dmarc').map(({ result }) => result)
  if (policy.includes('fail')) return 'unproven'
  const own = results.filter((result) => domainOfResult(result) === aligned)
  const passes = own.some(({ result }) => result === 'pass')
  // A policy that could not be looked up may be there; one that nobody can read is none (RFC 7489 §6.6.3).
  if (policy.includes('temperror')) {
    const isFound = results.some(({ method }) => method === 'dkim' || method === 'spf')
    return passes || !isFound ? 'unsettled' : 'unproven'
  }
  if (passes) return 'proven'
  return own.some(({ method, result }) => method !== 'dmarc' && result === 'temperror') ? 'unsettled' : 'unproven'
}

/** Tells whether one field passes what another does not, by the same method for the same domain. */
function contradict(fields: readonly (readonly Result[] | undefined)[]): boolean {
  const found = new Map<string, boolean>()
  for (const results of fields) {
    const said = new Map<string, boolean>()
    for (const one of results ?? []) {
      const domain = one.method === 'dmarc' ? '' : domainOfResult(one)
      if (domain === undefined || one.result === 'temperror') continue
      const key = `${one.method} ${domain}`
      // One signature that holds is enough where a domain has several.
      said.set(key, said.get(key) === true || one.result === 'pass')
    }
    for (const [key, passes] of said) {
      if (found.has(key) && found.get(key) !== passes) return true
      found.set(key, passes)
    }
  }
  return false
}

/** The domain that a result is about; undefined for methods that prove none. */
function domainOfResult({ method, properties }: Result): string | undefined {
  if (method === 'dmarc') return domainOf(properties.get('header.from'))
  if (method === 'dkim') return domainOf(properties.get('header.d') ?? properties.get('header.i'))
  return method === 'spf' ? domainOf(properties.get('smtp.mailfrom')) : undefined
}

const domainOf = (value: string | undefined) => value?.slice(value.lastIndexOf('@') + 1).toLowerCase()

/** Reads a field by the grammar of RFC 8601 §2.2; null for what does not follow it. */
function readResults(field: string): { authserv_id: string; results: Result[] } | null {
  const parts = partsOf(field)
  if (parts === null) return null
  const [head = [], ...rest] = parts
  const [authserv_id, version] = head
  if (authserv_id === undefined || authserv_id === '=' || head.length > 2) return null
  if (version !== undefined && version !== '1') return null
  const results = rest.filter((tokens) => tokens.length > 0).map(resultOf)
  // A field of which a part cannot be read says nothing: its other parts may not be what they seem.
  return results.every((result) => result !== null) ? { authserv_id, results } : null
}

const none: Result = { method: 'none', result: 'none', properties: new Map() }

function resultOf(tokens: readonly string[]): Result | null {
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
  // Of one that is said twice the first would count here, and the second elsewhere.
  for (const [name, value] of properties) {
    if (named.has(name)) return null
    named.set(name, value)
  }
  return { method, result: first[1].toLowerCase(), properties: named }
}

/** Words and equals signs of a field, part by part, without its comments; null where a quote or a comment has no end. */
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

// Values may hold one themselves: addresses that were rewritten on their way.
const isBeforeValue = (tokens: readonly string[], word: string | null) =>
  word === null ? tokens.at(-1) !== '=' : tokens.length % 3 === 0

/** Place of the end of a comment, which may hold others; null where it has none. */
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
