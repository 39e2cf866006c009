import * as fr from '@coussinet/texts/fr/refund-words.ts'
import { lowered } from '@coussinet/texts/grammar.ts'
import * as it from '@coussinet/texts/it/refund-words.ts'
import { type Language, messages } from '@coussinet/texts/messages.ts'
import * as nl from '@coussinet/texts/nl/refund-words.ts'
import { sumBy } from './amounts.ts'
import { careBuckets, type CareKind, careKindNames } from './care.ts'
import { euros, percent } from './format.ts'
import { type RejectionReason, rejections } from './rejections.ts'

/** Cents of a refund’s calculation, its rate in per cent; the same as `RefundLine` and `Computation` of the contract. */
export type BillComputation = Readonly<
  Record<
    | 'covered_base_cents'
    | 'deductible_cents'
    | 'rate'
    | 'net_cents'
    | 'ceiling_cut_cents'
    | 'vaccine_package_cents'
    | 'refunded_cents',
    number
  >
>
export type SettledLine = {
  label: string
  care_kind: CareKind
  billed_cents: number
  covered_cents: number
  refunded_cents: number
  reason_code: RejectionReason | null
}

export type BillStep =
  | 'billed'
  | 'not_covered'
  | 'beyond_package'
  | 'base'
  | 'deductible'
  | 'copayment'
  | 'ceiling_cut'
  | 'refunded'

/** One step of the way from the bill to the refund; a reduction is below zero. */
export type BilledStep = { step: BillStep; cents: number }

type BillLine = Pick<SettledLine, 'care_kind' | 'billed_cents' | 'reason_code'>
export type AssessedBill = { computation: BillComputation; lines: readonly BillLine[] }

// Other reasons exclude a line of prevention like any other line.
const isOfPackage = ({ care_kind, reason_code }: BillLine) =>
  careBuckets[care_kind] === 'prevention' && (reason_code === null || reason_code === 'vaccine_package_reached')

/** Cents billed that the package pays, up to its limit. */
export const sumPrevention = (lines: readonly BillLine[]): number =>
  sumBy(lines.filter(isOfPackage), ({ billed_cents }) => billed_cents)

/**
 * line → covered → deductible → rate → ceiling → refunded, in integer cents: the bill plus all reductions gives the refund. Prevention is
 * paid from the package without deductible or rate; only what exceeds the package is subtracted. Steps that change nothing are left out.
 */
export function billSteps({ computation, lines }: AssessedBill): BilledStep[] {
  const { covered_base_cents, deductible_cents, net_cents, ceiling_cut_cents, vaccine_package_cents, refunded_cents } =
    computation
  const billed = sumBy(lines, ({ billed_cents }) => billed_cents)
  const prevention = sumPrevention(lines)
  const steps: BilledStep[] = [
    { step: 'not_covered', cents: covered_base_cents + prevention - billed },
    { step: 'beyond_package', cents: vaccine_package_cents - prevention },
    { step: 'base', cents: covered_base_cents + vaccine_package_cents },
    { step: 'deductible', cents: -deductible_cents },
    { step: 'copayment', cents: net_cents - (covered_base_cents - deductible_cents) },
    { step: 'ceiling_cut', cents: -ceiling_cut_cents },
  ]
  return [
    { step: 'billed', cents: billed },
    ...steps.filter(({ cents }) => cents !== 0),
    { step: 'refunded', cents: refunded_cents },
  ]
}

// Reasons that reduce a covered line by a limit.
const limits: readonly (RejectionReason | null)[] = [
  'below_deductible',
  'ceiling_reached',
  'vaccine_package_reached',
  null,
]

/** Lines that are not covered, or only in part: the step `not_covered`. */
export const droppedLines = <Dropped extends Pick<SettledLine, 'reason_code' | 'billed_cents' | 'covered_cents'>>(
  lines: readonly Dropped[],
): Dropped[] =>
  lines.filter(
    ({ reason_code, billed_cents, covered_cents }) => !limits.includes(reason_code) && billed_cents > covered_cents,
  )

const neverBilled: readonly (RejectionReason | null)[] = ['not_an_invoice', 'duplicate']

/** Distinguishes a bill from the lines of a quote or of a past refund, which leave nothing to pay. */
export const isBill = (lines: readonly Pick<BillLine, 'reason_code'>[]): boolean =>
  lines.some(({ reason_code }) => !neverBilled.includes(reason_code))

export const refundLabels = messages({ fr: fr.refundLabels, it: it.refundLabels, nl: nl.refundLabels })

/** Final states of a request, as shown in its row, its history and a notification. */
export const refundEnds = messages({ fr: fr.refundEnds, it: it.refundEnds, nl: nl.refundEnds })

export const payoutLabels = messages({ fr: fr.payoutLabels, it: it.payoutLabels, nl: nl.payoutLabels })

/** Words for a refund that the insurer's former system paid. */
export const pastRefundLabels = messages({ fr: fr.pastRefundLabels, it: it.pastRefundLabels, nl: nl.pastRefundLabels })

/** The steps from a bill to its refund in words, and the columns of the billed lines. */
export const billWords = messages({ fr: fr.billWords, it: it.billWords, nl: nl.billWords })

/** State of a refund's money: estimated from a bill or a vet's quote, decided, or paid. */
export type Payout = 'estimate' | 'quote' | 'to_pay' | 'paid'

/** One row of the calculation: name, explanation if needed, and signed cents. */
export type BillRow = { step: BillStep; label: string; why: string | null; cents: number }

export function billRows(assessed: AssessedBill, payout: Payout, language: Language): BillRow[] {
  const words = billWords[language]
  const { why } = words
  const { rate, covered_base_cents, vaccine_package_cents, refunded_cents } = assessed.computation
  const money = (cents: number) => euros(cents, language)
  const paid = money(vaccine_package_cents)
  const prevention = sumPrevention(assessed.lines)
  const base = covered_base_cents === 0 ? why.by_package : why.partly_by_package(paid)
  const isWhole = vaccine_package_cents === prevention
  const reasons: Partial<Record<BillStep, string | null>> = {
    deductible: why.deductible,
    ceiling_cut: why.ceiling_cut,
    base: vaccine_package_cents > 0 && (covered_base_cents > 0 || isWhole) ? base : null,
    beyond_package: vaccine_package_cents > 0 ? why.beyond_package(paid, money(prevention)) : why.used_package,
  }
  const decided =
    payout === 'paid' || refunded_cents === 0 ? refundLabels[language].refunded : payoutLabels[language].to_refund
  const labels: Record<BillStep, string> = {
    billed: payout === 'quote' ? words.quoted : words.billed,
    not_covered: words.not_covered,
    beyond_package: words.beyond_package,
    base: words.base,
    deductible: words.deductible,
    copayment: words.copayment(percent(100 - rate, language)),
    ceiling_cut: words.ceiling_cut,
    refunded: payout === 'estimate' || payout === 'quote' ? words.estimated : decided,
  }
  return billSteps(assessed).map(({ step, cents }) => ({
    step,
    cents,
    label: labels[step],
    why: reasons[step] ?? null,
  }))
}

/**
 * Explains why a line is never covered under any formula: its kind of care, unless the line already has that name; null if another reason
 * excludes it.
 */
export function neverCovered(
  { label, care_kind, reason_code }: Pick<SettledLine, 'label' | 'care_kind' | 'reason_code'>,
  language: Language,
): string | null {
  const names: Readonly<Partial<Record<string, string>>> = billWords[language].never
  const never = reason_code === 'excluded_care' ? names[care_kind] : undefined
  if (never === undefined) return null
  const kind = careKindNames[language][care_kind]
  return label.toLowerCase() === kind.toLowerCase() ? never : `${lowered(kind)}, ${never}`
}

/** Lines excluded for one reason, with the sentence that names them. */
export type DroppedLines<Line> = { reason: RejectionReason; text: string; lines: Line[] }

/** Names what a refund leaves out, line by line with amount and reason; empty if one reason of the contract excludes the whole bill. */
export function namedDropped<Line extends SettledLine>(
  lines: readonly Line[],
  language: Language,
): DroppedLines<Line>[] {
  const dropped = droppedLines(lines).map((line) => {
    const reason = line.reason_code ?? 'excluded_care'
    return { line, reason, why: neverCovered(line, language) ?? rejections[language][reason] }
  })
  const [first] = dropped
  const isOne = dropped.length === lines.length && dropped.every(({ reason }) => reason === first?.reason)
  if (lines.length > 1 && isOne && first?.reason !== 'excluded_care') return []
  return [...new Set(dropped.map(({ why }) => why))].map((why) => {
    const own = dropped.filter((one) => one.why === why)
    const named = own.map(
      ({ line: { label, billed_cents, covered_cents } }) =>
        `${label}, ${euros(billed_cents - covered_cents, language)}`,
    )
    return {
      reason: own[0]?.reason ?? 'excluded_care',
      text: billWords[language].dropped(named, why),
      lines: own.map(({ line }) => line),
    }
  })
}
