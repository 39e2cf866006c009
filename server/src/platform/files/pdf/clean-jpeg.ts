const MARKER = 0xff
const START_OF_IMAGE = 0xd8
const END_OF_IMAGE = 0xd9
const START_OF_SCAN = 0xda
const JFIF = 0xe0
const ADOBE = 0xee

// Frames (SOF0 to SOF15, DHT and DAC among them), scans and their tables, DNL, DRI, DHP and EXP: the segments that
// pixels need.
const isNeeded = (marker: number) =>
  (marker >= 0xc0 && marker <= 0xcf && marker !== 0xc8) || (marker >= START_OF_SCAN && marker <= 0xdf)
const isRestart = (marker: number) => marker >= 0xd0 && marker <= 0xd7

export type CleanJpeg = { bytes: Uint8Array; /** end of the picture in the given bytes */ end: number }

/**
 * Reduces a JPEG to the segments that its pixels need, up to its end: no comment, Exif, thumbnail, profile or second
 * picture. Of the application segments, only the fixed parts of JFIF and Adobe stay, which the colours need. Throws for
 * anything but a plain JPEG.
 */
export function cleanJpeg(bytes: Uint8Array): CleanJpeg {
  if (bytes[0] !== MARKER || bytes[1] !== START_OF_IMAGE) throw new Error('Not a JPEG')
  const segments = [bytes.subarray(0, 2)]
  let at = 2
  let hasScan = false
  while (at < bytes.length) {
    if (bytes[at] !== MARKER) throw new Error('A broken JPEG')
    const marker = bytes[at + 1]
    if (marker === MARKER) {
      at += 1
      continue
    }
    if (marker === undefined || marker === START_OF_IMAGE) break
    if (marker === END_OF_IMAGE) {
      at += 2
      break
    }
    const next = at + 2 + lengthAt(bytes, at + 2)
    const segment = bytes.subarray(at, next)
    if (marker === JFIF) segments.push(...jfifOf(segment))
    else if (marker === ADOBE) segments.push(...adobeOf(segment))
    else if (isNeeded(marker)) segments.push(segment)
    at = next
    if (marker === START_OF_SCAN) {
      hasScan = true
      at = endOfScan(bytes, at)
      segments.push(bytes.subarray(next, at))
    }
  }
  if (!hasScan) throw new Error('A JPEG without a picture')
  return { bytes: Buffer.concat([...segments, Buffer.from([MARKER, END_OF_IMAGE])]), end: Math.min(at, bytes.length) }
}

function lengthAt(bytes: Uint8Array, at: number): number {
  const [high, low] = [bytes[at], bytes[at + 1]]
  if (high === undefined || low === undefined) throw new Error('A JPEG cut short')
  return high * 256 + low
}

/** Position of the next marker, skipping stuffing and restarts. */
function endOfScan(bytes: Uint8Array, from: number): number {
  let at = from
  for (;;) {
    at = bytes.indexOf(MARKER, at)
    const next = at < 0 ? undefined : bytes[at + 1]
    if (next === undefined) return bytes.length
    if (next === 0 || isRestart(next)) at += 2
    else if (next === MARKER) at += 1
    else return at
  }
}

/** JFIF's segment without its thumbnail; nothing of JFXX, which is one. */
function jfifOf(segment: Uint8Array): Uint8Array[] {
  if (segment.length < 18 || Buffer.from(segment.subarray(4, 9)).toString('latin1') !== 'JFIF\0') return []
  const head = Uint8Array.from(segment.subarray(0, 18))
  head.set([0, 16], 2)
  head.set([0, 0], 16)
  return [head]
}

function adobeOf(segment: Uint8Array): Uint8Array[] {
  if (segment.length < 16 || Buffer.from(segment.subarray(4, 9)).toString('latin1') !== 'Adobe') return []
  const head = Uint8Array.from(segment.subarray(0, 16))
  head.set([0, 14], 2)
  return [head]
}
