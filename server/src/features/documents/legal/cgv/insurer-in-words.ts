import type { Country } from '@coussinet/contract/fields.ts'
import { insurerOf } from '#platform/paper/insurer.ts'

/** The insurer of the contract's country, as its conditions name it. */
export function insurerInWords(country: Country) {
  const { name, address, phone_text, email, authority, mediator } = insurerOf(country)
  return { name, address, phone: phone_text.replaceAll(' ', '\u00a0'), email, authority, mediator }
}
