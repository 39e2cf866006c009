import type { Language } from '@coussinet/texts/messages.ts'
import type { Country } from './country-names.ts'

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

/** Name of a mediator as a language has it, where it has one of its own. */
export const mediatorName = (name: string, language: Language): string => otherNames[name]?.[language] ?? name

/** Postal address of a country's mediator as a language writes it; empty where there is none. */
export const mediatorAddress = (country: Country, language: Language): readonly string[] =>
  otherAddresses[country]?.[language] ?? mediators[country].address
