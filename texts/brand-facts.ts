import type { Label, Language } from './messages.ts'

type Country = 'FR' | 'IT' | 'BE'

/** Facts of the brand that texts name: a text that names one is a function of them. */
export type BrandFacts = {
  readonly brandName: string
  /** the name after « de », as in d’Amica */
  readonly ofBrand: string
  /** tells that a formula has a waiting period */
  readonly hasWaits: boolean
  /** form of a customer number, and where it is found, without a full stop */
  readonly numberHint: Label
  /** two lines beside a guest's form, and a sentence */
  readonly slogan: Readonly<Record<Language, readonly string[]>>
  readonly tagline: Label
  /** the most that a godchild may bring, in whole euros */
  readonly highestGain: number
  readonly soldCountries: readonly Country[]
}

/** The words of those countries where contracts are sold, in the order in which they were written. */
export const ofSoldCountries = (
  words: Readonly<Partial<Record<Country, string>>>,
  soldCountries: readonly Country[],
): string[] =>
  Object.entries(words).flatMap(([country, word]) => (soldCountries.some((sold) => sold === country) ? [word] : []))
