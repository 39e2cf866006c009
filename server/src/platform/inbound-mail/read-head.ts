import PostalMime from 'postal-mime'
import { checkAuthenticity, resultsOfRelay } from './authentication-results.ts'
import { refused } from './mail-refusal.ts'

/** Facts of a mail that are examined before its content. */
export type Head = {
  /** written by a program: an absence notice, a list, a report */
  is_automatic: boolean
  /** Italian certified mail (PEC): what the provider wrapped, under its own address */
  is_certified: boolean
  /** address in `From`, if the trusted relay verified it; else null */
  sender: string | null
  /** the relay could not verify the sender, and may do so later */
  is_unsettled: boolean
  message_id: string | null
  date: string | null
}

// Far more than relays write: Postfix cuts a header at 100 KB.
const longestHead = 256 * 1024

/** Parses the header of a mail; throws a refusal if it does not end. */
export async function readHead(raw: Buffer, { authserv_id }: { authserv_id: string }): Promise<Head> {
  const begin = raw.subarray(0, longestHead)
  const end = [begin.indexOf('\r\n\r\n'), begin.indexOf('\n\n')].filter((place) => place >= 0)
  if (end.length === 0 && raw.length > longestHead) throw refused('malformed', '5.6.0', 'The header is too long')
  const { headers, subject = '' } = await PostalMime.parse(begin.subarray(0, Math.min(...end, begin.length)))
  const all = (name: string) => headers.flatMap(({ key, value }) => (key === name ? [value] : []))
  const address = addressOf(all('from'))
  const [, domain = ''] = address?.split('@') ?? []
  const results = resultsOfRelay(headers, authserv_id)
  const found = address === null ? 'unproven' : checkAuthenticity(results, { authserv_id, domain })
  return {
    is_automatic: isAutomatic(all) || absence.test(subject.normalize('NFC').trim()),
    is_certified: isCertified(all, subject),
    sender: found === 'proven' ? address : null,
    is_unsettled: found === 'unsettled',
    message_id: all('message-id')[0]?.trim() || null,
    date: all('date')[0]?.trim() || null,
  }
}

/**
 * The single address of the single `From`; null if two programs may parse it differently, because the relay that
 * verified it is another program.
 */
function addressOf(fields: readonly string[]): string | null {
  const [field = ''] = fields
  if (fields.length !== 1 || field.length > 1000) return null
  const bare = field
    .replaceAll(/"(?:[^"\\]|\\.)*"/g, ' ')
    .replaceAll(/\([^()]*\)/g, ' ')
    .trim()
  const [, named, alone] =
    /^(?:[^<>@,;:"()]*<\s*([^<>@,;:"()\s]+@[^<>@,;:"()\s]+)\s*>|([^<>@,;:"()\s]+@[^<>@,;:"()\s]+))$/.exec(bare) ?? []
  return named ?? alone ?? null
}

/**
 * Words that programs write before the subject of a mail that they answer while somebody is away. Some of them say it
 * nowhere else. People answer with “Re:”.
 */
const absence = new RegExp(
  `^(?:${[
    'réponse automatique',
    'absence du bureau',
    'absente?(?:\\(e\\))? du bureau',
    'risposta automatica',
    'fuori (?:sede|ufficio)',
    'automatisch antwoord',
    'niet aanwezig',
    'afwezigheidsbericht',
    'automatische antwort',
    'abwesenheitsnotiz',
    'auto(?:matic)?[- ]?reply',
    'out of (?:the )?office(?: autoreply)?',
  ].join('|')})\\s?:\\s*\\S`,
  'iu',
)

/** Providers wrap what was written and set their own `From` (RFC 6109 §3.1.5); relays may drop the field that says so. */
const isCertified = (all: (name: string) => string[], subject: string): boolean =>
  all('x-trasporto').some((value) => value.trim().toLowerCase() === 'posta-certificata') ||
  (/^posta certificata:/i.test(subject.trim()) && all('from').some((value) => /\bper conto di:/i.test(value)))

/** RFC 3834 and earlier conventions. Answering such a mail could cause a loop. */
function isAutomatic(all: (name: string) => string[]): boolean {
  const says = (name: string, words: RegExp) => all(name).some((value) => words.test(value.trim()))
  return (
    says('auto-submitted', /^(?!no\b)/i) ||
    says('precedence', /^(?:bulk|junk|list|auto[_-]?reply)\b/i) ||
    ['x-autoreply', 'x-autorespond', 'x-autoresponder', 'x-mail-autoreply'].some((name) => says(name, /^(?!no\b)/i)) ||
    // The last is on receipts of certified mail.
    ['list-id', 'x-failed-recipients', 'x-autoreply-from', 'x-ricevuta'].some((name) => all(name).length > 0) ||
    says('content-type', /^multipart\/report\b/i)
  )
}
