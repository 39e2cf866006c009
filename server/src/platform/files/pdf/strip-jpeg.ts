const START_OF_SCAN = 0xda
const COMMENT = 0xfe

/** A JPEG without comments and without application segments but JFIF's and Adobe's, which its colours need; the picture's own bytes stay. */
export function stripJpegMetadata(bytes: Uint8Array): Uint8Array {
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return bytes
  const kept = [bytes.subarray(0, 2)]
  let at = 2
  for (;;) {
    const marker = bytes[at + 1]
    const high = bytes[at + 2]
    const low = bytes[at + 3]
    // Not the plain sequence of segments that a camera writes: better no picture than an unread one.
    if (bytes[at] !== 0xff || marker === undefined || high === undefined || low === undefined) throw new Error('A broken JPEG')
    if (marker === START_OF_SCAN) break
    const next = at + 2 + high * 256 + low
    const isMetadata = marker === COMMENT || (marker > 0xe0 && marker <= 0xef && marker !== 0xee)
    if (!isMetadata) kept.push(bytes.subarray(at, next))
    at = next
  }
  kept.push(bytes.subarray(at))
  return Buffer.concat(kept)
}
