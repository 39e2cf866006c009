import type { FormulaTerms } from '@coussinet/contract/brand/formula-terms.ts'
import type { CareKind } from '@coussinet/contract/domain/care.ts'
import type { Day } from '@coussinet/contract/domain/days.ts'
import { lineReasons, type RejectionReason } from '@coussinet/contract/domain/rejections.ts'
import type { Cause } from '@coussinet/contract/domain/requests.ts'
import type { ContractDays } from '#modules/policy/policy.ts'
import { type AnimalDecision, countersFor } from '../rules/counters.ts'
import { computeRefund } from '../rules/refund-amount.ts'

type DecidedLine = { care_kind: CareKind; billed_cents: number; reason_code: RejectionReason | null }

/** A decided part that the rules reckoned: they can reckon it again. */
export type ReckonedPart = {
  care_date: Day
  cause: Cause
  event: string | null
  first_symptoms_on: Day | null
  lines: readonly DecidedLine[]
}

/** A part of an animal's decisions, in their order: `given` amounts count towards the counters as they are. */
export type ReplayedPart = { reckoned: ReckonedPart } | { given: AnimalDecision }

type ReplayCover = { cover_start: Day | null; contract: ContractDays }

// Dropped by who read the paper, under any formula; a kind that no formula covers is dropped again by the rules themselves.
const computed: ReadonlySet<string> = new Set(lineReasons.filter((reason) => reason !== 'excluded_care'))

const givenReason = (reason: RejectionReason | null) => (reason === null || computed.has(reason) ? null : reason)

/**
 * Decides an animal's parts again in the order of their decisions, as if it had had `formula` from the first day of its cover:
 * cents refunded of each reckoned part, in the same order; null of one whose amounts were given.
 */
export function replay(
  formula: FormulaTerms,
  { cover_start, contract }: ReplayCover,
  parts: readonly ReplayedPart[],
): (number | null)[] {
  const decided: AnimalDecision[] = []
  return parts.map((part) => {
    if ('given' in part) {
      decided.push(part.given)
      return null
    }
    const { care_date, cause, event, first_symptoms_on, lines } = part.reckoned
    const care = { care_date, cause, event }
    const { computation, refunded_cents } = computeRefund({
      ...care,
      formula,
      cover_start,
      contract,
      first_symptoms_on,
      counters: countersFor(formula, cover_start, care, decided),
      lines: lines.map((line) => ({ ...line, reason_code: givenReason(line.reason_code) })),
    })
    decided.push({ ...care, ...computation })
    return refunded_cents
  })
}
