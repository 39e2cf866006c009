import { type Country, country, day } from '@coussinet/contract/fields.ts'
import * as z from 'zod/mini'
import { ConfigProblem } from '#platform/config.ts'
import { totalOf } from './odds.ts'

// spec §1 and §5: 25 euros are guaranteed, 200 euros are the most
const [least, most] = [2500, 20_000]
const heaviest = 1_000_000

const sentences = z.array(z.string().check(z.trim(), z.minLength(1))).check(z.minLength(1))

const Rule = z.strictObject({
  countries: z.array(country).check(z.minLength(1)),
  prizes: z.array(z.readonly(z.tuple([z.int(), z.int()]))).check(z.minLength(1)),
  terms: z.strictObject({ fr: sentences, it: sentences }),
})

const Offer = z.strictObject({
  id: z.string().check(z.regex(/^[\w-]{1,64}$/)),
  start_date: z.nullable(day),
  end_date: z.nullable(day),
  rules: z.array(Rule).check(z.minLength(1)),
})
export type Offer = z.infer<typeof Offer>

const OfferBook = z.strictObject({
  /** the day from which a demonstration moves the dates to its own */
  written_for: z._default(z.nullable(day), null),
  offers: z.array(Offer),
})
export type OfferBook = z.infer<typeof OfferBook>

/** Reads a table of offers; throws `ConfigProblem` with a sentence for each fault. */
export function readOffers(json: unknown, source: string): OfferBook {
  const parsed = OfferBook.safeParse(json)
  const wrong = parsed.success ? parsed.data.offers.flatMap((offer, index) => faultsOf(offer, parsed.data.offers.slice(0, index))) : parsed.error.issues.map(sentenceOf)
  if (!parsed.success || wrong.length > 0) throw new ConfigProblem(wrong.map((sentence) => `SPONSORSHIP_OFFERS (${source}): ${sentence}`))
  return parsed.data
}

function sentenceOf({ path, message, code }: z.core.$ZodIssue): string {
  const where = path.map(String).join('.') || 'the file'
  const language = /\bterms\.(fr|it)$/.exec(where)?.[1]
  if (language) return `${where} must hold at least one sentence: the terms are told in both languages.`
  return code === 'custom' || code === 'invalid_format' ? `${where} is not of the right form.` : `${where} is not of the right form: ${message}.`
}

function faultsOf(offer: Offer, before: readonly Offer[]): string[] {
  const { id, start_date, end_date, rules } = offer
  const countries = rules.flatMap((rule) => rule.countries)
  const twice = countries.filter((one, index) => countries.indexOf(one) < index)
  return [
    ...(before.some((other) => other.id === id) ? [`${id} is the id of two offers.`] : []),
    ...(start_date !== null && end_date !== null && end_date < start_date ? [`${id} ends on ${end_date}, before it starts on ${start_date}.`] : []),
    ...twice.map((one) => `${id} has two rules for ${one}.`),
    ...before.flatMap((other) => countries.filter((one) => overlaps(offer, other, one)).map((one) => `${id} and ${other.id} run at the same time in ${one}.`)),
    ...rules.flatMap((rule) => prizeFaults(id, rule)),
  ]
}

function prizeFaults(id: string, { countries, prizes }: z.infer<typeof Rule>): string[] {
  const of = `${id} (${countries.join(', ')})`
  return [
    ...prizes.filter(([, weight]) => weight < 1).map(([amount, weight]) => `${of}: the prize of ${amount} cents has the weight ${weight}; weights are whole numbers from 1.`),
    ...prizes.filter(([amount]) => amount < least || amount > most).map(([amount]) => `${of}: a prize is ${amount} cents; it must be from ${least} to ${most}.`),
    ...(totalOf(prizes) > heaviest ? [`${of}: the weights together exceed ${heaviest}.`] : []),
    // domain rules §5.8: a prize left to chance would be a "manifestazione a premio" (DPR 430/2001).
    ...(countries.includes('IT') && prizes.some(([amount]) => amount !== least) ? [`${of}: the gain of Italy is fixed at ${least} cents.`] : []),
  ]
}

function overlaps(one: Offer, other: Offer, where: Country): boolean {
  const holds = other.rules.some(({ countries }) => countries.includes(where))
  return holds && (one.start_date ?? '') <= (other.end_date ?? '9999') && (other.start_date ?? '') <= (one.end_date ?? '9999')
}
