import { bic as bicRule } from '@coussinet/contract/bank-fields.ts'
import { isBicOf } from '@coussinet/contract/fields/bic.ts'
import { type FormReading, readWith } from '#platform/form/reading.ts'
import { wholeIban } from './iban-format.ts'

export function isBicElsewhere(iban: string, bic: string): boolean {
  const account = wholeIban(iban)
  const read = bicRule.safeParse(bic)
  return account !== null && read.success && !isBicOf(account, read.data)
}

/** The BIC that was typed, null for none; wrong at `bic` for one that is none, or of another country than the account. */
export function readBic(iban: string, bic: string): FormReading<string | null> {
  if (bic.trim() === '') return { body: null }
  return isBicElsewhere(iban, bic) ? { errors: { bic: ['bic'] }, params: {} } : readWith(bicRule, bic, 'bic')
}
