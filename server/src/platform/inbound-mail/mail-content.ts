import PostalMime, { type Attachment, type Email } from 'postal-mime'
import type { MailAnswer } from '../files/child/answer.ts'
import { fileRefused } from '../files/child/answer.ts'
import { pixelSize } from '../files/image/pixel-size.ts'
import { kindByMagic } from '../files/inspect.ts'
import { type Flow, hideFlow } from './flowed-format.ts'
import { textOfHtml } from './html-text.ts'
import { linesOfFlowedText, linesOfText, type MailLine } from './mail-lines.ts'
import { isForwardedSubject } from './quote-openings.ts'
import { splitReply } from './reply-parser.ts'

/** Maximum number of parts examined: each costs memory, however small it is. */
const mostParts = 500
/** maximum characters read of a text or of HTML; a quote may be long */
const longestRead = 1_000_000
/** maximum characters of the sender's text; a longer one is refused for its length */
const longestText = 20_000
/** maximum number of returned files; more are refused for their number */
const mostFiles = 20

/** Reads what somebody wrote in a mail, what their program quotes, and the attached files. */
export async function readContent(raw: Buffer): Promise<MailAnswer> {
  if (countParts(raw) > mostParts) throw fileRefused('file_too_complex')
  const { raw: unfolded, flow } = hideFlow(raw)
  const mail = await PostalMime.parse(unfolded, {
    forceRfc822Attachments: true,
    maxNestingDepth: 30,
    maxHeadersSize: 512 * 1024,
  })
  const pictures = mail.attachments.filter((part) => !isOrnament(part))
  const lines = await linesOf(mail, flow)
  const is_forwarded = isForwardedSubject(mail.subject ?? '')
  const parts = splitReply(lines, { is_forwarded, has_files: pictures.length > 0 })
  // A small picture is an answer if the mail contains nothing else.
  const isSilent = pictures.length === 0 && parts.reply === '' && parts.forwarded === ''
  const sent = isSilent ? mail.attachments.filter(isPicture) : pictures
  return {
    ok: true,
    text: parts.reply.slice(0, longestText),
    // Not shortened, because text that is too long is refused.
    forwarded: parts.forwarded,
    quoted_text: parts.quoted,
    files: sent.slice(0, mostFiles).map((part) => ({
      name: nameOf(part),
      media_type: part.mimeType,
      bytes: bytesOf(part),
    })),
  }
}

/** Lines that may begin a part: two hyphens and more. */
function countParts(raw: Buffer): number {
  let count = 0
  for (let at = raw.indexOf('\n--'); at >= 0 && count <= mostParts; at = raw.indexOf('\n--', at + 3))
    if (raw[at + 3] !== 0x0d && raw[at + 3] !== 0x0a && raw[at + 3] !== 0x20) count += 1
  return count
}

async function linesOf({ text, html }: Email, flow: Flow): Promise<MailLine[]> {
  const isText = text !== undefined && text.trim() !== ''
  const body = isText ? text : (html ?? '')
  if (body.length > longestRead) throw fileRefused('file_too_complex')
  if (!isText) return linesOfText(await textOfHtml(body))
  return flow ? linesOfFlowedText(text, flow) : linesOfText(text)
}

const bytesOf = ({ content }: Attachment): Uint8Array =>
  typeof content === 'string'
    ? Buffer.from(content)
    : content instanceof ArrayBuffer
      ? new Uint8Array(content)
      : content

const extensions: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/heic': 'heic',
  'image/heif': 'heic',
  'application/pdf': 'pdf',
}

/** File name of a part; an inline picture may have none, or one without an extension. */
function nameOf({ filename, mimeType }: Attachment): string {
  const name = filename?.trim() || 'document'
  const extension = extensions[mimeType]
  return extension === undefined || /\.[a-z\d]{1,5}$/i.test(name) ? name : `${name}.${extension}`
}

/** pixels below which a picture is a portrait or logo of the sender: 500 by 300 */
const mostOfLogo = 150_000
/** bytes below which an inline picture is a line or a tracking pixel */
const leastPicture = 4096

// Parts that programs add and no handler opens: signatures, keys, business cards, appointments.
const added =
  /^(?:application\/(?:(?:x-)?pkcs7-signature|pgp-signature|pgp-keys|ms-tnef|ics)|text\/(?:calendar|(?:x-)?v-?card))$/i

/**
 * Tells whether a part is not a file that somebody attached: a signature's logo, a business card, an appointment, or a
 * small inline picture. An inline photograph is a file.
 */
function isOrnament(part: Attachment): boolean {
  if (added.test(part.mimeType)) return true
  const isShown = part.related === true || part.disposition === 'inline' || part.contentId !== undefined
  if (!isShown || part.disposition === 'attachment' || !part.mimeType.startsWith('image/')) return false
  if (!isPicture(part)) return true
  const bytes = Buffer.from(bytesOf(part))
  const kind = kindByMagic(bytes)
  const size = kind === null || kind === 'pdf' ? null : pixelSize(kind, bytes)
  return size !== null && size.width * size.height <= mostOfLogo
}

/** Tells whether a part is a picture of an accepted kind, and no line or tracking pixel. */
function isPicture(part: Attachment): boolean {
  const bytes = Buffer.from(bytesOf(part))
  const kind = kindByMagic(bytes)
  return bytes.length >= leastPicture && kind !== null && kind !== 'pdf'
}
