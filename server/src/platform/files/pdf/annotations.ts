import {
  PDFArray,
  PDFDict,
  PDFName,
  PDFNumber,
  type PDFObject,
  type PDFPageLeaf,
  PDFRef,
  PDFStream,
} from '@cantoo/pdf-lib'

// Annotations whose drawing belongs to the page: filled fields, signatures, stamps, handwriting.
const DRAWN = new Set(
  [
    'Widget',
    'Stamp',
    'FreeText',
    'Ink',
    'Highlight',
    'Underline',
    'Squiggly',
    'StrikeOut',
    'Line',
    'Square',
    'Circle',
    'Polygon',
    'PolyLine',
    'Caret',
    'Redact',
    'Watermark',
  ].map((subtype) => PDFName.of(subtype)),
)

/** Turns the page's drawn annotations into plain stamps: same place, same look, nothing to click, fill or run. */
export function toStamps(page: PDFPageLeaf): PDFArray {
  const { context } = page
  const stamps = context.obj([])
  const annotations = page.lookup(PDFName.of('Annots'))
  if (!(annotations instanceof PDFArray)) return stamps
  for (let index = 0; index < annotations.size(); index += 1) {
    const annotation = annotations.lookup(index)
    if (!(annotation instanceof PDFDict)) continue
    const subtype = annotation.lookup(PDFName.of('Subtype'))
    const look = appearanceOf(annotation)
    const place = annotation.lookup(PDFName.of('Rect'))
    if (!(subtype instanceof PDFName) || !DRAWN.has(subtype) || look === null || !(place instanceof PDFArray)) continue
    const flags = annotation.lookup(PDFName.of('F'))
    const stamp = context.obj({ Type: 'Annot', Subtype: 'Stamp', AP: { N: look } })
    stamp.set(PDFName.of('Rect'), place)
    if (flags instanceof PDFNumber) stamp.set(PDFName.of('F'), flags)
    stamps.push(context.register(stamp))
  }
  return stamps
}

function appearanceOf(annotation: PDFDict): PDFRef | null {
  const looks = annotation.lookup(PDFName.of('AP'))
  if (!(looks instanceof PDFDict)) return null
  const normal = looks.get(PDFName.of('N'))
  const states = looks.lookup(PDFName.of('N'))
  if (!(states instanceof PDFDict)) return asDrawing(annotation, normal)
  const state = annotation.lookup(PDFName.of('AS'))
  return state instanceof PDFName ? asDrawing(annotation, states.get(state)) : null
}

function asDrawing(annotation: PDFDict, look: PDFObject | undefined): PDFRef | null {
  return look instanceof PDFRef && annotation.context.lookup(look) instanceof PDFStream ? look : null
}
