import type { FormulaTerms } from '@coussinet/contract/brand/formula-terms.ts'
import type { CareKind } from '@coussinet/contract/domain/care.ts'
import type { Day } from '@coussinet/contract/domain/days.ts'
import { lineReasons, type RejectionReason } from '@coussinet/contract/domain/rejections.ts'
import type { Cause } from '@coussinet/contract/domain/requests.ts'
import type { ContractDays } from '#modules/policy/policy.ts'
import { type AnimalDecision, countersFor } from '../rules/counters.ts'
import { computeRefund } from '../rules/refund-amount.ts'

type DecidedLine = { care_kind: CareKind; billed_cents: number; reason_code: RejectionReason | null }

/** A decided part that the portal computed, and can compute again. */
export type ReckonedPart = {
  care_date: Day
  cause: Cause
  event: string | null
  first_symptoms_on: Day | null
  lines: readonly DecidedLine[]
}

/** One of an animal's decided parts, in order; `given` amounts count towards the counters as they are. */
export type ReplayedPart = { reckoned: ReckonedPart } | { given: AnimalDecision }

type ReplayCover = { cover_start: Day | null; contract: ContractDays }

// The handler excluded it, whatever the formula; the rules exclude a kind of care that the formula does not cover.
const computed: ReadonlySet<string> = new Set(lineReasons.filter((reason) => reason !== 'excluded_care'))

const givenReason = (reason: RejectionReason | null) => (reason === null || computed.has(reason) ? null : reason)

/**
 * Repeats an animal's decisions in their order as if it had had `formula` since its cover began. Returns the refunded
 * cents of each part, null for parts whose amounts were given.
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
