import { grouped } from '#platform/language/format.ts'

/** What counts of a typed number: its letters, in capitals, and its digits. */
export const significant = (text: string): string => text.replace(/[^\p{L}\d]/gu, '').toUpperCase()

/** A number as it is printed: 250 26 98 12340176 for a French chip, 380 2601 0123 4567 for others, a tattoo as it is. */
export function shownIcad(icad: string): string {
  const bare = significant(icad)
  if (!/^\d+$/.test(bare)) return bare
  return grouped(bare, bare.startsWith('250') ? [3, 2, 2, 8] : [3, 4, 4, 4])
}

export type Keystroke = { text: string; caret: number; erased: 'before' | 'after' | null }

/**
 * The field after a keystroke: what it holds, grouped, and where its caret stands, counted in letters and digits so that the
 * spaces never carry it along. Erasing a space alone erases the digit next to it.
 */
export function retyped(before: string, { text, caret, erased }: Keystroke): { text: string; caret: number } {
  let bare = significant(text)
  let at = significant(text.slice(0, caret)).length
  if (erased !== null && bare === significant(before)) {
    const gone = erased === 'before' ? at - 1 : at
    if (gone >= 0) bare = bare.slice(0, gone) + bare.slice(gone + 1)
    if (erased === 'before') at = Math.max(0, at - 1)
  }
  const shown = shownIcad(bare)
  let place = 0
  for (let seen = 0; seen < at && place < shown.length; place += 1) if (significant(shown.charAt(place)) !== '') seen += 1
  return { text: shown, caret: place }
}
