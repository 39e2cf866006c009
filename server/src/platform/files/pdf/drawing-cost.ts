import { PDFArray, PDFDict, PDFName, type PDFObject, type PDFPageLeaf, PDFStream } from '@cantoo/pdf-lib'
import { fileRefused } from '../child/answer.ts'
import type { Drawings } from './clean-streams.ts'

/** Operators that one page may run through, with those of the forms that it draws, each as often as it is drawn. */
export const MOST_OPERATORS = 1_000_000
/** forms within forms */
const DEEPEST = 24

/** Throws `file_too_complex` for a page that takes more to draw than any document: forms that draw forms, each many times (SEC-37). */
export function limitDrawing(pages: readonly PDFPageLeaf[], drawings: Drawings): void {
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
  // Cells of patterns and letters of fonts are drawn by other operators than `Do`.
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
