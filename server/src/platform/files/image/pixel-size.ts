import type { FileKind } from '../inspect.ts'

export const MAX_PIXELS = 50_000_000
/** limit for HEIC, whose decoder takes some 700 MB for 24 million pixels */
export const MAX_HEIC_PIXELS = 30_000_000

export type PixelSize = { width: number; height: number }

/** Size in pixels from a picture's header, read without decoding; null if there is none. */
export function pixelSize(kind: Exclude<FileKind, 'pdf'>, bytes: Buffer): PixelSize | null {
  const size = kind === 'png' ? sizeOfPng(bytes) : kind === 'jpeg' ? sizeOfJpeg(bytes) : sizeOfHeic(bytes)
  return size === null || size.width === 0 || size.height === 0 ? null : size
}

function sizeOfPng(bytes: Buffer): PixelSize | null {
  if (bytes.length < 24 || bytes.toString('latin1', 12, 16) !== 'IHDR') return null
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }
}

function sizeOfJpeg(bytes: Buffer): PixelSize | null {
  let at = 2
  while (at + 9 <= bytes.length) {
    if (bytes[at] !== 0xff) return null
    const marker = bytes.readUInt8(at + 1)
    if (marker === 0xff) {
      at += 1
    } else if (marker === 0xd9 || marker === 0xda) {
      return null
    } else if (isFrame(marker)) {
      return { width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) }
    } else {
      at += 2 + bytes.readUInt16BE(at + 2)
    }
  }
  return null
}

// SOF0 to SOF15, without the three codes among them for tables: DHT, JPG and DAC.
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc
}

// The largest `ispe` box wherever it is: a phone's picture has one for each tile and one for the whole.
function sizeOfHeic(bytes: Buffer): PixelSize | null {
  let largest: PixelSize | null = null
  for (let at = bytes.indexOf('ispe'); at >= 0; at = bytes.indexOf('ispe', at + 4)) {
    if (at < 4 || at + 16 > bytes.length || bytes.readUInt32BE(at - 4) !== 20) continue
    const size = { width: bytes.readUInt32BE(at + 8), height: bytes.readUInt32BE(at + 12) }
    if (largest === null || size.width * size.height > largest.width * largest.height) largest = size
  }
  return largest
}
