import { PDFArray, type PDFContext, PDFDict, PDFName, PDFNull, type PDFObject, PDFRawStream, PDFStream } from '@cantoo/pdf-lib'
import { stripJpegMetadata } from './strip-jpeg.ts'

const names = (...list: string[]) => new Set(list.map((name) => PDFName.of(name)))

const TYPE = PDFName.of('Type')
const ACTION_KIND = PDFName.of('S')
const FILTER = PDFName.of('Filter')

const LEFT_OUT = names(
  'AA', 'OpenAction', 'JS', 'JavaScript', 'Launch', 'EmbeddedFile', 'EmbeddedFiles', 'EF', 'AF',
  'RichMedia', 'RichMediaContent', 'RichMediaSettings', 'XFA', 'Metadata', 'PieceInfo', 'OPI', 'LastModified',
  'StructParent', 'StructParents',
)
// A stream may say that its bytes, a form that its drawing, lie in another file.
const LEFT_OUT_OF_STREAMS = names('F', 'FFilter', 'FDecodeParms', 'Ref')
const ACTIONS = names(
  'JavaScript', 'Launch', 'URI', 'SubmitForm', 'ResetForm', 'ImportData', 'GoTo', 'GoToR', 'GoToE', 'GoTo3DView', 'GoToDp',
  'Thread', 'Sound', 'Movie', 'Rendition', 'Hide', 'Named', 'SetOCGState', 'Trans', 'RichMediaExecute',
)
const CARRIERS = names('Action', 'Filespec', 'EmbeddedFile', 'Catalog')

/** Takes out of every object, those of object streams included, what could act, carry a file or tell of its maker. */
export function pruneActiveContent(context: PDFContext): void {
  for (const [, object] of context.enumerateIndirectObjects()) prune(object, context)
}

function prune(object: PDFObject, context: PDFContext): void {
  if (object instanceof PDFDict) {
    pruneDict(object, LEFT_OUT, context)
  } else if (object instanceof PDFArray) {
    pruneArray(object, context)
  } else if (object instanceof PDFStream) {
    pruneDict(object.dict, LEFT_OUT.union(LEFT_OUT_OF_STREAMS), context)
    if (object instanceof PDFRawStream && isJpeg(object)) object.updateContents(stripJpegMetadata(object.contents))
  }
}

function pruneDict(dict: PDFDict, leftOut: Set<PDFName>, context: PDFContext): void {
  for (const [key, value] of dict.entries()) {
    if (leftOut.has(key) || isActive(context.lookup(value))) dict.delete(key)
    else prune(value, context)
  }
}

function pruneArray(array: PDFArray, context: PDFContext): void {
  for (let index = 0; index < array.size(); index += 1) {
    const value = array.get(index)
    if (isActive(context.lookup(value))) array.set(index, PDFNull)
    else prune(value, context)
  }
}

function isActive(object: PDFObject | undefined): boolean {
  const dict = object instanceof PDFStream ? object.dict : object
  if (!(dict instanceof PDFDict)) return false
  const type = dict.lookup(TYPE)
  const kind = dict.lookup(ACTION_KIND)
  return (type instanceof PDFName && CARRIERS.has(type)) || (kind instanceof PDFName && ACTIONS.has(kind))
}

function isJpeg(stream: PDFStream): boolean {
  const filter = stream.dict.lookup(FILTER)
  const only = filter instanceof PDFArray && filter.size() === 1 ? filter.lookup(0) : filter
  return only === PDFName.of('DCTDecode') || only === PDFName.of('DCT')
}
