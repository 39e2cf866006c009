import { brand } from '@coussinet/contract/brand/chosen.ts'
import { soldCountries } from '@coussinet/contract/brand/values.ts'
import { weekdayHours } from '@coussinet/contract/domain/contact.ts'
import { countries, type Country } from '@coussinet/contract/domain/countries.ts'
import type { PaperLanguage } from '@coussinet/contract/domain/languages.ts'
import * as fr from '@coussinet/texts/fr/legal-papers.ts'
import { capitalised } from '@coussinet/texts/grammar.ts'
import * as it from '@coussinet/texts/it/legal-papers.ts'
import { getInsurer, establishmentIn } from '#platform/paper/insurer.ts'
import { paperMessages } from '#platform/paper/paper-messages.ts'

/** Before a place: en France, in Francia. */
export const inCountry = paperMessages({ fr: fr.inCountry, it: it.inCountry })

/** The name of any country by its code: FR → France, Francia. */
export const countryName = (code: string, language: PaperLanguage): string =>
  new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code

const supervisions = paperMessages({ fr: fr.supervision, it: it.supervision })
const sold = paperMessages({ fr: fr.sold, it: it.sold })

export function insurerInWords(country: Country, language: PaperLanguage) {
  const { name, address, phone_text, email, authority, mediator, hours, supervisor } = getInsurer(country)
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
export function soldInWords(language: PaperLanguage, country: Country, type: 'conjunction' | 'disjunction'): string {
  const where = countries
    .filter((one) => one === country || soldCountries.includes(one))
    .map((one) => inCountry[language][one])
  return new Intl.ListFormat(language, { type }).format(where)
}

/** The same as a sentence begins with it. */
export function coveredInWords(language: PaperLanguage, country: Country): string {
  const where = soldInWords(language, country, 'conjunction')
  const isOne = soldInWords(language, country, 'disjunction') === where
  return `${capitalised(where)}${isOne ? '' : sold[language].at_home}`
}
