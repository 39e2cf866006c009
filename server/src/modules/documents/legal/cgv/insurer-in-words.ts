import { brand } from '@coussinet/contract/brand/chosen.ts'
import { soldCountries } from '@coussinet/contract/brand/values/companies.ts'
import { capitalised } from '@coussinet/contract/domain/grammar.ts'
import type { Language } from '@coussinet/contract/domain/messages.ts'
import { weekdayHours } from '@coussinet/contract/domain/opening-hours.ts'
import { type Country, countries } from '@coussinet/contract/fields.ts'
import { insurerOf, establishmentIn } from '#platform/paper/insurer.ts'

/** Before a place: en France, in Francia. */
export const inCountry: Record<Language, Record<Country, string>> = {
  fr: { FR: 'en France', IT: 'en Italie', BE: 'en Belgique' },
  it: { FR: 'in Francia', IT: 'in Italia', BE: 'in Belgio' },
}

/** The name of any country by its code: FR → France, Francia. */
export const countryName = (code: string, language: Language): string =>
  new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code

type Supervised = { where: string; address: string; home: string; supervisor: string }

const supervisions = {
  fr: {
    seat: ({ supervisor }: Supervised) => `Autorité de contrôle : ${supervisor}.`,
    branch: ({ where, address, home, supervisor }: Supervised) =>
      `Il exerce ${where} par sa succursale, ${address}, sous le régime de la liberté d’établissement. Il est contrôlé par l’autorité de son pays d’origine (${home}). Autorité de contrôle pour son activité ${where} : ${supervisor}.`,
    services: ({ where, home, supervisor }: Supervised) =>
      `Il exerce ${where} en libre prestation de services. Il est contrôlé par l’autorité de son pays d’origine (${home}). Autorité de contrôle pour son activité ${where} : ${supervisor}.`,
    none: ({ home }: Supervised) => `Il est contrôlé par l’autorité de son pays d’origine (${home}).`,
  },
  it: {
    seat: ({ supervisor }: Supervised) => `Autorità di vigilanza: ${supervisor}.`,
    branch: ({ where, address, home, supervisor }: Supervised) =>
      `Opera ${where} tramite la propria sede secondaria, ${address}, in regime di stabilimento. È soggetto alla vigilanza dell’autorità del Paese di origine (${home}). Autorità di vigilanza per l’attività ${where}: ${supervisor}.`,
    services: ({ where, home, supervisor }: Supervised) =>
      `Opera ${where} in regime di libera prestazione di servizi. È soggetto alla vigilanza dell’autorità del Paese di origine (${home}). Autorità di vigilanza per l’attività ${where}: ${supervisor}.`,
    none: ({ home }: Supervised) => `È soggetto alla vigilanza dell’autorità del Paese di origine (${home}).`,
  },
}

/** The insurer of the contract's country, as its conditions name it. */
export function insurerInWords(country: Country, language: Language) {
  const { name, address, phone_text, email, authority, mediator, hours, supervisor } = insurerOf(country)
  return {
    name,
    address,
    phone: phone_text.replaceAll(' ', '\u00a0'),
    email,
    authority,
    mediator,
    hours: weekdayHours(hours, language),
    supervision: supervisions[language][establishmentIn(country)]({
      where: inCountry[language][country],
      address: address.join(', '),
      home: countryName(brand.registration.country, language),
      supervisor: supervisor[language],
    }),
  }
}

/** Countries of sale, and the one of this contract: "en France, en Italie et en Belgique", or one of them. */
export function soldInWords(language: Language, country: Country, type: 'conjunction' | 'disjunction'): string {
  const where = countries
    .filter((one) => one === country || soldCountries.includes(one))
    .map((one) => inCountry[language][one])
  return new Intl.ListFormat(language, { type }).format(where)
}

const atHome = {
  fr: ', dans le pays de votre domicile comme dans les autres',
  it: ', nel Paese del Suo domicilio come negli altri',
}

/** The same as a sentence begins with it. */
export function coveredInWords(language: Language, country: Country): string {
  const where = soldInWords(language, country, 'conjunction')
  const isOne = soldInWords(language, country, 'disjunction') === where
  return `${capitalised(where)}${isOne ? '' : atHome[language]}`
}
