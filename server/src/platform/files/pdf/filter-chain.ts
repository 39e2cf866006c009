import { constants, inflateSync } from 'node:zlib'
import { decodePDFRawStream, type PDFContext, PDFName, PDFRawStream } from '@cantoo/pdf-lib'
import { fileRefused } from '../child/answer.ts'

const LONG_NAMES = new Map([
  ['AHx', 'ASCIIHexDecode'],
  ['A85', 'ASCII85Decode'],
  ['LZW', 'LZWDecode'],
  ['Fl', 'FlateDecode'],
  ['RL', 'RunLengthDecode'],
  ['CCF', 'CCITTFaxDecode'],
  ['DCT', 'DCTDecode'],
])

const PICTURE_CODECS = new Set(['DCTDecode', 'JPXDecode', 'CCITTFaxDecode', 'JBIG2Decode'])

/** Maximum size to which one stream may unpack. */
const LARGEST_UNPACKED = 64 * 1024 * 1024

export const filterName = (name: string): string => LONG_NAMES.get(name) ?? name
export const isPictureCodec = (filter: string): boolean => PICTURE_CODECS.has(filter)

/** Undoes one lossless filter, without predictors. Throws for another filter. */
export function unpack(bytes: Uint8Array, filter: string, context: PDFContext, early_change = 1): Uint8Array {
  if (filter === 'FlateDecode') {
    try {
      return inflateSync(bytes, { maxOutputLength: LARGEST_UNPACKED, finishFlush: constants.Z_SYNC_FLUSH })
    } catch (error) {
      if (error instanceof RangeError) throw fileRefused('file_too_complex')
      // If only the checksum is wrong, PDF readers do not mind.
    }
  }
  const dict = context.obj({ Filter: filter, DecodeParms: { EarlyChange: early_change } })
  dict.set(PDFName.of('Filter'), PDFName.of(filter))
  const unpacked = decodePDFRawStream(PDFRawStream.of(dict, bytes)).decode()
  if (unpacked.length > LARGEST_UNPACKED) throw fileRefused('file_too_complex')
  return unpacked
}
