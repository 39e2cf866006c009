import type { PageRow } from '../page/rows.ts'
import type { PageWord } from '../recognition/page-text.ts'

const bare = (text: string) => text.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')

/** The number of one of the member's animals, where it stands on a page; another animal's is none. */
export function findChip(
  rows: readonly PageRow[],
  chips: readonly string[],
): { chip: string; row: PageRow; words: readonly PageWord[] } | null {
  for (const row of rows)
    for (let at = 0; at < row.words.length; at += 1)
      for (let length = 1; length <= 6 && at + length <= row.words.length; length += 1) {
        const words = row.words.slice(at, at + length)
        const written = bare(words.map(({ text }) => text).join(''))
        const chip = chips.find((one) => isWritten(written, bare(one)))
        if (chip !== undefined) return { chip, row, words }
      }
  return null
}

// A label may cling to it: "puce:250269…", "N°250269…". A tattoo is too short to be looked for within a word.
const isWritten = (written: string, chip: string) =>
  written === chip || (chip.length === 15 && written.endsWith(chip) && /^[A-Z]+$/.test(written.slice(0, -15)))
