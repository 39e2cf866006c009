import { constants, createInflate, deflateSync } from 'node:zlib'
import {
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFRawStream,
  type PDFStream,
} from '@cantoo/pdf-lib'
import { fileRefused } from '../child/answer.ts'
import { MAX_PIXELS } from '../image/pixel-size.ts'
import { type CleanContent, cleanContent } from './clean-content.ts'
import { cleanIcc } from './clean-icc.ts'
import { cleanJpeg } from './clean-jpeg.ts'
import { cleanJpx } from './clean-jpx.ts'
import { filterName, isPictureCodec, unpack } from './filter-chain.ts'
import type { StreamUse } from './known-keys.ts'

export type Drawings = Map<PDFStream, Pick<CleanContent, 'operators' | 'draws'>>

const FILTER = PDFName.of('Filter')
const PARAMETERS = PDFName.of('DecodeParms')

// A page at 600 dots per inch in four inks has 140 MB; more than this is no document.
const LARGEST_PACKED = 256 * 1024 * 1024

/**
 * Reduces the bytes of each stream to what is drawn, however they are compressed: nothing after their end, nothing
 * besides the pixels.
 */
export async function cleanStreams(streams: Map<PDFStream, StreamUse>, context: PDFContext): Promise<Drawings> {
  const drawings: Drawings = new Map()
  for (const [stream, use] of streams) {
    if (use === 'image') refuseBomb(stream)
    // Streams written by the library itself, such as the drawing of a filled field.
    if (!(stream instanceof PDFRawStream)) continue
    const drawing = await cleanStream(stream, use, context)
    if (drawing !== null) drawings.set(stream, drawing)
  }
  return drawings
}

function refuseBomb({ dict }: PDFStream): void {
  const [width, height] = ['Width', 'Height'].map((key) => dict.lookup(PDFName.of(key)))
  if (!(width instanceof PDFNumber && height instanceof PDFNumber)) return
  if (width.asNumber() * height.asNumber() > MAX_PIXELS) throw fileRefused('file_too_many_pixels')
}

async function cleanStream(stream: PDFRawStream, use: StreamUse, context: PDFContext): Promise<CleanContent | null> {
  const filters = filtersOf(stream.dict)
  const last = filters.at(-1)
  if (last !== undefined && isPictureCodec(last.name)) {
    const packed = filters.slice(0, -1).reduce((bytes, filter) => unpackPlain(bytes, filter, context), stream.contents)
    put(stream, cleanPicture(packed, last.name), last)
    return null
  }
  if (use !== 'content' && use !== 'profile' && filters.length === 1 && last?.name === 'FlateDecode') {
    stream.updateContents(stream.contents.subarray(0, await packedLength(stream.contents)))
    return null
  }
  const unpacked = filters.reduce((bytes, filter, index) => {
    return index === filters.length - 1
      ? unpack(bytes, filter.name, context, filter.early_change)
      : unpackPlain(bytes, filter, context)
  }, stream.contents)
  const parameters = last?.has_predictor ? last.parameters : undefined
  if (use === 'profile') {
    put(stream, deflateSync(profileOf(unpacked)), { name: 'FlateDecode' })
  } else if (use === 'content' && parameters === undefined) {
    const content = cleanContent(Buffer.from(unpacked), context)
    put(stream, deflateSync(content.bytes), { name: 'FlateDecode' })
    return content
  } else if (use === 'content') {
    throw new Error('Drawing operators behind a predictor')
  } else if (last !== undefined) {
    put(stream, deflateSync(unpacked), { name: 'FlateDecode', parameters })
  }
  return null
}

function cleanPicture(bytes: Uint8Array, codec: string): Uint8Array {
  if (codec === 'DCTDecode') return cleanJpeg(bytes).bytes
  return codec === 'JPXDecode' ? cleanJpx(bytes) : bytes
}

// Readers use the number of components if a profile is invalid.
function profileOf(bytes: Uint8Array): Uint8Array {
  try {
    return cleanIcc(bytes)
  } catch {
    return new Uint8Array()
  }
}

type StreamFilter = { name: string; parameters?: PDFObject; has_predictor: boolean; early_change: number }

function filtersOf(dict: PDFDict): StreamFilter[] {
  const [names, parameters] = [dict.lookup(FILTER), dict.lookup(PARAMETERS)]
  return each(names).map((name, index) => {
    if (!(name instanceof PDFName)) throw new Error('A filter without a name')
    const own = parameters instanceof PDFArray ? parameters.lookup(index) : index === 0 ? parameters : undefined
    const number = (key: string, otherwise: number) => {
      const value = own instanceof PDFDict ? own.lookup(PDFName.of(key)) : undefined
      return value instanceof PDFNumber ? value.asNumber() : otherwise
    }
    const early_change = number('EarlyChange', 1)
    const filter = { name: filterName(name.decodeText()), has_predictor: number('Predictor', 1) > 1, early_change }
    return own instanceof PDFDict ? { ...filter, parameters: own } : filter
  })
}

function each(value: PDFObject | undefined): (PDFObject | undefined)[] {
  if (value instanceof PDFArray) return value.asArray().map((_one, index) => value.lookup(index))
  return value instanceof PDFName ? [value] : []
}

function unpackPlain(
  bytes: Uint8Array,
  { name, has_predictor, early_change }: StreamFilter,
  context: PDFContext,
): Uint8Array {
  if (has_predictor) throw new Error('A predictor below another filter')
  return unpack(bytes, name, context, early_change)
}

function put(
  stream: PDFRawStream,
  bytes: Uint8Array,
  { name, parameters }: { name: string; parameters?: PDFObject | undefined },
): void {
  stream.updateContents(bytes)
  stream.dict.set(FILTER, PDFName.of(name))
  if (parameters === undefined) stream.dict.delete(PARAMETERS)
  else stream.dict.set(PARAMETERS, parameters)
}

/** Counts the bytes that belong to deflated data, without keeping the inflated bytes. */
async function packedLength(bytes: Uint8Array): Promise<number> {
  const inflate = createInflate({ finishFlush: constants.Z_SYNC_FLUSH })
  let unpacked = 0
  inflate.end(bytes)
  try {
    for await (const chunk of inflate) {
      unpacked += Buffer.from(chunk).length
      if (unpacked > LARGEST_PACKED) throw fileRefused('file_too_complex')
    }
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'Z_DATA_ERROR') return inflate.bytesWritten
    throw error
  }
  return inflate.bytesWritten
}
