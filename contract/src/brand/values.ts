import type { BrandFacts } from '@coussinet/texts/brand-facts.ts'
import { deName } from '@coussinet/texts/grammar.ts'
import { inEach, type Label, label, type Language } from '@coussinet/texts/messages.ts'
import { countries, type Country } from '../domain/countries.ts'
import type { Guarantee } from '../domain/cover.ts'
import type { PromisedDays } from '../domain/requests.ts'
import { guaranteedCents } from '../domain/sponsorship.ts'
import type { Brand } from './brand.ts'
import { brand } from './chosen.ts'
import { companyIn } from './company-in.ts'
import { noFormula } from './formula-terms.ts'
import type { Locale } from './locale.ts'
import {
  formInWords,
  getCheckTable,
  getNumberHint,
  isDigits,
  listNumberPlaces,
  toMentionPattern,
  toNumberPattern,
  usualMemberNumber,
} from './member-number.ts'

export const brandName: string = brand.name

/** "de Coussinet", "d’Amica": the name after a French preposition. */
export const ofBrand: string = deName(brandName)

export const fileSlug: string =
  brandName
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '') || 'portal'

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

export const companyCountries: readonly Country[] = countries.filter(
  (country) => brand.companies[country] !== undefined,
)

export const soldCountries: readonly Country[] = countries.filter((country) => brand.sold_in.includes(country))

const number = brand.member_number ?? usualMemberNumber

/** Form of a customer number as a regular expression, anchored. */
export const numberPattern: string = toNumberPattern(number)

/** Quasigroup that checks its digits, or null. */
export const numberTable: readonly string[] | null = getCheckTable(number)

export const isLuhnNumber: boolean = number.check === 'luhn'

export const numberGrouping: readonly number[] = number.grouping

export const numberPlaces: readonly string[] = listNumberPlaces(number)

/** true where a keyboard of digits is enough */
export const isNumeric: boolean = isDigits(number)

/** Pattern that finds it within a text, ignoring case; null if it is digits alone, as other numbers are. */
export const numberMention: string | null = isNumeric ? null : toMentionPattern(number)

/** Its form in words: "9 chiffres". */
export const numberWords: Label = inEach((language) => formInWords(number, language))

/** The same, and where it is found, without a full stop: "9 chiffres, en haut de votre certificat d’adhésion". */
export const numberHint: Label = inEach((language) => getNumberHint(number, language))

/** The languages that the portal speaks, the first of them first where a choice is shown. */
export const offeredLanguages: readonly Language[] = brand.languages ?? ['fr', 'it']

const localesOf: Readonly<Record<Language, readonly Locale[]>> = { fr: ['fr', 'fr-BE'], it: ['it'], nl: ['nl-BE'] }

/** The locales that a member may have: `fr-BE` and `nl-BE` are those of Belgium. */
export const offeredLocales: readonly Locale[] = offeredLanguages.flatMap((language) => localesOf[language])

/** Default language of guests: the brand's first; without one Italian if it is sold in Italy only, else French (I18N-02). */
export const homeLanguage: Language =
  brand.languages?.[0] ?? (brand.sold_in.every((country) => country === 'IT') ? 'it' : 'fr')

/** Every formula of the brand, and that of an animal without cover. */
export const formulaNames: readonly string[] = [noFormula, ...brand.formulas].map(({ name }) => name)

/** The names under which formulas are sold. */
export const formulaLabels: Readonly<Record<string, Label>> = Object.fromEntries(
  [noFormula, ...brand.formulas].map(({ name, label: sold }) => [name, label(sold)]),
)

/** Days after the start of an animal's cover at which each guarantee begins; null where the formula has none. */
export const waitingDays: Readonly<Record<string, Readonly<Record<Guarantee, number | null>>>> = Object.fromEntries(
  [noFormula, ...brand.formulas].map(({ name, waiting_days }) => [name, waiting_days]),
)

/** The brand's promises (default two days each, spec §4), which ANSWER_WORKING_DAYS and TRANSFER_WORKING_DAYS override. */
export const brandPromises: PromisedDays = {
  answer: brand.promises?.answer_working_days ?? 2,
  transfer: brand.promises?.transfer_working_days ?? 2,
}

/** True if the general conditions are the insurer's own file, whose chapters the portal cannot cite. */
export const hasOwnConditions: boolean = (brand.papers ?? []).some(({ type }) => type === 'cgv')

/** Conformity of the portal to the accessibility rules; without an audit it counts as not conforming. */
export const conformity: 'full' | 'partial' | 'none' = brand.legal_pages?.accessibility.conformity ?? 'none'

type Editor = Pick<
  NonNullable<(typeof brand)['companies'][Country]>,
  'name' | 'address' | 'phone' | 'phone_text' | 'email' | 'mediator'
> & { country: Country; legal: Label; supervisor: Label }

/** Companies responsible for the portal, as a legal notice names them. */
export const editors: readonly Editor[] = countries.flatMap((country) => {
  const company = brand.companies[country]
  if (company === undefined) return []
  const { name, address, phone, phone_text, email, legal, supervisor, mediator } = company
  return [
    { country, name, address, phone, phone_text, email, legal: label(legal), supervisor: label(supervisor), mediator },
  ]
})

export const registered: string = brand.registration.number

/** Facts of the brand's legal pages; null if it gives none. */
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

const prizes = brand.sponsorship.offers.flatMap(({ rules }) =>
  rules.flatMap((rule) => rule.prizes.map(([amount]) => amount)),
)

/** The most that a godchild may bring by the brand's offers, in whole euros. */
export const highestGain: number = Math.floor(Math.max(guaranteedCents, ...prizes) / 100)

const rules = brand.sponsorship.offers.flatMap((offer) => offer.rules)
const latest = rules.findLast(({ prizes }) => prizes.every(([amount]) => amount === guaranteedCents))

/** Terms while no offer runs: the brand's latest terms of the guaranteed gain alone; none where each of its offers draws more. */
export const termsWithoutOffer = label<readonly string[]>(latest?.terms ?? { fr: [], it: [] })

export const brandFacts: BrandFacts = {
  brandName,
  ofBrand,
  hasWaits: brand.formulas.some(({ waiting_days }) => Object.values(waiting_days).some((days) => (days ?? 0) > 0)),
  numberHint,
  slogan: label(brand.slogan),
  tagline: label(brand.tagline),
  highestGain,
  soldCountries,
}
