import { toHexColour } from '@coussinet/contract/brand/colour.ts'
import { brand as first } from '../../../brand/coussinet.brand.ts'
import { brand as second } from '../../../examples/second-brand/ours-et-puce.brand.ts'
import { brand as third } from '../../../examples/third-brand/gatto-lupo.brand.ts'

// Words that anything may hold: towns and countries where members and authorities are, the public institutions themselves, what schemas
// enumerate, hours, terms of offers, where a number is found, which the portal says in the same words.
const anybodys =
  /\.(?:authority|supervisor|mediator|city|species|covers|deductible_mode|establishment|time_zone|open|close|country|home|written_for|(?:start|end)_date|transform|(?:terms|hint)\.(?:fr|it))$/

/** Every text within a value by its path, positions of lists left out: companies.FR.name. */
function leavesOf(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]]
  if (Array.isArray(value)) return value.flatMap((item) => leavesOf(item, path))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) => leavesOf(part, `${path}.${name}`))
}

/**
 * Lists the forms in which a text of the brand may be written elsewhere: each shape of a drawing, a colour as pages have it, the domain of
 * an e-mail address, a telephone number without spaces.
 */
function waysOf([path, text]: [string, string]): string[] {
  if (path.startsWith('.logo')) return [text, ...[...text.matchAll(/ d="([^"]+)"/g)].map(([, shape = '']) => shape)]
  if (path.startsWith('.colours')) return [text, toHexColour(text) ?? text]
  const domain = /@(.+)$/.exec(text)?.[1]
  const digits = text.replaceAll(/[\s.-]/g, '')
  return [
    text,
    ...(domain === undefined ? [] : [domain]),
    ...(/^\+?\d{8,}$/.test(digits) ? [digits, digits.replace(/^\+(?:33|39|32)/, '')] : []),
  ]
}

const place = /^(?:\d{4,5} .+|franc(?:e|ia))$/i
const plain = (text: string) => text.replaceAll(/[\s\u00a0\u202f]+/g, ' ')
const textsOf = (brand: object) =>
  new Set(
    leavesOf(brand)
      .filter(([path, text]) => !anybodys.test(path) && !(path.includes('.address') && place.test(text)))
      .flatMap(waysOf)
      .map(plain)
      .filter((text) => text.length > 4 || /^[A-Z]{3}$/.test(text)),
  )

const shared = textsOf(second).union(textsOf(third))

/** Every text of the portal's own brand that the examples' do not share. */
export const textsOfTheFirst: readonly string[] = [...textsOf(first)].filter((text) => !shared.has(text))

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
const any = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${textsOfTheFirst.map(escaped).join('|')})(?![\\p{L}\\p{N}])|coussinet|cuscinetto`,
  'iu',
)

// The format of proofs is one for all portals, and its names are signed (docs/proofs.md).
const ofProofs = /\bcoussinet-(?:entry|heads|key|paper|proof)\/1/g

/** Mention of the first brand in a text, or undefined. */
export const ofTheFirst = (text: string): string | undefined => any.exec(plain(text).replaceAll(ofProofs, ''))?.[0]
