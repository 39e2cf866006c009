import type { Country } from '@coussinet/contract/domain/countries.ts'
import type { SignedSubject } from '../subject.ts'

export type CodeFacts = Pick<SignedSubject, 'kind' | 'name' | 'iban' | 'unpaid_cents'> & {
  /** six digits */
  code: string
  country: Country
  /** the member's */
  firstname: string
  /** the member, for somebody else who signs; null: the member signs */
  asked_by: string | null
}

/** A code as it is read: 412 907. */
export const readableCode = (code: string) => `${code.slice(0, 3)} ${code.slice(3)}`
