import { careKindNames } from '@coussinet/contract/domain/care-kinds.ts'
import { today } from '@coussinet/contract/domain/days.ts'
import { languageOf } from '@coussinet/contract/domain/language-of.ts'
import type { Estimate, EstimateQuestion } from '@coussinet/contract/refunds.ts'
import { formulaOn, outsideCover } from '#modules/policy/policy.ts'
import { isId } from '#platform/crypto/ids.ts'
import type { Db } from '#platform/db/db.ts'
import { problem } from '#platform/http/problem.ts'
import { coverOf, eventOfCare, refundOf } from './decision/animal-cover.ts'

const codes = {
  before_effective_date: 'before_effect',
  after_end_date: 'after_end',
  cover_suspended: 'cover_suspended',
} as const

type Asker = { id: string; locale: string }

/** Estimates the refund of a bill today, with the animal's own counters; keeps nothing. Throws `not_found` for an animal that is not the member's. */
export async function estimateFor(
  db: Db,
  member: Asker,
  { animal_id, lines, ...treatment }: EstimateQuestion,
  now: Date,
): Promise<Estimate> {
  const covers = isId(animal_id) ? await coverOf(db, member.id, [animal_id], 'look', { today: today(now) }) : undefined
  const cover = covers?.values().next().value
  if (!cover) throw problem('not_found')
  const language = languageOf(member.locale)
  const labelled = lines.map((line) => ({ label: careKindNames[language][line.care_kind], ...line }))
  const care = { ...treatment, event: null }
  const amount = refundOf(cover, care, labelled)
  const event = amount.computation.covered_base_cents > 0 ? eventOfCare(cover, care) : null
  const estimate = { ...amount, event }
  const { cover_start } = cover.animal
  const outside =
    cover_start === null || formulaOn(cover.animal, treatment.care_date) === 'default'
      ? null
      : outsideCover(treatment.care_date, cover_start, cover.contract)
  if (outside === null) return estimate
  const since = outside.reason === 'cover_suspended' ? outside.since : null
  return { ...estimate, outside_cover: { code: codes[outside.reason], since, until: outside.until } }
}
