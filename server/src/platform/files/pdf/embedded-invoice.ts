import { PDFArray, PDFDict, type PDFDocument, PDFHexString, PDFName, PDFRawStream, PDFString } from '@cantoo/pdf-lib'
import type { InvoiceData } from '@coussinet/contract/readings.ts'
import { parseInvoice } from '@coussinet/reading/invoice-data/parse-invoice.ts'
import { filterName, unpack } from './filter-chain.ts'

// Names of the file in the versions of Factur-X, ZUGFeRD and XRechnung.
const invoiceName = /^(?:factur-x|zugferd-invoice|xrechnung)\.xml$/i
// A document may contain other files: papers of the vet, pictures.
const MOST_FILES = 20
const DEEPEST = 8

/** Finds the invoice data embedded in a PDF, whatever relationship it declares; null if none can be read. */
export function findEmbeddedInvoice(source: PDFDocument): InvoiceData | null {
  const files = [...listByName(source), ...listAssociated(source)].slice(0, MOST_FILES)
  for (const file of files) {
    if (!invoiceName.test(nameOf(file))) continue
    try {
      const bytes = contentOf(file)
      const invoice = bytes === null ? null : parseInvoice(bytes)
      if (invoice !== null) return invoice
    } catch {
      // A stream that does not unpack, or to more than any invoice: the page is read without it.
    }
  }
  return null
}

function listAssociated({ catalog }: PDFDocument): PDFDict[] {
  const list = catalog.lookup(PDFName.of('AF'))
  return list instanceof PDFArray ? dictsIn(list) : []
}

/** File specifications of the name tree, which may have branches. */
function listByName({ catalog }: PDFDocument): PDFDict[] {
  const names = catalog.lookup(PDFName.of('Names'))
  const tree = names instanceof PDFDict ? names.lookup(PDFName.of('EmbeddedFiles')) : undefined
  return tree instanceof PDFDict ? filesIn(tree, 0) : []
}

function filesIn(branch: PDFDict, depth: number): PDFDict[] {
  if (depth > DEEPEST) return []
  const [leaves, branches] = [branch.lookup(PDFName.of('Names')), branch.lookup(PDFName.of('Kids'))]
  return [
    ...(leaves instanceof PDFArray ? dictsIn(leaves) : []),
    ...(branches instanceof PDFArray ? dictsIn(branches).flatMap((one) => filesIn(one, depth + 1)) : []),
  ]
}

const dictsIn = (list: PDFArray): PDFDict[] =>
  list
    .asArray()
    .slice(0, 2 * MOST_FILES)
    .flatMap((_one, index) => {
      const object = list.lookup(index)
      return object instanceof PDFDict ? [object] : []
    })

function nameOf(file: PDFDict): string {
  const name = file.lookup(PDFName.of('UF')) ?? file.lookup(PDFName.of('F'))
  return name instanceof PDFString || name instanceof PDFHexString ? name.decodeText() : ''
}

function contentOf(file: PDFDict): Uint8Array | null {
  const places = file.lookup(PDFName.of('EF'))
  const stream =
    places instanceof PDFDict ? (places.lookup(PDFName.of('UF')) ?? places.lookup(PDFName.of('F'))) : undefined
  if (!(stream instanceof PDFRawStream)) return null
  const filter = stream.dict.lookup(PDFName.of('Filter'))
  const filters = filter instanceof PDFArray ? filter.asArray() : filter === undefined ? [] : [filter]
  return filters.reduce<Uint8Array>(
    (bytes, one) => unpack(bytes, filterName(one instanceof PDFName ? one.decodeText() : ''), file.context),
    stream.contents,
  )
}
