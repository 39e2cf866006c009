import { ContestForm } from '@coussinet/contract/contests.ts'
import { readWith, type Reading } from '#platform/form/reading.ts'

/** Typed reason, and the chosen lines by their references, parted by blanks. */
export type ContestTyped = { lines: string; reason: string }

export const emptyContest: ContestTyped = { lines: '', reason: '' }

export const chosenLines = ({ lines }: ContestTyped): string[] => lines.split(' ').filter(Boolean)

/** Chooses a line, or takes it back. */
export const withLine = (typed: ContestTyped, line: string, isChosen: boolean): ContestTyped => ({
  ...typed,
  lines: [...chosenLines(typed).filter((one) => one !== line), ...(isChosen ? [line] : [])].join(' '),
})

/** Reads the contest as the contract wants it, or what is wrong with it; lines that are none of the decision's are left out. */
export function readContest(typed: ContestTyped, known: readonly string[]): Reading<ContestForm> {
  const lines = chosenLines(typed).filter((line) => known.includes(line))
  const reading = readWith(ContestForm, { reason: typed.reason, lines })
  if (!('errors' in reading)) return reading
  const told = reading.errors['reason']?.map((key) => (key === 'schema.too_small' ? 'message_short' : key))
  return { ...reading, errors: { ...reading.errors, ...(told && { reason: told }) } }
}
