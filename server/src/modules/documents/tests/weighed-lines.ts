import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#34': '"', '#160': ' ' }
const plain = (text: string) =>
  text
    .replaceAll(/&([^;]+);/g, (_, name: string) => entities[name] ?? '')
    .replaceAll(/[\u00a0\u202f]/g, ' ')
    .trim()

/** The lines of a paper's body in reading order, each with whether it stands out in bold; heads, feet and bullets are left out. */
export async function weighedLines(bytes: Uint8Array): Promise<{ text: string; bold: boolean }[]> {
  const folder = await mkdtemp(join(tmpdir(), 'coussinet-paper-'))
  try {
    const path = join(folder, 'paper.pdf')
    await writeFile(path, bytes)
    const { stdout } = await run('pdftohtml', ['-xml', '-i', '-stdout', path])
    const body = stdout.matchAll(/<text top="(\d+)"[^>]*>(.*?)<\/text>/g)
    return [...body]
      .filter(([, top]) => Number(top) > 110 && Number(top) < 1150)
      .map(([, , line = '']) => ({ text: plain(line.replaceAll(/<[^>]+>/g, '')), bold: /^<b>.*<\/b>$/.test(line) }))
      .filter(({ text }) => text !== '' && text !== '•')
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
