import { PDFDict, PDFDocument, PDFName, PDFObjectCopier, PDFPage, ParseSpeeds } from '@cantoo/pdf-lib'
import type { FileRefusal } from '../child/answer.ts'
import { stampsOf } from './annotations.ts'
import { pruneActiveContent } from './active-content.ts'

const MAX_PAGES = 100

const PAGE_ENTRIES = new Set(
  ['Type', 'Parent', 'MediaBox', 'CropBox', 'Rotate', 'UserUnit', 'Resources', 'Contents', 'Group'].map((key) => PDFName.of(key)),
)

/**
 * A new PDF with the pages of the old one and nothing else. Whatever acts or carries is left behind rather than refused
 * (scripts, launches, open actions, forms, XFA, attachments, media, links, outlines, earlier revisions, Info, XMP): electronic
 * invoices embed their XML and many programs write an /OpenAction, so refusing would turn honest members away.
 * Encrypted files are refused.
 */
export async function rebuildPdf(bytes: Uint8Array): Promise<{ ok: true; bytes: Uint8Array } | { ok: false; code: FileRefusal }> {
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
  if (pages.length > MAX_PAGES) return { ok: false, code: 'file_too_large' }

  drawFilledFields(source)
  for (const page of pages) {
    const stamps = stampsOf(page.node)
    for (const key of page.node.keys()) if (!PAGE_ENTRIES.has(key)) page.node.delete(key)
    if (stamps.size() > 0) page.node.set(PDFName.of('Annots'), stamps)
  }
  pruneActiveContent(source.context)

  const rebuilt = await PDFDocument.create({ updateMetadata: false })
  const copier = PDFObjectCopier.for(source.context, rebuilt.context)
  for (const page of pages) {
    const leaf = copier.copy(page.node)
    rebuilt.addPage(PDFPage.of(leaf, rebuilt.context.register(leaf), rebuilt))
  }
  // Which layers are hidden: without it all would show.
  const layers = source.catalog.lookup(PDFName.of('OCProperties'))
  if (layers instanceof PDFDict) rebuilt.catalog.set(PDFName.of('OCProperties'), copier.copy(layers))
  return { ok: true, bytes: await rebuilt.save({ addDefaultPage: false, updateFieldAppearances: false }) }
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
