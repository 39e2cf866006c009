import { type Label, label } from '@coussinet/texts/messages.ts'
import type { Country } from '../../domain/country-names.ts'
import { countries } from '../../domain/country-names.ts'
import { brand } from '../chosen.ts'

type Editor = Pick<
  NonNullable<(typeof brand)['companies'][Country]>,
  'name' | 'address' | 'phone' | 'phone_text' | 'email' | 'mediator'
> & { country: Country; legal: Label; supervisor: Label }

/** The companies that answer for the portal, with what a legal notice tells of each. */
export const editors: readonly Editor[] = countries.flatMap((country) => {
  const company = brand.companies[country]
  if (company === undefined) return []
  const { name, address, phone, phone_text, email, legal, supervisor, mediator } = company
  return [
    { country, name, address, phone, phone_text, email, legal: label(legal), supervisor: label(supervisor), mediator },
  ]
})

/** Number under which the insurer is registered. */
export const registered: string = brand.registration.number

/** Facts of the brand's legal pages; null where it says nothing. */
export const legalPages = brand.legal_pages
  ? {
      ...brand.legal_pages,
      notice: label(brand.legal_pages.notice),
      accessibility: brand.legal_pages.accessibility && {
        ...brand.legal_pages.accessibility,
        gaps: label(brand.legal_pages.accessibility.gaps),
      },
    }
  : null
