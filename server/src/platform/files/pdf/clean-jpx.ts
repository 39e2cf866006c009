import { cleanIcc } from './clean-icc.ts'

// Signature, file type, header and codestream: the boxes that JPXDecode reads. Not uuid, xml, uinf, jp2i, asoc, res and
// other descriptive ones.
const BOXES = new Set(['jP  ', 'ftyp', 'jp2h', 'jp2c'])
const HEADER_BOXES = new Set(['ihdr', 'bpcc', 'colr', 'pclr', 'cmap', 'cdef'])

const START_OF_TILE = 0xff90
const START_OF_DATA = 0xff93
const END_OF_CODESTREAM = 0xffd9
const COMMENT = 0xff64

/** Reduces a JPEG 2000 picture, bare or in boxes, to its pixels and colours. Throws for anything else. */
export function cleanJpx(given: Uint8Array): Uint8Array {
  const bytes = Buffer.from(given)
  if (bytes.readUInt32BE(0) === 0xff4fff51) return cleanCodestream(bytes)
  const boxes = boxesOf(bytes, BOXES)
  if (!boxes.some(({ type }) => type === 'jp2c')) throw new Error('A JPEG 2000 file without a picture')
  return Buffer.concat(
    boxes.map(({ type, body }) => {
      if (type === 'jp2c') return box(type, cleanCodestream(body))
      return box(type, type === 'jp2h' ? Buffer.concat(boxesOf(body, HEADER_BOXES).map(headerBox)) : body)
    }),
  )
}

type Box = { type: string; body: Buffer }

function boxesOf(bytes: Buffer, wanted: Set<string>): Box[] {
  const boxes: Box[] = []
  let at = 0
  while (at + 8 <= bytes.length) {
    const short = bytes.readUInt32BE(at)
    const head = short === 1 ? 16 : 8
    const length = short === 0 ? bytes.length - at : short === 1 ? Number(bytes.readBigUInt64BE(at + 8)) : short
    if (length < head || at + length > bytes.length) throw new Error('A broken JPEG 2000 file')
    const type = bytes.toString('latin1', at + 4, at + 8)
    if (wanted.has(type)) boxes.push({ type, body: bytes.subarray(at + head, at + length) })
    at += length
  }
  return boxes
}

function headerBox({ type, body }: Box): Buffer {
  // METH 2 and 3: a colour profile follows three bytes.
  const hasProfile = type === 'colr' && (body[0] === 2 || body[0] === 3)
  return box(type, hasProfile ? Buffer.concat([body.subarray(0, 3), cleanIcc(body.subarray(3))]) : body)
}

function box(type: string, body: Buffer): Buffer {
  const head = Buffer.alloc(8)
  head.writeUInt32BE(8 + body.length, 0)
  head.write(type, 4, 'latin1')
  return Buffer.concat([head, body])
}

/**
 * Copies the codestream up to its end; comments are blanked rather than removed, because tile headers count their
 * bytes.
 */
function cleanCodestream(bytes: Buffer): Buffer {
  if (bytes.readUInt16BE(0) !== 0xff4f) throw new Error('Not a JPEG 2000 codestream')
  let at = 2
  let tileEnd = 0
  while (at + 2 <= bytes.length) {
    const marker = bytes.readUInt16BE(at)
    if (marker === END_OF_CODESTREAM) return bytes.subarray(0, at + 2)
    if (marker === START_OF_DATA) {
      at = tileEnd
      continue
    }
    if (marker < 0xff00) throw new Error('A broken JPEG 2000 codestream')
    const length = bytes.readUInt16BE(at + 2)
    if (marker === COMMENT) bytes.fill(0, at + 6, at + 2 + length)
    if (marker === START_OF_TILE) {
      const size = bytes.readUInt32BE(at + 6)
      tileEnd = size === 0 ? endWithoutSize(bytes) : at + size
      if (tileEnd <= at) throw new Error('A broken JPEG 2000 codestream')
    }
    at += 2 + length
  }
  return bytes
}

// The last tile may omit its length and goes to the end.
function endWithoutSize(bytes: Buffer): number {
  const end = bytes.lastIndexOf(Buffer.from([0xff, 0xd9]))
  return end < 0 ? bytes.length : end
}
