import { numberMention } from '../brand/values.ts'

const longest = 1000

// Length of the input: twice that of the output, for much of it may be removed.
const mostRead = 2 * longest

// A word with a digit may identify something of a person; the page's own words have none. Names of the portal's code files stay.
const cleanPath = (path: string) =>
  /^(?:\/assets\/|(?:server|contract|node_modules)\/|node:)/.test(path)
    ? path
    : path
        .split('/')
        .map((part) => (/\d|@|%40/i.test(part) || part.length > 40 ? '$id' : part))
        .join('/')

/** The path of an address, its ids as `$id`: no origin, no query, no fragment. */
export function cleanAddress(address: string): string {
  return cleanPath(
    address
      .slice(0, mostRead)
      .replace(/^[a-z][\w+.-]*:\/\/[^/?#]*/i, '')
      .replace(/[?#].*$/s, ''),
  ).slice(0, longest)
}

/** A word up to the query or the fragment that follows a path in it. */
function withoutQuery(word: string): string {
  const path = word.indexOf('/')
  const query = path < 0 ? -1 : word.slice(path).search(/[?#]/)
  return query < 0 ? word : word.slice(0, path) + cleanPath(word.slice(path, path + query))
}

const isToken = (word: string) => /\d/.test(word) || (word.length >= 32 && /[a-z]/.test(word) && /[A-Z]/.test(word))

type CleaningRule = readonly [RegExp, string | ((found: string, ...parts: string[]) => string)]

/**
 * The order matters: later rules see what earlier ones leave of an address. Anybody can send these texts, so each rule takes linear time:
 * it tries a word once (from its start, or for a bounded length), and ends what was opened at the end of the text at the latest.
 */
export const rules: readonly CleaningRule[] = [
  [/%(?:25)*40/g, '@'],
  [/[a-z][\w+.-]{0,30}:\/\/[^\s"'<>)]+/gi, (found) => cleanAddress(found) || '/'],
  [/[^\s"'<>)]+/g, withoutQuery],
  [/(?<![^\s@<>"'(),;:=/?&])[^\s@<>"'(),;:=/?&]+@[^\s@<>"'(),;:=/?&]+\.[a-z]{2,}/gi, '[email]'],
  // Parsers repeat the input they could not read; names of columns and constraints reveal only our schema.
  [/"([^"]*)(?:"|$)/g, (found, text = '') => (/^[a-z]+(?:_[a-z]+)+$/.test(text) ? found : '"[text]"')],
  [/«[^»]*(?:»|$)|“[^”]*(?:”|$)/g, '"[text]"'],
  [/\b(bearer|basic)\s+[^\s"',;]+/gi, '$1 [token]'],
  [
    /\b(password|passwort|token|secret|code|iban|cookie|authorization|nevg|email|phone|name)(\s*[:=]\s*)[^\s,;&]+/gi,
    '$1$2[text]',
  ],
  [/[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}/gi, '$id'],
  [/\b[a-z]{2}\d{2}(?:[\s.-]?[a-z\d]){11,30}\b/gi, '[iban]'],
  // A word of letters alone may have the form of a number.
  ...(numberMention === null
    ? []
    : [[new RegExp(numberMention, 'gi'), (found: string) => (/\d/.test(found) ? '[number]' : found)] as const]),
  [/[\w-]{20,}/g, (found) => (isToken(found) ? '[token]' : found)],
  [/\+?\d(?:[\s\u{a0}\u{202f}./()-]{0,2}\d){5,}/gu, '[number]'],
]

/** Up to the last word that is read whole: half of one would pass for another. */
function wholeWords(text: string): string {
  if (text.length <= mostRead) return text
  const read = text.slice(0, mostRead)
  return read.slice(0, Math.max(read.lastIndexOf(' '), 0))
}

/**
 * Cleans a text for another company: removes e-mail addresses, account and telephone numbers, customer numbers, dates, tokens, ids, queries
 * and quoted text. What concerns no person stays readable.
 */
export function cleanText(text: string): string {
  return rules
    .reduce(
      (clean, [pattern, by]) => (typeof by === 'string' ? clean.replace(pattern, by) : clean.replace(pattern, by)),
      wholeWords(text),
    )
    .slice(0, longest)
}
