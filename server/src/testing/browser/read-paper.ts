import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { PDFArray, PDFBool, PDFDict, PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib'

const run = promisify(execFile)

const between = '\n== the next reading ==\n'

// One process of the test's own: a test worker is large, and slow to start another.
const readings = [
  'qpdf --check "$1" > "$1.faults" 2>&1 || { cat "$1.faults" >&2; exit 1; }',
  'pdftotext -enc UTF-8 "$1" -',
  'pdfinfo -enc UTF-8 "$1"',
  'pdffonts "$1"',
  'pdfinfo -struct "$1"',
].join(`\nprintf '${between.replaceAll('\n', '\\n')}'\n`)

type ReadPaper = {
  /** text in the order of reading, spaces of every kind made plain */
  text: string
  title: string
  language: string
  pages: number
  is_a4: boolean
  is_tagged: boolean
  fonts: { name: string; is_embedded: boolean }[]
  /** the structure's elements, in reading order: H1, P, Table, TH … */
  elements: string[]
  /** a window bears the title, not the name of the file */
  shows_title: boolean
  /** scope of the header cells of each table: `Column`, `Row` */
  headers: string[][]
}

/** Reads a PDF as others do (Poppler), after qpdf found no fault in it. */
export async function readPaper(bytes: Uint8Array): Promise<ReadPaper> {
  const folder = await mkdtemp(join(tmpdir(), 'coussinet-paper-'))
  const path = join(folder, 'paper.pdf')
  try {
    await writeFile(path, bytes)
    const [{ stdout }, document] = await Promise.all([
      run('sh', ['-ec', readings, 'sh', path], { maxBuffer: 64 * 1024 * 1024 }),
      PDFDocument.load(bytes),
    ])
    const [, text = '', about = '', fonts = '', structure = ''] = stdout.split(between)
    const fact = (name: string) => new RegExp(`^${name}: *(.*)$`, 'm').exec(about)?.[1]?.trim() ?? ''
    const language = document.catalog.lookupMaybe(PDFName.of('Lang'), PDFString)
    return {
      text: text.replaceAll(/[\u00a0\u202f]/g, ' '),
      title: fact('Title'),
      language: language?.asString() ?? '',
      pages: Number(fact('Pages')),
      is_a4: fact('Page size').includes('A4'),
      is_tagged: fact('Tagged') === 'yes',
      fonts: fonts.split('\n').slice(2).filter(Boolean).map(readFont),
      elements: [...structure.matchAll(/^ *([A-Z][A-Za-z0-9]*)\b/gm)].map(([, name = '']) => name),
      shows_title:
        document.catalog
          .lookupMaybe(PDFName.of('ViewerPreferences'), PDFDict)
          ?.lookupMaybe(PDFName.of('DisplayDocTitle'), PDFBool)
          ?.asBoolean() ?? false,
      headers: headersOf(document),
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const tagOf = (element: PDFDict) => element.lookupMaybe(PDFName.of('S'), PDFName)?.decodeText()

function below(element: PDFDict): PDFDict[] {
  const parts = element.lookup(PDFName.of('K'))
  const all = parts instanceof PDFArray ? parts.asArray().map((one) => element.context.lookup(one)) : [parts]
  return all.filter((one): one is PDFDict => one instanceof PDFDict)
}

const withAll = (element: PDFDict): PDFDict[] => [element, ...below(element).flatMap(withAll)]

function headersOf({ catalog, context }: PDFDocument): string[][] {
  const tree = catalog.lookupMaybe(PDFName.of('StructTreeRoot'), PDFDict)
  const scopeOf = (cell: PDFDict) => {
    const given = cell.lookup(PDFName.of('A'))
    const all = given instanceof PDFArray ? given.asArray().map((one) => context.lookup(one)) : [given]
    return all.flatMap((one) => (one instanceof PDFDict ? (one.lookupMaybe(PDFName.of('Scope'), PDFName) ?? []) : []))
  }
  return (tree ? withAll(tree) : [])
    .filter((element) => tagOf(element) === 'Table')
    .map((table) =>
      withAll(table)
        .filter((cell) => tagOf(cell) === 'TH')
        .map((cell) => scopeOf(cell)[0]?.decodeText() ?? ''),
    )
}

// name, type, encoding, emb, sub, uni, object ID
function readFont(row: string): ReadPaper['fonts'][number] {
  const [, is_embedded = ''] = /\s(yes|no)\s+(?:yes|no)\s+(?:yes|no)\s+\d/.exec(row) ?? []
  return { name: row.split(/\s/)[0] ?? '', is_embedded: is_embedded === 'yes' }
}
