import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib'

const run = promisify(execFile)

type ReadPaper = {
  /** as it is read, in order, spaces of every kind made plain */
  text: string
  title: string
  language: string
  pages: number
  is_a4: boolean
  is_tagged: boolean
  fonts: { name: string; is_embedded: boolean }[]
  /** the structure's elements, in reading order: H1, P, Table, TH … */
  elements: string[]
}

/** Reads a PDF as others do (Poppler), after qpdf found no fault in it. */
export async function readPaper(bytes: Uint8Array): Promise<ReadPaper> {
  const folder = await mkdtemp(join(tmpdir(), 'coussinet-paper-'))
  const path = join(folder, 'paper.pdf')
  try {
    await writeFile(path, bytes)
    await run('qpdf', ['--check', path])
    const [text, about, fonts, structure, document] = await Promise.all([
      run('pdftotext', ['-enc', 'UTF-8', path, '-']),
      run('pdfinfo', ['-enc', 'UTF-8', path]),
      run('pdffonts', [path]),
      run('pdfinfo', ['-struct', path]),
      PDFDocument.load(bytes),
    ])
    const fact = (name: string) => new RegExp(`^${name}: *(.*)$`, 'm').exec(about.stdout)?.[1]?.trim() ?? ''
    const language = document.catalog.lookupMaybe(PDFName.of('Lang'), PDFString)
    return {
      text: text.stdout.replaceAll(/[\u00a0\u202f]/g, ' '),
      title: fact('Title'),
      language: language?.asString() ?? '',
      pages: Number(fact('Pages')),
      is_a4: fact('Page size').includes('A4'),
      is_tagged: fact('Tagged') === 'yes',
      fonts: fonts.stdout.split('\n').slice(2).filter(Boolean).map(readFont),
      elements: [...structure.stdout.matchAll(/^ *([A-Z][A-Za-z0-9]*)\b/gm)].map(([, name = '']) => name),
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

// name, type, encoding, emb, sub, uni, object ID
function readFont(row: string): ReadPaper['fonts'][number] {
  const [, is_embedded = ''] = /\s(yes|no)\s+(?:yes|no)\s+(?:yes|no)\s+\d/.exec(row) ?? []
  return { name: row.split(/\s/)[0] ?? '', is_embedded: is_embedded === 'yes' }
}
