import { address, attributionAt, dayInFull, hour } from './attributions.ts'
import type { MailLine } from './mail-lines.ts'

/** Lines that a program writes before a quoted or forwarded mail. */
export type QuoteOpening = {
  kind: 'reply' | 'forward'
  lines: number
  /** certainly a program's, so that unmarked text below is quoted */
  is_certain: boolean
}

/** Finds the lines of a program before a quoted or forwarded mail; null if a person may have written them. */
export function quoteOpeningAt(lines: readonly MailLine[], at: number): QuoteOpening | null {
  const text = lines[at]?.text.trim() ?? ''
  if (forwarding.test(text)) return { kind: 'forward', lines: 1, is_certain: true }
  if (replying.test(text)) return { kind: 'reply', lines: 1, is_certain: true }
  if (beginsHead(lines, at)) return { kind: 'reply', lines: 1, is_certain: true }
  const attribution = attributionAt(lines, at)
  return attribution && { kind: 'reply', ...attribution }
}

const hyphened = (words: readonly string[]) => new RegExp(`^\\**-{2,}\\s*(?:${words.join('|')})\\s*-{2,}\\**$`, 'iu')

/** Lines before a mail that is answered. */
const replying = hyphened([
  "message d[’']origine",
  'message original',
  'message initial',
  'mail original',
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
  'mail transféré',
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
/** Lines before a mail that is forwarded. */
const forwarding = new RegExp(
  `${hyphened(forwardingWords).source}|^\\**(?:${forwardingBegins.join('|')})\\s*:\\**$`,
  'iu',
)

/** Subject prefixes of a forwarded mail. */
const forwardMark = /^(?:(?:re|r|rép|aw|antw|sv)\s?:\s*)*(?:tr|fw|fwd|i|inoltra|doorst|wg)\s?:/iu
export const isForwardedSubject = (subject: string): boolean => forwardMark.test(subject.trim())

/**
 * Field names in the headers that mail programs write before quotes, in the languages of the three countries and
 * English.
 */
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
 * Tells whether a quoted header begins at a line: sender, date and subject, in any order. A person may write such lines
 * too, but a program includes an address, or the day with the time. Without colons the lines must be consecutive.
 */
function beginsHead(lines: readonly MailLine[], at: number): boolean {
  const first = headLineOf(lines[at]?.text ?? '')
  if (first === null) return false
  const found = new Set<HeadLine>()
  let isProgram = false
  for (let next = at; next < Math.min(lines.length, at + longestHead); next += 1) {
    const text = lines[next]?.text ?? ''
    const line = headLineOf(text)
    if (line !== null && line.has_colon === first.has_colon) {
      found.add(line.kind)
      isProgram ||= line.kind === 'date' ? hour.test(text) && dayInFull.test(text) : address.test(text)
    } else if (text.trim() !== '' && !(first.has_colon && mayStandBetween.test(text))) break
    if (isProgram && found.has('from') && found.has('date') && found.has('subject')) return true
  }
  return false
}

// Lists of recipients may span lines, and some headers have unusual fields.
const mayStandBetween = /[@<;]|^[\s*]*\p{L}[\p{L} -]{0,20}\s?:/u

function headLineOf(text: string): { kind: HeadLine; has_colon: boolean } | null {
  const begin = text
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

/** Longer names first: « Envoyé le » before « Envoyé ». */
const bareHead = new RegExp(
  `^(${[...headKinds.keys()].toSorted((one, other) => other.length - one.length).join('|')})(?:\\s|$)`,
  'iu',
)
