import * as fr from '@coussinet/texts/fr/refund-words.ts'
import * as it from '@coussinet/texts/it/refund-words.ts'
import { type Language, messages } from '@coussinet/texts/messages.ts'
import * as nl from '@coussinet/texts/nl/refund-words.ts'
import type { Country } from './countries.ts'

export const disputeStatusNames = messages({
  fr: fr.disputeStatusNames,
  it: it.disputeStatusNames,
  nl: nl.disputeStatusNames,
})

export const disputeLabels = messages({ fr: fr.disputeLabels, it: it.disputeLabels, nl: nl.disputeLabels })

/** Times of a complaint by the law that a contract is under. */
export type ComplaintTerms = {
  /** working days, Saturdays included, within which the receipt must be acknowledged; null if no rule names any */
  readonly acknowledge_working_days: number | null
  /** time within which it is answered */
  readonly answer: { readonly months: number } | { readonly days: number }
  /** years after the complaint within which the mediator accepts it */
  readonly mediator_years: number
}

/**
 * France: ACPR recommendation 2022-R-01: receipt within ten “jours ouvrables”, answer within two months, both from the day on which the
 * complaint was sent; mediator within a year of it (article L612-2 of the Code de la consommation).
 *
 * Italy: answer within 45 days (regolamento ISVAP 24/2008, article 8, amended by IVASS provvedimento 46/2016), then the Arbitro
 * Assicurativo within twelve months of the complaint (DM 6 November 2024, n. 215; in operation since 15 January 2026), or a letter to
 * IVASS.
 *
 * Belgium: the insurers' rules of conduct for complaints: receipt within five working days, answer within a month; the ombudsman may refuse
 * a complaint made to the insurer more than a year ago (Code of economic law, book XVI; directive 2013/11/EU, article 5(4)(e)).
 */
export const complaintTerms: Readonly<Record<Country, ComplaintTerms>> = {
  FR: { acknowledge_working_days: 10, answer: { months: 2 }, mediator_years: 1 },
  IT: { acknowledge_working_days: null, answer: { days: 45 }, mediator_years: 1 },
  BE: { acknowledge_working_days: 5, answer: { months: 1 }, mediator_years: 1 },
}

type MediatorSite = { readonly name: string; readonly href: string }

const at = (name: string): MediatorSite => ({ name, href: `https://${name}` })

/** Addresses of each country's mediator, whom the brand names, and of its authorities. */
export const mediators: Readonly<
  Record<
    Country,
    { readonly address: readonly string[]; readonly site: MediatorSite; readonly authorities: readonly MediatorSite[] }
  >
> = {
  FR: {
    address: ['TSA 50110', '75441 PARIS CEDEX 09'],
    site: at('www.mediation-assurance.org'),
    authorities: [at('acpr.banque-france.fr')],
  },
  // Reached online alone.
  IT: { address: [], site: at('www.arbitroassicurativo.org'), authorities: [at('www.ivass.it')] },
  BE: {
    address: ['SQUARE DE MEEUS 35', '1000 BRUXELLES'],
    site: at('www.ombudsman-insurance.be'),
    authorities: [at('www.fsma.be'), at('www.nbb.be')],
  },
}

/** Official names of mediators in the other languages of their countries. */
const otherNames: Readonly<Record<string, Partial<Record<Language, string>>>> = {
  'Ombudsman des assurances': { nl: 'Ombudsman van de Verzekeringen' },
}

const otherAddresses: Partial<Record<Country, Partial<Record<Language, readonly string[]>>>> = {
  BE: { nl: ['DE MEEUSSQUARE 35', '1000 BRUSSEL'] },
}

/** Name of a mediator in a language, if it has one there. */
export const mediatorName = (name: string, language: Language): string => otherNames[name]?.[language] ?? name

/** Postal address of a country's mediator as a language writes it; empty where there is none. */
export const mediatorAddress = (country: Country, language: Language): readonly string[] =>
  otherAddresses[country]?.[language] ?? mediators[country].address
