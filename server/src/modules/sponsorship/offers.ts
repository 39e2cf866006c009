import { readFileSync } from 'node:fs'
import { brand, isShipped } from '@coussinet/contract/brand/chosen.ts'
import { type Offer, SponsorshipOffers, offerFaults } from '@coussinet/contract/brand/sponsorship-offers.ts'
import { soldCountries } from '@coussinet/contract/brand/values.ts'
import type { Country } from '@coussinet/contract/domain/countries.ts'
import { addDays, type Day, daysBetween, today } from '@coussinet/contract/domain/days.ts'
import type { SponsorshipOffer } from '@coussinet/contract/sponsorship.ts'
import { label, type Language } from '@coussinet/texts/messages.ts'
import type * as z from 'zod/mini'
import { type Config, ConfigProblem } from '#platform/config/config.ts'
import type { Clock } from '#platform/time/clock.ts'
import { guaranteed, type Prize } from './odds.ts'

type OfferSettings = { config: Pick<Config, 'demo' | 'production' | 'sponsorship_offers'>; clock: Clock }

const offersByPath = new Map<string | null, SponsorshipOffers>()

function configuredOffers({ sponsorship_offers: path }: Pick<Config, 'sponsorship_offers'>): SponsorshipOffers {
  const read = offersByPath.get(path) ?? (path === null ? brand.sponsorship : readOffers(jsonOf(path), path))
  offersByPath.set(path, read)
  return read
}

function jsonOf(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch (error) {
    const what = error instanceof SyntaxError ? 'cannot be read as JSON' : 'cannot be read'
    throw new Error(`SPONSORSHIP_OFFERS: ${path} ${what}: ${error instanceof Error ? error.message : String(error)}`)
  }
}

/** Throws, with a sentence for each fault, for offers with which nothing could be promised. */
export function checkOffers(config: Pick<Config, 'sponsorship_offers'>): void {
  configuredOffers(config)
}

/** Warnings about offers at the start: an example's in production, countries without one today. */
export function offerWarnings({ config, clock }: OfferSettings): string[] {
  const day = today(clock())
  const offers = getOffers({ config, clock })
  const without = soldCountries.filter((country) => offerOn(offers, country, day) === null)
  return [
    ...(config.production && config.sponsorship_offers === null && isShipped
      ? ['SPONSORSHIP_OFFERS is not set, nor BRAND: the sponsorship offers are those of an example']
      : []),
    ...(without.length > 0
      ? [
          `no sponsorship offer runs today in ${without.join(', ')}: each validated godchild brings the guaranteed gain alone`,
        ]
      : []),
  ]
}

/** The insurer's offers; those of a demonstration stand around the current day, like all of its dates. */
export function getOffers({ config, clock }: OfferSettings): readonly Offer[] {
  const { written_for, offers } = configuredOffers(config)
  if (!config.demo || written_for === null) return offers
  const shift = daysBetween(written_for, today(clock()))
  const moved = (day: Day | null) => (day === null ? null : addDays(day, shift))
  return offers.map((offer) => ({ ...offer, start_date: moved(offer.start_date), end_date: moved(offer.end_date) }))
}

/** The offer that runs in a country on a day: quotes made on it count for it. */
export function offerOn(offers: readonly Offer[], country: Country, day: Day): Offer | null {
  return (
    offers.find((offer) => runsOn(offer, day) && offer.rules.some(({ countries }) => countries.includes(country))) ??
    null
  )
}

const runsOn = ({ start_date, end_date }: Offer, day: Day) =>
  (start_date === null || start_date <= day) && (end_date === null || day <= end_date)

/**
 * Gains of an offer in a country, by its id: the guaranteed one where it has none there, as after a move; null when the
 * offers no longer hold it.
 */
export function findPrizes(offers: readonly Offer[], id: string, country: Country): readonly Prize[] | null {
  const offer = offers.find((one) => one.id === id)
  if (!offer) return null
  return offer.rules.find(({ countries }) => countries.includes(country))?.prizes ?? guaranteed
}

/** Tells whether the gain of a godchild of this offer is left to chance; null is no offer. */
export function isByLot(offers: readonly Offer[], offer_id: string | null, country: Country): boolean {
  return offer_id !== null && country !== 'IT' && (findPrizes(offers, offer_id, country)?.length ?? 0) > 1
}

export function offerShown(
  offers: readonly Offer[],
  country: Country,
  day: Day,
  language: Language,
): SponsorshipOffer | null {
  const offer = offerOn(offers, country, day)
  const rule = offer?.rules.find(({ countries }) => countries.includes(country))
  if (!offer || !rule) return null
  const amounts = rule.prizes.map(([amount_cents]) => amount_cents)
  const { id, start_date, end_date } = offer
  return {
    id,
    amount_cents: Math.max(...amounts),
    min_amount_cents: Math.min(...amounts),
    start_date,
    end_date,
    terms: [...label(rule.terms)[language]],
  }
}

/** Reads a table of offers; throws `ConfigProblem` with a sentence for each fault. */
export function readOffers(json: unknown, source: string): SponsorshipOffers {
  const parsed = SponsorshipOffers.safeParse(json)
  const wrong = parsed.success ? offerFaults(parsed.data) : parsed.error.issues.map(sentenceOf)
  if (!parsed.success || wrong.length > 0)
    throw new ConfigProblem(wrong.map((sentence) => `SPONSORSHIP_OFFERS (${source}): ${sentence}`))
  return parsed.data
}

function sentenceOf({ path, message, code }: z.core.$ZodIssue): string {
  const where = path.map(String).join('.') || 'the file'
  if (/\bterms\.(?:fr|it)$/.test(where))
    return `${where} must hold at least one sentence: the terms are told in French and in Italian.`
  if (/\bterms\.nl$/.test(where)) return `${where} must hold at least one sentence, or be left out.`
  return code === 'custom' || code === 'invalid_format'
    ? `${where} is not of the right form.`
    : `${where} is not of the right form: ${message}.`
}
