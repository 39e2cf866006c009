import type { Country } from '../../domain/country-names.ts'
import { countries } from '../../domain/country-names.ts'
import type { Brand } from '../brand.ts'
import { brand } from '../chosen.ts'
import { companyIn } from '../company-in.ts'

type CompanyFacts = NonNullable<Brand['companies'][Country]>
/** A company as members see it. */
export type Company = Pick<CompanyFacts, 'name' | 'address' | 'phone' | 'email' | 'mediator' | 'hours' | 'social'>

/** Phone numbers for other countries. */
export const home: Country = brand.home

function shown(country: Country): Company {
  const { name, address, phone, email, mediator, hours, social } = companyIn(country)
  return { name, address, phone, email, mediator, hours, social }
}

/** The company of each country, that of `home` where there is none. */
export const companies: Readonly<Record<Country, Company>> = { FR: shown('FR'), IT: shown('IT'), BE: shown('BE') }

/** The countries that have a company of their own. */
export const companyCountries: readonly Country[] = countries.filter(
  (country) => brand.companies[country] !== undefined,
)

/** The countries where contracts are sold. */
export const soldCountries: readonly Country[] = countries.filter((country) => brand.sold_in.includes(country))
