import { PDFArray, PDFDict, PDFDocument, PDFName, type PDFObject } from '@cantoo/pdf-lib'

const name = (text: string) => PDFName.of(text)
const isA = (element: PDFDict, tag: string) => element.get(name('S')) === name(tag)

/** Elements below one of the structure tree, in reading order, without content marks. */
function elementsBelow(element: PDFDict): PDFDict[] {
  const { context } = element
  const below = element.lookup(name('K'))
  const all: (PDFObject | undefined)[] =
    below instanceof PDFArray ? below.asArray().map((one) => context.lookup(one)) : [below]
  return all.filter((one): one is PDFDict => one instanceof PDFDict && one.has(name('S')))
}

const rowsOf = (table: PDFDict): PDFDict[] =>
  elementsBelow(table).flatMap((part) => (isA(part, 'TR') ? [part] : isA(part, 'TBody') ? elementsBelow(part) : []))

function nameRow(cell: PDFDict): void {
  const { context } = cell
  const given = cell.lookup(name('A'))
  const others = (given instanceof PDFArray ? given.asArray() : given ? [given] : []).filter((one) => {
    const attributes = context.lookup(one)
    return !(attributes instanceof PDFDict && attributes.get(name('O')) === name('Table'))
  })
  cell.set(name('S'), name('TH'))
  cell.set(name('A'), context.obj([context.obj({ O: 'Table', Scope: 'Row' }), ...others]))
}

/** In a table of terms and values without header row, the first cell of each row is its header. */
function nameRows(element: PDFDict): void {
  const parts = elementsBelow(element)
  if (isA(element, 'Table') && !parts.some((part) => isA(part, 'THead')))
    for (const row of rowsOf(element)) {
      const [first] = elementsBelow(row)
      if (first && isA(first, 'TD')) nameRow(first)
    }
  for (const part of parts) nameRows(part)
}

/**
 * Adds what the typesetter omits for screen readers: the title as window title, and row headers. The same bytes give
 * the same paper.
 */
export async function tagPaper(bytes: Uint8Array): Promise<Uint8Array> {
  const document = await PDFDocument.load(bytes, { updateMetadata: false })
  const { catalog, context } = document
  const preferences = catalog.lookupMaybe(name('ViewerPreferences'), PDFDict) ?? context.obj({})
  preferences.set(name('DisplayDocTitle'), context.obj(true))
  catalog.set(name('ViewerPreferences'), preferences)
  const tree = catalog.lookupMaybe(name('StructTreeRoot'), PDFDict)
  if (tree) nameRows(tree)
  return document.save({ useObjectStreams: false, addDefaultPage: false, updateFieldAppearances: false })
}
