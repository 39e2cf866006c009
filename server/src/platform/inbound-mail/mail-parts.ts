import type { Attachment } from 'postal-mime'
import { pixelSize } from '../files/image/pixel-size.ts'
import { kindByMagic } from '../files/inspect.ts'
import { isTnef, readTnef } from './tnef.ts'

/** pixels below which a picture is a portrait or logo of the sender: 500 by 300 */
const mostOfLogo = 150_000
/** bytes below which an inline picture is a line or a tracking pixel */
const leastPicture = 4096

/** Parts of a mail beside its text. */
export type MailParts = {
  /** files that somebody attached */
  files: Attachment[]
  /** pictures that are files if the mail contains nothing else */
  pictures: Attachment[]
  /** text after a picture, which Exchange turns into a file */
  continuations: Attachment[]
}

/** Tells what somebody attached from what programs add to a mail. */
export function sortParts(attachments: readonly Attachment[]): MailParts {
  const parts = attachments.flatMap(unwrap).filter((part) => !isAdded(part))
  const others = parts.filter((part) => !isContinuation(part))
  const files = others.filter((part) => !isOrnament(part))
  return {
    files: files.some(isPdf) ? files.filter((part) => !isInvoiceData(part)) : files,
    pictures: others.filter(isPicture),
    continuations: parts.filter(isContinuation),
  }
}

/** Content of a part, which is not copied. */
export function toBytes({ content }: Attachment): Buffer {
  if (typeof content === 'string') return Buffer.from(content)
  if (content instanceof ArrayBuffer) return Buffer.from(content)
  return Buffer.from(content.buffer, content.byteOffset, content.byteLength)
}

const extensions: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/heic': 'heic',
  'image/heif': 'heic',
  'application/pdf': 'pdf',
}

/** File name of a part; an inline picture may have none, or one without an extension. */
export function toFileName({ filename, mimeType }: Attachment): string {
  const name = filename?.trim() || 'document'
  const extension = extensions[mimeType]
  return extension === undefined || /\.[a-z\d]{1,5}$/i.test(name) ? name : `${name}.${extension}`
}

/** Files inside Outlook's own wrapping; a wrapping that is cut short stays a file, which is refused. */
function unwrap(part: Attachment): Attachment[] {
  const bytes = toBytes(part)
  if (!isTnef(bytes)) return [part]
  const files = readTnef(bytes)
  if (files === null) return [{ ...part, mimeType: 'application/octet-stream' }]
  return files.map(({ name, media_type, bytes: content }) => ({
    filename: name,
    mimeType: media_type,
    disposition: null,
    // It does not say which pictures are the signature’s.
    related: true,
    content,
  }))
}

// Parts that programs add and no handler opens: signatures, keys, business cards, appointments, what a Mac knows of a file. Relays
// and programs that do not know a type call it a stream of bytes.
const addedTypes =
  /^(?:application\/(?:(?:x-)?pkcs7-signature|pgp-signature|pgp-keys|applefile|ics)|text\/(?:calendar|(?:x-)?v-?card|directory))$/i
const addedNames = /\.(?:p7s|asc|sig|ics|vcf|mso)$/i

function isAdded({ mimeType, filename, disposition }: Attachment): boolean {
  if (addedTypes.test(mimeType)) return true
  if (mimeType === 'application/octet-stream' && addedNames.test(filename ?? '')) return true
  // Another form of the text, for watches and old programs, or a copy of the header.
  return mimeType.startsWith('text/') && !filename && disposition !== 'attachment'
}

const isPdf = (part: Attachment): boolean => kindByMagic(toBytes(part)) === 'pdf'

// Italy's exchange names them so (IT01234567890_a1b2c.xml.p7m). The others are those of Factur-X, and of Peppol.
const exchanged = /^[a-z]{2}[a-z\d]{11,16}_[a-z\d]{1,5}\.xml(?:\.p7m)?$/i
const invoiceRoots = /<(?:[\w.-]+:)?(?:FatturaElettronica|CrossIndustryInvoice|Invoice|CreditNote)[\s>]/

/** Tells whether a part is an electronic invoice, which practices' programs attach beside the same invoice as a PDF. */
function isInvoiceData(part: Attachment): boolean {
  const name = part.filename ?? ''
  return exchanged.test(name) || (/\.xml$/i.test(name) && invoiceRoots.test(toBytes(part).toString('latin1', 0, 4096)))
}

/** Tells whether a part is the text below a picture, as Exchange splits an iPhone's mail (ATT00001.txt, ATT00001.htm). */
const isContinuation = ({ mimeType, filename }: Attachment): boolean =>
  /^text\/(?:plain|html)$/i.test(mimeType) && /^ATT\d{5,}(?: \d+)?\.(?:txt|html?)$/i.test(filename ?? '')

/**
 * Tells whether a part is not a file that somebody attached: a signature's logo, or a small inline picture. An inline
 * photograph is a file.
 */
function isOrnament(part: Attachment): boolean {
  const isShown = part.related === true || part.disposition === 'inline' || part.contentId !== undefined
  if (!isShown || !part.mimeType.startsWith('image/')) return false
  const bytes = toBytes(part)
  const kind = kindByMagic(bytes)
  // A drawing that is part of the text, which some programs call an attachment: nobody photographs a bill as one.
  if (part.related === true && part.contentId !== undefined && kind === null) return true
  if (part.disposition === 'attachment') return false
  if (!isPicture(part)) return true
  const size = kind === null || kind === 'pdf' ? null : pixelSize(kind, bytes)
  return size !== null && size.width * size.height <= mostOfLogo
}

/** Tells whether a part is a picture of an accepted kind, and no line or tracking pixel. */
function isPicture(part: Attachment): boolean {
  const bytes = toBytes(part)
  const kind = kindByMagic(bytes)
  return bytes.length >= leastPicture && kind !== null && kind !== 'pdf'
}
