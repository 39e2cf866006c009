import type { Address } from '@coussinet/contract/fields/fields.ts'
import { ProfileChange } from '@coussinet/contract/forms.ts'
import { readWith, type FormReading } from '#platform/form/reading.ts'

export type TypedAddress = {
  'address.line1': string
  'address.line2': string
  'address.line3': string
  'address.line4': string
  'address.postal_code': string
  'address.city': string
  'address.country': string
}

export function typedAddress(address: Address): TypedAddress {
  return {
    'address.line1': address.line1,
    'address.line2': address.line2 ?? '',
    'address.line3': address.line3 ?? '',
    'address.line4': address.line4 ?? '',
    'address.postal_code': address.postal_code,
    'address.city': address.city,
    'address.country': address.country,
  }
}

const orNull = (text: string) => (text.trim() === '' ? null : text)

/** Reads the address, or its errors: `postal.FR` and the like depend on the chosen country. */
export function readAddress(typed: TypedAddress): FormReading<ProfileChange> {
  return readWith(ProfileChange, {
    address: {
      line1: typed['address.line1'],
      line2: orNull(typed['address.line2']),
      line3: orNull(typed['address.line3']),
      line4: orNull(typed['address.line4']),
      postal_code: typed['address.postal_code'],
      city: typed['address.city'],
      country: typed['address.country'],
    },
  })
}
