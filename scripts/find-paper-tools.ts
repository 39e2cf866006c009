import { spawnSync } from 'node:child_process'
import { installFromDebian } from './install-from-debian.ts'

const packages = { pdftotext: 'poppler-utils', qpdf: 'qpdf' }

/** Makes Poppler and qpdf available to the tests, from Debian's packages if possible; throws a clear sentence. */
export function findPaperTools(): void {
  const missing = () =>
    Object.entries(packages).filter(([tool]) => spawnSync(tool, ['--version'], { stdio: 'ignore' }).error !== undefined)
  const names = missing().map(([, name]) => name)
  if (names.length === 0) return
  installFromDebian(names)
  if (missing().length > 0)
    throw new Error(`The tests read PDFs with Poppler and qpdf: install ${names.join(' and ')}.`)
}
