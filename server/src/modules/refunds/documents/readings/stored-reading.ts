import type { CareKind } from '@coussinet/contract/domain/care.ts'
import type { InvoiceData, Reading } from '@coussinet/contract/readings.ts'
import type { UnderstoodPaper } from '@coussinet/reading/understand.ts'
import { sql } from 'kysely'

export const filledFields = {
  care_date: 'care_date',
  invoice_number: 'invoice_number',
  clinic: 'vet_name',
  chip: 'animal_ids',
} as const satisfies Partial<Record<keyof UnderstoodPaper, string>>
export type FilledValue = keyof typeof filledFields

export type StoredReading =
  | {
      status: 'waiting'
      /** attempts begun and not known to have ended; absent before the first */
      tries?: number
      /** invoice data embedded in the file */
      data?: InvoiceData
    }
  | { status: 'failed' }
  | {
      status: 'done'
      understood: UnderstoodPaper
      filled: FilledValue[]
      /** kinds of care entered by the member, by line number from 1 */
      told: { line: number; care_kind: CareKind }[]
    }

export const readingColumn = sql<StoredReading | null>`reading`.as('reading')

export type DoneReading = Extract<StoredReading, { status: 'done' }>

const nothing = {
  document: null,
  care_date: null,
  invoice_number: null,
  clinic: null,
  clinic_number: null,
  chip: null,
  total_cents: null,
  payment_proof: null,
  lines: [],
} satisfies Omit<Reading, 'status'>

/** Formats a reading for the response; null if nothing is read. */
export function toReading(stored: StoredReading | null): Reading | null {
  if (stored === null) return null
  if (stored.status !== 'done') return { status: stored.status, ...nothing }
  const { understood, filled } = stored
  const has = (value: FilledValue) => filled.includes(value)
  return {
    status: 'done',
    document: understood.document,
    care_date: understood.care_date && { ...understood.care_date, filled: has('care_date') },
    invoice_number: understood.invoice_number && { ...understood.invoice_number, filled: has('invoice_number') },
    clinic: understood.clinic && { ...understood.clinic, filled: has('clinic') },
    clinic_number: understood.clinic_number && { ...understood.clinic_number, filled: false },
    chip: understood.chip && { ...understood.chip, filled: has('chip') },
    total_cents: understood.total_cents && { ...understood.total_cents, filled: false },
    payment_proof: understood.payment_proof ? { ...understood.payment_proof, filled: false } : null,
    lines: getReadLines(stored),
    ...(understood.data ? { data: understood.data } : {}),
    ...(understood.other_papers?.length ? { other_papers: understood.other_papers } : {}),
  }
}

export const getReadLines = ({ understood, told }: DoneReading): UnderstoodPaper['lines'] =>
  understood.lines.map((line, place) => {
    const answer = told.find((one) => one.line === place + 1)
    return answer ? { ...line, care_kind: answer.care_kind, sure: true } : line
  })
