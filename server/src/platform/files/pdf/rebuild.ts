import { PDFDict, PDFDocument, PDFName, PDFObjectCopier, PDFPage, PDFPageLeaf, ParseSpeeds } from '@cantoo/pdf-lib'
import type { FileRefusal } from '../child/answer.ts'
import { stampsOf } from './annotations.ts'
import { cleanStreams } from './clean-streams.ts'
import { limitDrawing } from './drawing-cost.ts'
import { keepKnown, type Walk } from './known-keys.ts'
import { LAYERS, PAGE } from './page-keys.ts'

const MAX_PAGES = 300
const ANNOTATIONS = PDFName.of('Annots')

/**
 * A new PDF with what the pages of the old one draw and nothing else. Whatever acts, carries or tells is left behind rather than
 * refused (scripts, launches, open actions, forms, XFA, attachments, media, links, outlines, earlier revisions, Info, XMP, what
 * photos say of themselves): electronic invoices embed their XML and many programs write an /OpenAction, so refusing would turn
 * honest members away. Encrypted files are refused. Throws `fileRefused` for what is too much to draw.
 */
export async function rebuildPdf(
  bytes: Uint8Array,
): Promise<{ ok: true; bytes: Uint8Array } | { ok: false; code: FileRefusal }> {
  if (isCutShort(bytes)) return { ok: false, code: 'file_unreadable' }
  const source = await PDFDocument.load(bytes, {
    ignoreEncryption: true,
    updateMetadata: false,
    parseSpeed: ParseSpeeds.Fastest,
  })
  if (source.context.trailerInfo.Encrypt !== undefined) return { ok: false, code: 'file_unsafe' }
  // A form that only XFA can draw: its one PDF page says "please wait".
  if (source.catalog.has(PDFName.of('NeedsRendering'))) return { ok: false, code: 'file_unreadable' }
  const pages = source.getPages()
  if (pages.length === 0) return { ok: false, code: 'file_unreadable' }
  if (pages.length > MAX_PAGES) return { ok: false, code: 'file_too_many_pages' }

  drawFilledFields(source)
  const { context } = source
  const walk: Walk = { context, seen: new Map(), streams: new Map() }
  for (const { node } of pages) {
    const stamps = stampsOf(node)
    if (stamps.size() > 0) node.set(ANNOTATIONS, stamps)
    else node.delete(ANNOTATIONS)
    takeInherited(node)
    keepKnown(node, PAGE, walk)
  }
  const layers = source.catalog.lookup(PDFName.of('OCProperties'))
  if (layers instanceof PDFDict) keepKnown(layers, LAYERS, walk)
  limitDrawing(
    pages.map(({ node }) => node),
    await cleanStreams(walk.streams, context),
  )

  const rebuilt = await PDFDocument.create({ updateMetadata: false })
  const copier = PDFObjectCopier.for(context, rebuilt.context)
  for (const page of pages) {
    const leaf = copier.copy(page.node)
    rebuilt.addPage(PDFPage.of(leaf, rebuilt.context.register(leaf), rebuilt))
  }
  // Which layers are hidden: without it all would show.
  if (layers instanceof PDFDict) rebuilt.catalog.set(PDFName.of('OCProperties'), copier.copy(layers))
  return { ok: true, bytes: await rebuilt.save({ addDefaultPage: false, updateFieldAppearances: false }) }
}

function takeInherited(page: PDFPageLeaf): void {
  for (const name of PDFPageLeaf.InheritableEntries) {
    const key = PDFName.of(name)
    const value = page.getInheritableAttribute(key)
    if (value !== undefined) page.set(key, value)
  }
  // The page tree is made anew.
  page.delete(PDFName.of('Parent'))
}

// A PDF ends with %%EOF; one that was cut short may hold that of an earlier section, with objects behind it.
function isCutShort(bytes: Uint8Array): boolean {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = text.lastIndexOf('%%EOF')
  return end < 0 || /\d+\s+\d+\s+obj\b/.test(text.toString('latin1', end))
}

function drawFilledFields(source: PDFDocument): void {
  if (!source.catalog.has(PDFName.of('AcroForm'))) return
  try {
    source.getForm().updateFieldAppearances()
  } catch {
    // A value outside the standard fonts' alphabet: the form's own drawing, if any, stays.
  }
}
