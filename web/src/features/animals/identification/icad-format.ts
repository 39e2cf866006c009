import { groupedChip } from '@coussinet/contract/domain/animals.ts'
import { type NumberGrouping, significant } from '#ui/GroupedField.tsx'

/**
 * A number as far as it is typed, as it is printed: 250 26 98 12340176 for a French chip, 380 2601 0123 4567 for others, a tattoo as it is.
 */
export function typedIcad(icad: string): string {
  const bare = significant(icad)
  return /^\d+$/.test(bare) ? groupedChip(bare) : bare
}

export const icadGrouping: NumberGrouping = { read: significant, group: typedIcad }
