import type { Brand } from '@coussinet/contract/brand/brand.ts'
import { brand } from '@coussinet/contract/brand/chosen.ts'
import { companyIn } from '@coussinet/contract/brand/company-in.ts'
import type { Country } from '@coussinet/contract/domain/countries.ts'

/** The creditor of every mandate; one identifier serves all countries (domain rules §3.2). */
export const creditor: Brand['creditor'] = brand.creditor

/** Tells how the insurer is established in a country; `none` where it has no company. */
export const establishmentIn = (country: Country) => brand.companies[country]?.establishment ?? 'none'

/** The company as each country's contracts name it, with its authority and mediator; that of the brand's home where there is none. */
export const getInsurer = companyIn
