import { grouped } from '#platform/language/format.ts'
import { type Grouping, significant } from '#ui/forms/grouped/retyped.ts'

/** A number as it is printed: 250 26 98 12340176 for a French chip, 380 2601 0123 4567 for others, a tattoo as it is. */
export function shownIcad(icad: string): string {
  const bare = significant(icad)
  if (!/^\d+$/.test(bare)) return bare
  return grouped(bare, bare.startsWith('250') ? [3, 2, 2, 8] : [3, 4, 4, 4])
}

/** How the field of the number groups it. */
export const icadGrouping: Grouping = { read: significant, group: shownIcad }
