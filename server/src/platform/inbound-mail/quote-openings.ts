import { address, attributionAt, dayInFull, hour } from './attributions.ts'
import type { MailLine } from './mail-lines.ts'

/** Lines that a program writes before a mail that it quotes or passes on. */
export type QuoteOpening = {
  kind: 'reply' | 'forward'
  lines: number
  /** A program's for certain, so that even words without marks below are those of before. */
  is_certain: boolean
}

/** Finds what a program writes before a mail that it quotes or passes on, at a line; null where a person may have written it. */
export function quoteOpeningAt(lines: readonly MailLine[], at: number): QuoteOpening | null {
  const said = lines[at]?.said.trim() ?? ''
  if (forwarding.test(said)) return { kind: 'forward', lines: 1, is_certain: true }
  if (replying.test(said)) return { kind: 'reply', lines: 1, is_certain: true }
  if (beginsHead(lines, at)) return { kind: 'reply', lines: 1, is_certain: true }
  const attribution = attributionAt(lines, at)
  return attribution && { kind: 'reply', ...attribution }
}

const hyphened = (words: readonly string[]) => new RegExp(`^\\**-{2,}\\s*(?:${words.join('|')})\\s*-{2,}\\**$`, 'iu')

/** Lines that stand alone before what somebody answers. */
const replying = hyphened([
  "message d[’']origine",
  'message original',
  'message initial',
  'messaggio originale',
  'oorspronkelijk bericht',
  'origineel bericht',
  'urspr[üu]ngliche nachricht',
  'original message',
  'reply message',
])

const forwardingWords = [
  'message transféré',
  'message réexpédié',
  'messaggio inoltrato',
  'doorgestuurd bericht',
  'weitergeleitete nachricht',
  'forwarded message',
]
const forwardingBegins = [
  'début du message (?:transféré|réexpédié)',
  'inizio (?:del )?messaggio inoltrato',
  'begin doorgestuurd bericht',
  'anfang der weitergeleiteten nachricht',
  'begin forwarded message',
]
/** Lines that stand alone before what somebody passes on. */
const forwarding = new RegExp(
  `${hyphened(forwardingWords).source}|^\\**(?:${forwardingBegins.join('|')})\\s*:\\**$`,
  'iu',
)

/** Marks of a mail that is passed on, at the beginning of its subject. */
const forwardMark = /^(?:(?:re|r|rép|aw|antw|sv)\s?:\s*)*(?:tr|fw|fwd|i|inoltra|doorst|wg)\s?:/iu
export const isForwardedSubject = (subject: string): boolean => forwardMark.test(subject.trim())

/** Kinds of lines in the heads that mail programs put before what they quote, in the languages of the three countries and English. */
const headLines = {
  from: 'de,da,van,von,from,expéditeur,mittente,afzender,absender',
  date: 'envoyé,envoyé le,date,date d’envoi,message du,inviato,inviato il,data,verzonden,verzonden op,datum,gesendet,sent',
  to: 'à,a,pour,copie,copie à,répondre à,destinataire,per,destinatario,rispondi a,aan,antwoord aan,an,kopie,antwort an,to,cc,cci,ccn,bcc,reply-to',
  subject: 'objet,sujet,oggetto,onderwerp,betreff,subject',
} as const
type HeadLine = keyof typeof headLines
const headKinds = new Map<string, HeadLine>(
  (['from', 'date', 'to', 'subject'] as const).flatMap((kind) =>
    headLines[kind].split(',').map((word) => [word, kind] as const),
  ),
)
const longestHead = 14

/**
 * Tells whether a head begins at a line: who, when and about what, one below the other, in any order. Somebody may write such
 * lines too: a program names an address in them, or the day with the hour. Without colons no other line stands between them.
 */
function beginsHead(lines: readonly MailLine[], at: number): boolean {
  const first = headLineOf(lines[at]?.said ?? '')
  if (first === null) return false
  const found = new Set<HeadLine>()
  let isProgram = false
  for (let next = at; next < Math.min(lines.length, at + longestHead); next += 1) {
    const said = lines[next]?.said ?? ''
    const line = headLineOf(said)
    if (line !== null && line.has_colon === first.has_colon) {
      found.add(line.kind)
      isProgram ||= line.kind === 'date' ? hour.test(said) && dayInFull.test(said) : address.test(said)
    } else if (said.trim() !== '' && !(first.has_colon && mayStandBetween.test(said))) break
    if (isProgram && found.has('from') && found.has('date') && found.has('subject')) return true
  }
  return false
}

// A list of recipients goes on below, and some heads have lines that nobody else has.
const mayStandBetween = /[@<;]|^[\s*]*\p{L}[\p{L} -]{0,20}\s?:/u

function headLineOf(said: string): { kind: HeadLine; has_colon: boolean } | null {
  const begin = said
    .slice(0, 40)
    .replace(/^[\s*]+/, '')
    .replaceAll("'", '’')
  const [, word = ''] = /^(\p{L}[\p{L} ’-]{0,14}?)\s{0,2}\*{0,2}\s?:/u.exec(begin) ?? []
  const kind = headKinds.get(word.toLowerCase())
  if (kind) return { kind, has_colon: true }
  const bare = bareHead.exec(begin)?.[1]?.toLowerCase()
  const bareKind = bare === undefined ? undefined : headKinds.get(bare)
  return bareKind ? { kind: bareKind, has_colon: false } : null
}

/** Longer words first: « Envoyé le » is none that says « Envoyé ». */
const bareHead = new RegExp(
  `^(${[...headKinds.keys()].toSorted((one, other) => other.length - one.length).join('|')})(?:\\s|$)`,
  'iu',
)
