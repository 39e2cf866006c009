import { toPageRows } from '../page/rows.ts'
import type { PageText, PageWord } from '../recognition/page-text.ts'
import type { MemberFacts } from '../values/member-facts.ts'

const LETTER = 5
const LINE = 14

/** A page written as a typewriter would: a letter is 5 points wide, so that columns stand where the text has them. */
export function createPage(written: string, more: Partial<PageText> & { confidence?: number } = {}): PageText {
  const lines = written.split('\n').filter((line) => line.trim() !== '')
  const words = lines.flatMap((line, row): PageWord[] =>
    [...line.matchAll(/\S+/g)].map(({ 0: text, index }) => ({
      text,
      x: 20 + index * LETTER,
      y: 20 + row * LINE,
      width: text.length * LETTER,
      height: 9,
      confidence: more.confidence ?? 100,
    })),
  )
  const [width, height] = [620, Math.max(842, 60 + lines.length * LINE)]
  const toStored: PageText['toStored'] = [1 / width, 0, 0, 0, 1 / height, 0, 0, 0, 1]
  return { page: 1, source: 'text', width, height, words, toStored, ...more }
}

export const rowsIn = (written: string) => toPageRows([createPage(written)])

/** A French contract of two years, with one animal. */
export const known: MemberFacts = {
  country: 'FR',
  today: '2026-11-26',
  covered: { from: '2024-11-01', to: null },
  chips: ['250269812345678'],
  names: ['Milo'],
}
