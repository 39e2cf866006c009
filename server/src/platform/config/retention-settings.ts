import { countries, type Country } from '@coussinet/contract/domain/countries.ts'
import type { Environment } from './environment.ts'

/** Retention periods that the insurer may choose (docs/decisions/0035). */
export type RetentionSettings = {
  /** years after the end of a contract, for accounting and the limitation of claims */
  books_years: Record<Country, number>
  /** months after the end of a mandate, with the proof of its signature */
  mandate_months: Record<Country, number>
  /** months of the security log and of sessions */
  log_months: number
  /** months for a person who was referred and did not become a client, after the last contact */
  lead_months: number
}

/** Retention periods that are the same for every insurer. */
export const fixedTimes = {
  /** unsigned drafts, mandates and accounts, abandoned contacts, sent messages */
  days_of_passing_things: 30,
  hours_of_tokens: 24,
  read_notification_months: 24,
  notification_months: 36,
  message_years: 5,
  /** after the end of a vet's quote that was refused, withdrawn or used, or lapsed */
  ended_quote_years: 5,
  /** months for a card that is no longer used: the time to dispute its payments */
  ended_card_months: 15,
  /** months without a debit after which a mandate lapses by the rules of SEPA */
  mandate_lapses_months: 36,
  /** answers to erasure requests, and the reasons of legal holds */
  proof_years: 5,
  /** the empty row of an erased member, until nothing refers to it */
  empty_row_days: 30,
} as const

type RetentionBounds = { least: number; most: number }

const bookYears: Record<Country, RetentionBounds & { usual: number }> = {
  FR: { usual: 5, least: 5, most: 30 },
  BE: { usual: 5, least: 5, most: 30 },
  // art. 2220 c.c.
  IT: { usual: 10, least: 10, most: 30 },
}

// A debit that was never authorised can be disputed for 13 months (PSD2, art. 71); France and Italy add the two years in which claims
// lapse.
const mandateMonths: Record<Country, RetentionBounds & { usual: number }> = {
  FR: { usual: 37, least: 13, most: 360 },
  BE: { usual: 120, least: 13, most: 360 },
  IT: { usual: 37, least: 13, most: 360 },
}

/** Reads the retention periods; adds a sentence to `wrong` for each one below the legal minimum or above the maximum. */
export function readRetentionSettings(env: Environment, wrong: string[]): RetentionSettings {
  return {
    books_years: byCountry(env, 'KEEP_BOOKS_YEARS', bookYears, wrong),
    mandate_months: byCountry(env, 'KEEP_MANDATES_MONTHS', mandateMonths, wrong),
    log_months: whole(env['KEEP_LOGS_MONTHS'], 'KEEP_LOGS_MONTHS', { usual: 12, least: 6, most: 36 }, wrong),
    lead_months: whole(env['KEEP_LEADS_MONTHS'], 'KEEP_LEADS_MONTHS', { usual: 36, least: 1, most: 36 }, wrong),
  }
}

function byCountry(
  env: Environment,
  name: string,
  spans: Record<Country, RetentionBounds & { usual: number }>,
  wrong: string[],
): Record<Country, number> {
  const given = new Map(
    (env[name] ?? '')
      .split(',')
      .filter((pair) => pair.trim() !== '')
      .map((pair) => [pair.split('=')[0]?.trim().toUpperCase() ?? '', pair.split('=')[1]?.trim() ?? '']),
  )
  const strange = [...given.keys()].filter((key) => !countries.some((country) => country === key))
  if (strange.length > 0)
    wrong.push(`${name} must be such as FR=10,BE=10,IT=10; there is no country ${strange.join(', ')}.`)
  const of = (country: Country) => whole(given.get(country), `${name} of ${country}`, spans[country], wrong)
  return { FR: of('FR'), BE: of('BE'), IT: of('IT') }
}

function whole(
  text: string | undefined,
  name: string,
  { usual, least, most }: RetentionBounds & { usual: number },
  wrong: string[],
): number {
  if (text === undefined || text === '') return usual
  const value = Number(text)
  if (/^\d{1,3}$/.test(text) && value >= least && value <= most) return value
  wrong.push(`${name} must be a whole number from ${least} to ${most}, not "${text}": the law sets these bounds.`)
  return usual
}
