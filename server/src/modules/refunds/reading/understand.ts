import type { Reading } from '@coussinet/contract/readings.ts'
import type { PageText } from '#platform/files/reading/page-text.ts'

/** Facts about the member's contract that tell a likely value from an unlikely one. */
export type Known = {
  country: 'FR' | 'IT' | 'BE'
  /** YYYY-MM-DD */
  today: string
  /** days on which care is covered, null where it has no end or is not known */
  covered: { from: string | null; to: string | null }
  /** numbers of the member's animals: 15 digits, or tattoos */
  chips: readonly string[]
  /** names of the animals */
  names: readonly string[]
}

type WithoutFilled<T> = T extends { filled: boolean } ? Omit<T, 'filled'> : T

/** A reading before anything was filled by it. A value that no check confirms, and that does not stand alone, is null. */
export type Understood = { [K in Exclude<keyof Reading, 'status'>]: WithoutFilled<Reading[K]> }

/** Tells what the pages of a document say; what is not sure is left out. */
export function understand(_pages: readonly PageText[], _known: Known): Understood {
  return {
    document: 'other',
    care_date: null,
    invoice_number: null,
    clinic: null,
    clinic_number: null,
    chip: null,
    total_cents: null,
    lines: [],
  }
}
