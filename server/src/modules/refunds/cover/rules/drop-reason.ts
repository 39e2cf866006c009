import { type CareBucket, careBuckets, type CareKind } from '@coussinet/contract/domain/care.ts'
import type { Guarantee } from '@coussinet/contract/domain/cover.ts'
import type { Day } from '@coussinet/contract/domain/days.ts'
import type { RejectionReason } from '@coussinet/contract/domain/rejections.ts'
import type { Cause } from '@coussinet/contract/domain/requests.ts'
import {
  beganBeforeCover,
  type ContractDays,
  coveredFrom,
  outsideCover,
  type TermsOnDay,
} from '#modules/policy/policy.ts'

export type CareOnDay = {
  /** the terms of the day of the care */
  formula: TermsOnDay
  cover_start: Day | null
  contract: ContractDays
  care_date: Day
  cause: Cause
  first_symptoms_on: Day | null
}

/** Guarantee of a line: a hospitalisation is surgery when the same animal's lines hold an operation. */
export function getCareBucket(kind: CareKind, lines: readonly { care_kind: CareKind }[]): CareBucket {
  const operated = kind === 'hospitalisation' && lines.some(({ care_kind }) => care_kind === 'surgery')
  return operated ? 'surgery' : careBuckets[kind]
}

function guaranteeOf(cause: 'accident' | 'illness', bucket: 'care' | 'surgery'): Guarantee {
  if (cause === 'accident') return 'accident'
  return bucket === 'surgery' ? 'illness_surgery' : 'illness'
}

/** The first reason, in the order of the rules (domain rules §2.1, steps 1 to 5), that drops a line, or null when it is kept. */
export function dropReason(care: CareOnDay, bucket: CareBucket, given: RejectionReason | null): RejectionReason | null {
  const { formula, cover_start, care_date, cause, first_symptoms_on } = care
  if (formula.name === 'default' || cover_start === null) return 'not_covered_by_formula'
  const outside = outsideCover(care_date, cover_start, care.contract)?.reason ?? null
  if (outside !== null || given !== null) return outside ?? given
  if (bucket === 'excluded') return 'excluded_care'
  if (bucket === 'prevention') return null
  if (cause === 'prevention') return 'excluded_care'
  const guarantee = guaranteeOf(cause, bucket)
  const covered_from = coveredFrom(formula, guarantee, cover_start)
  if (covered_from === null) return 'not_covered_by_formula'
  if (care_date < covered_from) return 'waiting_period'
  return cause === 'illness' && beganBeforeCover(formula, guarantee, cover_start, first_symptoms_on)
    ? 'symptoms_before_cover'
    : null
}
