import type { Brand } from '@coussinet/contract/brand/brand.ts'
import { brand } from '@coussinet/contract/brand/chosen.ts'
import { companyIn } from '@coussinet/contract/brand/company-in.ts'
import type { Country } from '@coussinet/contract/domain/countries.ts'

/** Creditor of every mandate; one identifier serves all countries (domain rules §3.2). */
export const creditor: Brand['creditor'] = brand.creditor

/** Establishment of the insurer in a country; `none` if it has no company there. */
export const establishmentIn = (country: Country) => brand.companies[country]?.establishment ?? 'none'

/**
 * The company in each country's contracts, with its authority and mediator; that of the brand's home if there is none.
 */
export const getInsurer = companyIn
