import {
  ParseSpeeds,
  PDFArray,
  PDFBool,
  PDFDict,
  PDFDocument,
  type PDFFont,
  PDFName,
  type PDFObject,
  PDFObjectCopier,
  PDFPage,
  PDFPageLeaf,
  PDFStream,
  PDFTextField,
} from '@cantoo/pdf-lib'
import type { InvoiceData } from '@coussinet/contract/readings.ts'
import { type FileRefusal, fileRefused } from '../child/answer.ts'
import { toStamps } from './annotations.ts'
import { cleanStreams, type Drawings } from './clean-streams.ts'
import { findEmbeddedInvoice } from './embedded-invoice.ts'
import { keepKnownKeys, type ObjectWalk } from './known-keys.ts'
import { LAYERS, PAGE } from './page-keys.ts'

const MAX_PAGES = 300
const ANNOTATIONS = PDFName.of('Annots')

/**
 * Builds a new PDF with only what the pages of the old one draw. Active, embedded and descriptive parts are dropped
 * rather than refused (scripts, launches, open actions, forms, XFA, attachments, media, links, outlines, earlier
 * revisions, Info, XMP, photo metadata): electronic invoices embed XML and many programs write an /OpenAction, so
 * refusing would turn honest members away. The embedded invoice data is read, and its file dropped. A file that opens
 * without a password is decrypted, whatever its author allows; one that needs a password is refused. Throws
 * `fileRefused` for what is too much to draw.
 */
export async function rebuildPdf(
  bytes: Uint8Array,
): Promise<{ ok: true; bytes: Uint8Array; invoice: InvoiceData | null } | { ok: false; code: FileRefusal }> {
  if (isCutShort(bytes)) return { ok: false, code: 'file_unreadable' }
  const source = await openWithoutPassword(bytes)
  if (source === null) return { ok: false, code: 'file_unsafe' }
  // A form that only XFA can draw: its one PDF page says "please wait".
  if (source.catalog.has(PDFName.of('NeedsRendering'))) return { ok: false, code: 'file_unreadable' }
  const pages = source.getPages()
  if (pages.length === 0) return { ok: false, code: 'file_unreadable' }
  if (pages.length > MAX_PAGES) return { ok: false, code: 'file_too_many_pages' }

  const invoice = findEmbeddedInvoice(source)
  await drawFilledFields(source)
  const { context } = source
  const walk: ObjectWalk = { context, seen: new Map(), streams: new Map() }
  for (const { node } of pages) {
    const stamps = toStamps(node)
    if (stamps.size() > 0) node.set(ANNOTATIONS, stamps)
    else node.delete(ANNOTATIONS)
    takeInherited(node)
    keepKnownKeys(node, PAGE, walk)
  }
  const layers = source.catalog.lookup(PDFName.of('OCProperties'))
  if (layers instanceof PDFDict) keepKnownKeys(layers, LAYERS, walk)
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
  // Names the hidden layers: without it all would show.
  if (layers instanceof PDFDict) rebuilt.catalog.set(PDFName.of('OCProperties'), copier.copy(layers))
  const rebuiltBytes = await rebuilt.save({ addDefaultPage: false, updateFieldAppearances: false })
  return { ok: true, bytes: rebuiltBytes, invoice }
}

function takeInherited(page: PDFPageLeaf): void {
  for (const name of PDFPageLeaf.InheritableEntries) {
    const key = PDFName.of(name)
    const value = page.getInheritableAttribute(key)
    if (value !== undefined) page.set(key, value)
  }
  // The page tree is rebuilt.
  page.delete(PDFName.of('Parent'))
}

/** Opens a PDF; null if it needs a password. */
async function openWithoutPassword(bytes: Uint8Array): Promise<PDFDocument | null> {
  const options = { updateMetadata: false, parseSpeed: ParseSpeeds.Fastest }
  const source = await PDFDocument.load(bytes, { ...options, ignoreEncryption: true })
  if (!source.isEncrypted) return source
  // An owner's password only forbids printing and changes: the file opens with an empty one.
  return PDFDocument.load(bytes, { ...options, password: '' }).catch(() => null)
}

// A PDF ends with %%EOF, which some programs omit after the offset of its table; a truncated one may have the end of an
// earlier section, followed by objects.
function isCutShort(bytes: Uint8Array): boolean {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = text.lastIndexOf('%%EOF')
  const table = text.lastIndexOf('startxref')
  const isWhole = end > table || /^startxref\s+\d+\s*$/.test(text.toString('latin1', table))
  return table < 0 || !isWhole || /\d+\s+\d+\s+obj\b/.test(text.toString('latin1', Math.max(end, table)))
}

/** Draws the values of form fields that have no appearance, or an outdated one. */
async function drawFilledFields(source: PDFDocument): Promise<void> {
  if (!source.catalog.has(PDFName.of('AcroForm'))) return
  const form = source.getForm()
  const isOutdated = form.acroForm.dict.lookup(PDFName.of('NeedAppearances')) === PDFBool.True
  const font = form.getDefaultFont()
  for (const field of form.getFields()) {
    try {
      if (!isOutdated && !field.needsAppearancesUpdate()) continue
      if (field instanceof PDFTextField) field.setText(toWritable(field.getText(), font))
      field.defaultUpdateAppearances(font)
    } catch {
      // An invalid field keeps its own drawing, if any.
    }
  }
  // Only now is its font written into the document.
  await source.flush()
}

/** A field's value in the characters of a standard font: others become the nearest one, or a question mark. */
function toWritable(value: string | undefined, font: PDFFont): string | undefined {
  const known = new Set(font.getCharacterSet())
  return value
    ?.replaceAll(/[\u2010-\u2012\u2212]/g, '-')
    .replaceAll(/[\u2007\u2009\u202f]/g, ' ')
    .replaceAll(/\P{Cc}/gu, (letter) => {
      if (known.has(letter.codePointAt(0) ?? 0)) return letter
      const plain = letter.normalize('NFD').charAt(0)
      return known.has(plain.codePointAt(0) ?? 0) ? plain : '?'
    })
}

/** Maximum number of operators of one page, including those of its forms, each as often as it is drawn. */
const MOST_OPERATORS = 1_000_000
/** forms within forms */
const DEEPEST = 24

/**
 * Throws `file_too_complex` for a page that takes more to draw than any document: forms that draw forms, each many
 * times (SEC-37).
 */
function limitDrawing(pages: readonly PDFPageLeaf[], drawings: Drawings): void {
  const costs = new Map<PDFStream, number>()

  function costOf(stream: PDFStream, inherited: PDFDict | null, depth: number): number {
    const known = costs.get(stream)
    if (known !== undefined) return known
    const drawing = drawings.get(stream)
    if (!drawing) return 1
    if (depth > DEEPEST) throw fileRefused('file_too_complex')
    const resources = dictAt(stream.dict, 'Resources') ?? inherited
    const forms = resources && dictAt(resources, 'XObject')
    // A form that draws itself would never end.
    costs.set(stream, Infinity)
    let cost = 1 + drawing.operators
    for (const name of drawing.draws) {
      const form = forms?.lookup(PDFName.of(name))
      if (form instanceof PDFStream) cost += costOf(form, resources, depth + 1)
      if (cost > MOST_OPERATORS) break
    }
    costs.set(stream, cost)
    return cost
  }

  for (const page of pages) {
    const resources = dictAt(page, 'Resources')
    const drawn = [...streamsOf(page.lookup(PDFName.of('Contents'))), ...looksOf(page)]
    const cost = drawn.reduce((sum, stream) => sum + costOf(stream, resources, 0), 0)
    if (cost > MOST_OPERATORS) throw fileRefused('file_too_complex')
  }
  // Pattern cells and glyphs are drawn by operators other than `Do`.
  for (const { operators } of drawings.values()) if (operators > MOST_OPERATORS) throw fileRefused('file_too_complex')
}

function dictAt(dict: PDFDict, key: string): PDFDict | null {
  const value = dict.lookup(PDFName.of(key))
  return value instanceof PDFDict ? value : null
}

function streamsOf(value: PDFObject | undefined): PDFStream[] {
  if (value instanceof PDFArray) return value.asArray().flatMap((_one, index) => streamsOf(value.lookup(index)))
  return value instanceof PDFStream ? [value] : []
}

function looksOf(page: PDFPageLeaf): PDFStream[] {
  const stamps = page.lookup(PDFName.of('Annots'))
  if (!(stamps instanceof PDFArray)) return []
  return stamps.asArray().flatMap((_one, index) => {
    const stamp = stamps.lookup(index)
    const look = stamp instanceof PDFDict ? dictAt(stamp, 'AP')?.lookup(PDFName.of('N')) : undefined
    return streamsOf(look)
  })
}
