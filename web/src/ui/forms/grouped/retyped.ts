/** What counts of a typed number: its letters, in capitals, and its digits. */
export const significant = (text: string): string => text.replace(/[^\p{L}\d]/gu, '').toUpperCase()

export type Keystroke = { text: string; caret: number; erased: 'before' | 'after' | null }

/** How a number is read of what is typed, its signs alone, and how these are shown in groups. */
export type Grouping = { read: (text: string) => string; group: (signs: string) => string }

/**
 * The field after a keystroke: what it holds, grouped, and where its caret stands, counted in letters and digits so that the
 * spaces never carry it along. Erasing a space alone erases the sign next to it.
 */
export function retyped(
  before: string,
  { text, caret, erased }: Keystroke,
  { read, group }: Grouping,
): { text: string; caret: number } {
  let bare = read(text)
  let at = read(text.slice(0, caret)).length
  if (erased !== null && bare === read(before)) {
    const gone = erased === 'before' ? at - 1 : at
    if (gone >= 0) bare = bare.slice(0, gone) + bare.slice(gone + 1)
    if (erased === 'before') at = Math.max(0, at - 1)
  }
  const shown = group(bare)
  let place = 0
  for (let seen = 0; seen < at && place < shown.length; place += 1)
    if (significant(shown.charAt(place)) !== '') seen += 1
  return { text: shown, caret: place }
}
