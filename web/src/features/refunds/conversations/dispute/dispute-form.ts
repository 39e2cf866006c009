import { DisputeForm } from '@coussinet/contract/disputes.ts'
import { readWith, type FormReading } from '#platform/form/reading.ts'

/** Typed reason, and the chosen lines by their references, parted by blanks. */
export type DisputeTyped = { lines: string; reason: string }

export const emptyDispute: DisputeTyped = { lines: '', reason: '' }

export const chosenLines = ({ lines }: DisputeTyped): string[] => lines.split(' ').filter(Boolean)

export const withLine = (typed: DisputeTyped, line: string, isChosen: boolean): DisputeTyped => ({
  ...typed,
  lines: [...chosenLines(typed).filter((one) => one !== line), ...(isChosen ? [line] : [])].join(' '),
})

/** Reads the dispute as the contract wants it, or what is wrong with it; lines that are none of the decision's are left out. */
export function readDispute(typed: DisputeTyped, known: readonly string[]): FormReading<DisputeForm> {
  const lines = chosenLines(typed).filter((line) => known.includes(line))
  const reading = readWith(DisputeForm, { reason: typed.reason, lines })
  if (!('errors' in reading)) return reading
  const told = reading.errors['reason']?.map((key) => (key === 'schema.too_small' ? 'message_short' : key))
  return { ...reading, errors: { ...reading.errors, ...(told && { reason: told }) } }
}
