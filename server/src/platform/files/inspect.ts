/** 5 MB: the maximum size of an upload and of a stored picture. */
export const MAX_FILE_BYTES = 5_242_880

export type FileKind = 'jpeg' | 'png' | 'heic' | 'pdf'

const KIND_OF_EXTENSION = new Map<string, FileKind>([
  ['jpg', 'jpeg'],
  ['jpeg', 'jpeg'],
  ['jpe', 'jpeg'],
  ['jfif', 'jpeg'],
  ['png', 'png'],
  ['heic', 'heic'],
  ['heif', 'heic'],
  ['hif', 'heic'],
  ['pdf', 'pdf'],
])

const HEIF_BRANDS = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs', 'mif1', 'msf1'])

/** Media type of an upload if its extension and first bytes agree on an accepted one, else null. */
export function detectFileKind(bytes: Buffer, declared: { name: string; media_type: string }): FileKind | null {
  const extension = /\.([^.]*)$/.exec(declared.name.trim())?.[1]?.toLowerCase() ?? ''
  const kind = KIND_OF_EXTENSION.get(extension)
  if (kind === undefined || kind !== kindByMagic(bytes)) return null
  return isPlausible(declared.media_type, kind) ? kind : null
}

/** Media type recognised by the first bytes of a file; null for one that is not accepted. */
export function kindByMagic(bytes: Buffer): FileKind | null {
  if (bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return 'jpeg'
  if (bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))) return 'png'
  // Some programs write blank lines or a byte order mark first; anything else there is a second format.
  if (/^(?:\xef\xbb\xbf)?[\s\0]*%PDF-\d/.test(bytes.toString('latin1', 0, 1024))) return 'pdf'
  return isHeif(bytes) ? 'heic' : null
}

function isHeif(bytes: Buffer): boolean {
  if (bytes.length < 16 || bytes.toString('latin1', 4, 8) !== 'ftyp') return false
  const end = Math.min(bytes.readUInt32BE(0), 256)
  const brands = [8, ...range(16, end)].map((at) => bytes.toString('latin1', at, at + 4))
  return brands.some((brand) => HEIF_BRANDS.has(brand)) && !brands.includes('avif')
}

function range(from: number, end: number): number[] {
  return Array.from({ length: Math.max(0, Math.floor((end - from) / 4)) }, (_, index) => from + index * 4)
}

// Browsers leave HEIC's type empty and sometimes send "image/jpg"; phones and mail programs send types that say no more than "a file",
// and Windows has one of its own for Acrobat's. Only a type of another family contradicts the file.
const saysNothing =
  /^(?:\*\/\*|(?:application|binary)\/(?:x-)?(?:octet-stream|octet|binary|(?:force-)?download|save|unknown(?:-content-type.*)?))(?:;|$)/

function isPlausible(mediaType: string, kind: FileKind): boolean {
  const type = mediaType.trim().toLowerCase()
  if (type === '' || saysNothing.test(type)) return true
  return kind === 'pdf' ? /pdf|acrobat/.test(type) : type.startsWith('image/')
}
