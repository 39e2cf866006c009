import type { Country } from '@coussinet/contract/domain/countries.ts'
import { QuoteRequest } from '@coussinet/contract/quote-request.ts'
import { type FormReading, readWith } from '#platform/form/reading.ts'

export type TypedQuote = {
  firstname: string
  lastname: string
  email: string
  phone: string
  country: string
  postal_code: string
  'animal.type': string
  'animal.name': string
}

export const emptyQuote = (country: Country): TypedQuote => ({
  firstname: '',
  lastname: '',
  email: '',
  phone: '',
  country,
  postal_code: '',
  'animal.type': '',
  'animal.name': '',
})

/** Reads a quote by a sponsor's link, or all that is wrong; the telephone may be left out. */
export function readQuote(code: string, typed: TypedQuote): FormReading<QuoteRequest> {
  const { phone, 'animal.type': type, 'animal.name': name, ...same } = typed
  return readWith(QuoteRequest, {
    ...same,
    sponsor: code,
    phone: phone.trim() === '' ? null : phone,
    animal: { type, name },
  })
}
