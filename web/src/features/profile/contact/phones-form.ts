import type { Country } from '@coussinet/contract/domain/countries.ts'
import { phone, phoneCountry } from '@coussinet/contract/domain/phones.ts'
import { landline, mobile } from '@coussinet/contract/fields/fields.ts'
import { ProfileChange } from '@coussinet/contract/forms.ts'
import type { Profile } from '@coussinet/contract/profile.ts'
import { both, readWith, type FormReading } from '#platform/form/reading.ts'

export const phoneKinds = ['mobile', 'landline'] as const
export type PhoneKind = (typeof phoneKinds)[number]

/** The fields of the phones: each number by its path, and the country that it is read for. */
export type TypedPhones = {
  'phones.mobile': string
  'phones.landline': string
  mobile_country: string
  landline_country: string
}

const isCountry = (text: string): text is Country => text === 'FR' || text === 'IT' || text === 'BE'

/** Each number as people of its country write it; without one, the country of the address. */
export function typedPhones({ phones, address }: Pick<Profile, 'phones' | 'address'>): TypedPhones {
  const countryOf = (number: string | null) => (number === null ? null : phoneCountry(number)) ?? address.country
  const written = (number: string | null) => (number === null ? '' : phone(number, countryOf(number)))
  return {
    'phones.mobile': written(phones.mobile),
    'phones.landline': written(phones.landline),
    mobile_country: countryOf(phones.mobile),
    landline_country: countryOf(phones.landline),
  }
}

/** The country that a number names itself by its prefix: +39 and 0039 are Italy. */
export function namedCountry(text: string): Country | null {
  return phoneCountry(text)
}

const rules = { mobile, landline }

function readPhone(kind: PhoneKind, country: string, text: string): FormReading<string | null> {
  if (text.trim() === '' || !isCountry(country)) return { body: null }
  return readWith(rules[kind](country), text, `phones.${kind}`)
}

/** Reads the phones, in E.164, or their errors: `mobile`, `phone` at a number, `one_phone` at `phones`. */
export function readPhones(typed: TypedPhones): FormReading<ProfileChange> {
  const read = both(
    readPhone('mobile', typed.mobile_country, typed['phones.mobile']),
    readPhone('landline', typed.landline_country, typed['phones.landline']),
  )
  if ('errors' in read) return read
  const [mobile_number, landline_number] = read.body
  return readWith(ProfileChange, { phones: { mobile: mobile_number, landline: landline_number } })
}
