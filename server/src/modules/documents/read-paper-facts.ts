import { brand } from '@coussinet/contract/brand/chosen.ts'
import { toLanguage } from '@coussinet/contract/brand/language-of.ts'
import { offeredLanguages } from '@coussinet/contract/brand/values.ts'
import { type Day, toLocalDay } from '@coussinet/contract/domain/days.ts'
import { toPaperLanguage } from '@coussinet/contract/domain/languages.ts'
import { findCard, findPaperMandate } from '#modules/contributions/contributions.ts'
import {
  type AnimalRow,
  contractStatus,
  findAnimals,
  lastDayToWithdraw,
  findContractHolder,
  presentPrice,
  renewalDate,
  findAllRevisions,
  soldFormulas,
  findContractSpan,
  termsOn,
  waitingPeriods,
} from '#modules/policy/policy.ts'
import { promises } from '#platform/config/promises.ts'
import type { RetentionSettings } from '#platform/config/retention-settings.ts'
import { problem } from '#platform/core/problem.ts'
import type { Db } from '#platform/db/db.ts'
import type { PaperAnimal, PaperFacts } from './paper-facts.ts'

type PaperReader = { id: string; locale: string }
type PaperFactsInput = { now: Date; public_url: string; retention: RetentionSettings; reads_bills: boolean }

/** Facts of a member's papers today; throws `not_found` for a member without a contract. */
export async function readPaperFacts(
  db: Db,
  { id, locale }: PaperReader,
  { now, public_url, retention, reads_bills }: PaperFactsInput,
): Promise<PaperFacts> {
  const today = toLocalDay(now)
  const parties = await findContractHolder(db, id, today)
  if (!parties) throw problem('not_found')
  const {
    organisation,
    firstname,
    lastname,
    nevg,
    line1,
    line2,
    line3,
    line4,
    postal_code,
    city,
    country,
    effective_date,
  } = parties
  const { contract_number, due_day } = parties
  const status = contractStatus(parties, today)
  const span = await findContractSpan(db, id)
  const mandate = await findPaperMandate(db, id, null)
  const animals = (await findAnimals(db, id)).map((row) => toPaperAnimal(row, today))
  return {
    language: toPaperLanguage(toLanguage(locale)),
    country: parties.contract_country,
    today,
    public_url,
    retention,
    member: {
      organisation,
      firstname,
      lastname,
      nevg,
      address: { line1, line2, line3, line4, postal_code, city, country },
    },
    contract: {
      contract_number,
      status,
      suspended_since: status === 'suspended' ? parties.suspended_since : null,
      effective_date,
      renewal_date: renewalDate(effective_date, today),
      end_date: span?.last_day ?? null,
      created_on: toLocalDay(parties.contract_created_at),
      withdrawal_until: lastDayToWithdraw(parties),
      due_day,
    },
    offered: offeredTo(animals),
    due_days: brand.due_days,
    has_assistance: hasAssistance,
    takes_cards: brand.cards ?? true,
    promises,
    languages: offeredLanguages,
    reads_bills,
    animals,
    mandate,
    card: mandate ? null : ((await findCard(db, id)) ?? null),
    price_revisions: await findAllRevisions(db, id),
  }
}

export const hasAssistance: boolean = brand.assistance ?? true

/** The formulas on sale, and those that are not any more and that an animal has: its papers speak of its own too. */
export function offeredTo(animals: readonly Pick<PaperAnimal, 'formula'>[]): PaperFacts['offered'] {
  const closed = animals.map(({ formula }) => formula).filter(({ is_closed }) => is_closed)
  return [...soldFormulas, ...new Set(closed)]
}

function toPaperAnimal(row: AnimalRow, today: Day): PaperAnimal {
  const formula = termsOn(row, today)
  const periods = row.cover_start === null ? [] : waitingPeriods(formula, row.cover_start, today)
  return {
    ...row,
    formula,
    kept_formula: row.formula,
    monthly_price_cents: presentPrice(row, today),
    waiting_periods: periods.map(({ guarantee, covered_from }) => ({ guarantee, covered_from })),
  }
}
