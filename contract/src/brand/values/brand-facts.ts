import type { BrandFacts } from '@coussinet/texts/brand-facts.ts'
import { label } from '@coussinet/texts/messages.ts'
import { brand } from '../chosen.ts'
import { brandName, ofBrand } from './brand-name.ts'
import { soldCountries } from './companies.ts'
import { highestGain } from './highest-gain.ts'
import { numberHint } from './number-form.ts'

/** Facts of the brand that texts name. */
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
