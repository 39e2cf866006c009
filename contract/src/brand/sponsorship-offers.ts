import * as z from 'zod/mini'
import { sumBy } from '../domain/amounts.ts'
import type { Country } from '../domain/countries.ts'
import { country, day } from '../fields/fields.ts'
import { inLanguages, sentence } from './wording.ts'

// spec §1 and §5: 25 euros are guaranteed, 200 euros are the most
const [least, most] = [2500, 20_000]
const maxTotalWeight = 1_000_000

const Rule = z.strictObject({
  countries: z.array(country).check(z.minLength(1)),
  /** amounts in cents, each with its weight among all */
  prizes: z.array(z.readonly(z.tuple([z.int(), z.int()]))).check(z.minLength(1)),
  terms: inLanguages(z.array(sentence).check(z.minLength(1))),
})

export const Offer = z.strictObject({
  id: z.string().check(z.regex(/^[\w-]{1,64}$/)),
  start_date: z.nullable(day),
  end_date: z.nullable(day),
  rules: z.array(Rule).check(z.minLength(1)),
})
export type Offer = z.infer<typeof Offer>

export const SponsorshipOffers = z.strictObject({
  /** the day from which a demonstration moves the dates to its own */
  written_for: z._default(z.nullable(day), null),
  offers: z.array(Offer),
})
export type SponsorshipOffers = z.infer<typeof SponsorshipOffers>

/** A sentence for each fault of a table of offers that has the right form. */
export const offerFaults = ({ offers }: SponsorshipOffers): string[] =>
  offers.flatMap((offer, index) => faultsOf(offer, offers.slice(0, index)))

function faultsOf(offer: Offer, before: readonly Offer[]): string[] {
  const { id, start_date, end_date, rules } = offer
  const countries = rules.flatMap((rule) => rule.countries)
  const twice = countries.filter((one, index) => countries.indexOf(one) < index)
  return [
    ...(before.some((other) => other.id === id) ? [`${id} is the id of two offers.`] : []),
    ...(start_date !== null && end_date !== null && end_date < start_date
      ? [`${id} ends on ${end_date}, before it starts on ${start_date}.`]
      : []),
    ...twice.map((one) => `${id} has two rules for ${one}.`),
    ...before.flatMap((other) =>
      countries
        .filter((one) => overlaps(offer, other, one))
        .map((one) => `${id} and ${other.id} run at the same time in ${one}.`),
    ),
    ...rules.flatMap((rule) => prizeFaults(id, rule)),
  ]
}

function prizeFaults(id: string, { countries, prizes }: z.infer<typeof Rule>): string[] {
  const of = `${id} (${countries.join(', ')})`
  return [
    ...prizes
      .filter(([, weight]) => weight < 1)
      .map(
        ([amount, weight]) =>
          `${of}: the prize of ${amount} cents has the weight ${weight}; weights are whole numbers from 1.`,
      ),
    ...prizes
      .filter(([amount]) => amount < least || amount > most)
      .map(([amount]) => `${of}: a prize is ${amount} cents; it must be from ${least} to ${most}.`),
    ...(sumBy(prizes, ([, weight]) => weight) > maxTotalWeight
      ? [`${of}: the weights together exceed ${maxTotalWeight}.`]
      : []),
    // domain rules §5.8: a prize left to chance would be a "manifestazione a premio" (DPR 430/2001).
    ...(countries.includes('IT') && prizes.some(([amount]) => amount !== least)
      ? [`${of}: the gain of Italy is fixed at ${least} cents.`]
      : []),
  ]
}

function overlaps(one: Offer, other: Offer, where: Country): boolean {
  const holds = other.rules.some(({ countries }) => countries.includes(where))
  return (
    holds &&
    (one.start_date ?? '') <= (other.end_date ?? '9999') &&
    (other.start_date ?? '') <= (one.end_date ?? '9999')
  )
}
