import { compareStrings } from '@coussinet/contract/domain/strings.ts'
import type { Tip, TipId } from '@coussinet/contract/onboarding.ts'

const order: readonly TipId[] = [
  'add_icad',
  'add_iban',
  'confirm_email',
  'add_mobile',
  'get_care_sheet',
  'read_cover',
  'invite',
]

// An invitation, and nothing that is missing.
const isCounted = ({ id }: Tip) => id !== 'invite'

/** Open tips, dated ones first, then by value, the invitation last; and the completed share of a member's file. */
export function openTips(tips: readonly Tip[]): { open: Tip[]; done: number; all: number } {
  const needed = tips.filter(isCounted)
  const done = needed.filter((tip) => tip.done).length
  const open = tips
    .filter((tip) => !tip.done && (done === needed.length || isCounted(tip)))
    .toSorted(
      (one, other) =>
        compareStrings(one.due_on ?? '9999', other.due_on ?? '9999') || order.indexOf(one.id) - order.indexOf(other.id),
    )
  return { open, done, all: needed.length }
}
