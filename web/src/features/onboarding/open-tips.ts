import type { Tip, TipId } from '@coussinet/contract/onboarding.ts'

// Its page is not there yet.
const shown = ({ id }: Tip) => id !== 'invite'

const order: readonly TipId[] = ['add_icad', 'add_iban', 'confirm_email', 'add_mobile', 'get_care_sheet', 'read_cover', 'invite']

/** What is still to be done, dated first and soonest first, then by what it is worth; and how much of it all is done. */
export function openTips(tips: readonly Tip[]): { open: Tip[]; done: number; all: number } {
  const counted = tips.filter(shown)
  const open = counted
    .filter(({ done }) => !done)
    .toSorted((one, other) => (one.due_on ?? '9999').localeCompare(other.due_on ?? '9999') || order.indexOf(one.id) - order.indexOf(other.id))
  return { open, done: counted.length - open.length, all: counted.length }
}
