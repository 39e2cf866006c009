import PostalMime, { type Attachment, type Email } from 'postal-mime'
import type { MailAnswer } from '../files/child/answer.ts'
import { fileRefused } from '../files/child/answer.ts'
import { pixelSize } from '../files/image/pixel-size.ts'
import { kindByMagic } from '../files/inspect.ts'
import { ownWords } from './own-words.ts'

/** Parts of a mail that are looked at: each costs memory, however small it is. */
const mostParts = 500
/** letters that are read of a text or of HTML; a quote may be long */
const longestRead = 1_000_000
/** letters of what is answered: one that is longer is refused by its length */
const longestText = 20_000
/** files that are answered: one that brings more is refused by their number */
const mostFiles = 20

/** Reads what somebody wrote in a mail, and the files that they sent with it. */
export async function readContent(raw: Buffer): Promise<MailAnswer> {
  if (countParts(raw) > mostParts) throw fileRefused('file_too_complex')
  const mail = await PostalMime.parse(raw, {
    forceRfc822Attachments: true,
    maxNestingDepth: 30,
    maxHeadersSize: 512 * 1024,
  })
  const files = mail.attachments.filter((part) => !isOrnament(part)).slice(0, mostFiles)
  return {
    ok: true,
    text: ownWords(await textOf(mail)).slice(0, longestText),
    files: files.map((part) => ({
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

async function textOf({ text, html }: Email): Promise<string> {
  if (text !== undefined && text.trim() !== '') return text.slice(0, longestRead)
  return html === undefined ? '' : textOfHtml(html.slice(0, longestRead))
}

/** HTML as text. The parser writes it where a mail has parts of both kinds, so it is given such a one, with an empty text. */
async function textOfHtml(html: string): Promise<string> {
  const both = `Content-Type: multipart/mixed; boundary=both

--both
Content-Type: text/plain

--both
Content-Type: text/html; charset=utf-8
Content-Transfer-Encoding: base64

${Buffer.from(html.replaceAll(/<a\b[^>]{0,2000}>/gi, '')).toString('base64')}
--both--`
  return (await PostalMime.parse(both)).text ?? ''
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

/** The name that a part was given; a picture that was put into the text may have none, or one without its kind. */
function nameOf({ filename, mimeType }: Attachment): string {
  const name = filename?.trim() || 'document'
  const extension = extensions[mimeType]
  return extension === undefined || /\.[a-z\d]{1,5}$/i.test(name) ? name : `${name}.${extension}`
}

/** pixels of a picture that stands for its writer, not for what they tell: 500 by 300 */
const mostOfLogo = 150_000
/** bytes below which a picture in a text is a line or a mark that counts readers */
const leastPicture = 4096

// What programs add by themselves, and no handler opens.
const added = /^(?:application\/(?:(?:x-)?pkcs7-signature|pgp-signature|pgp-keys|ms-tnef)|text\/(?:x-)?v-?card)$/i

/**
 * Tells whether a part is none of the files that somebody sent: the mark of a signature, a card, or a small picture that stands in
 * the text. A photograph that was put into the text is a file.
 */
function isOrnament(part: Attachment): boolean {
  if (added.test(part.mimeType)) return true
  const isShown = part.related === true || part.disposition === 'inline' || part.contentId !== undefined
  if (!isShown || part.disposition === 'attachment' || !part.mimeType.startsWith('image/')) return false
  const bytes = Buffer.from(bytesOf(part))
  if (bytes.length < leastPicture) return true
  const kind = kindByMagic(bytes)
  if (kind === null || kind === 'pdf') return true
  const size = pixelSize(kind, bytes)
  return size !== null && size.width * size.height <= mostOfLogo
}
