export type PhotoFormat = 'pdf' | 'jpeg' | 'png' | 'heic'

type FormatNames = { mime: string; extensions: readonly [string, ...string[]] }

const names: Record<PhotoFormat, FormatNames> = {
  pdf: { mime: 'application/pdf', extensions: ['pdf'] },
  jpeg: { mime: 'image/jpeg', extensions: ['jpg', 'jpeg', 'jpe', 'jfif'] },
  png: { mime: 'image/png', extensions: ['png'] },
  heic: { mime: 'image/heic', extensions: ['heic', 'heif', 'hif'] },
}

const acceptedExtensions = Object.values(names).flatMap(({ extensions }) => extensions)

/** Values of `<input accept>`: both MIME types and extensions, since many systems know only one of the two for HEIC. */
export const acceptedPhotos = [
  ...Object.values(names).map(({ mime }) => mime),
  'image/heif',
  ...acceptedExtensions.map((extension) => `.${extension}`),
].join(',')

/** Number of first bytes that `detectPhotoFormat` needs; enough for every `ftyp` box found in practice. */
export const formatHeadBytes = 128

const heifCodedWithHevc = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs']
const heifOfAnyCodec = ['mif1', 'msf1', 'mif2']

/** Detects a format by the file's first bytes; the name decides only for a HEIF container without a codec. */
export function detectPhotoFormat(head: Uint8Array, name: string): PhotoFormat | null {
  if (startsWith(head, [0xff, 0xd8, 0xff])) return 'jpeg'
  if (startsWith(head, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'png'
  if (letters(head, 0, 5) === '%PDF-') return 'pdf'
  return letters(head, 4, 8) === 'ftyp' && isHeic(head, name) ? 'heic' : null
}

function isHeic(head: Uint8Array, name: string): boolean {
  const major = letters(head, 8, 12)
  if (heifCodedWithHevc.includes(major)) return true
  if (!heifOfAnyCodec.includes(major)) return false
  const compatible = compatibleBrands(head)
  if (compatible.some((brand) => heifCodedWithHevc.includes(brand))) return true
  return (
    !compatible.includes('avif') && !compatible.includes('avis') && names.heic.extensions.includes(extensionOf(name))
  )
}

function compatibleBrands(head: Uint8Array): string[] {
  const boxBytes = new DataView(head.buffer, head.byteOffset, head.byteLength).getUint32(0)
  const brands: string[] = []
  for (let at = 16; at + 4 <= Math.min(boxBytes, head.length); at += 4) brands.push(letters(head, at, at + 4))
  return brands
}

/** File name with the extension of its content: `IMG_1.HEIC` converted to JPEG is `IMG_1.jpg`. */
export function nameAs(format: PhotoFormat, name: string): string {
  const extension = extensionOf(name)
  if (names[format].extensions.includes(extension)) return name
  const stem = acceptedExtensions.includes(extension) ? name.slice(0, -extension.length - 1) : name
  return `${stem}.${names[format].extensions[0]}`
}

export function getMimeType(format: PhotoFormat): string {
  return names[format].mime
}

function extensionOf(name: string): string {
  const dot = name.lastIndexOf('.')
  return dot < 0 ? '' : name.slice(dot + 1).toLowerCase()
}

function startsWith(head: Uint8Array, magic: readonly number[]): boolean {
  return magic.every((byte, at) => head[at] === byte)
}

function letters(head: Uint8Array, from: number, to: number): string {
  return String.fromCharCode(...head.subarray(from, to))
}
