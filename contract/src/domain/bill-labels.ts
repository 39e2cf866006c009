import * as fr from '@coussinet/texts/fr/refund-words.ts'
import { lowered } from '@coussinet/texts/grammar.ts'
import * as it from '@coussinet/texts/it/refund-words.ts'
import { type Language, messages } from '@coussinet/texts/messages.ts'
import * as nl from '@coussinet/texts/nl/refund-words.ts'
import type { SettledLine } from './bill.ts'
import { type AssessedBill, type BillStep, billSteps, droppedLines, sumPrevention } from './bill.ts'
import { careKindNames } from './care-kinds.ts'
import { euros, percent } from './format.ts'
import { payoutLabels } from './payout-labels.ts'
import { refundLabels } from './refund-labels.ts'
import type { RejectionReason } from './refund-reasons.ts'
import { rejections } from './rejections.ts'

/** The steps from a bill to its refund in words, and the columns of what was billed. */
export const billWords = messages({ fr: fr.billWords, it: it.billWords, nl: nl.billWords })

/** State of a refund's money: reckoned before it is asked for, of a bill or of a vet's quote, decided, or on its account. */
export type Payout = 'estimate' | 'quote' | 'to_pay' | 'paid'

/** One row of the arithmetic: its name, why where it needs one, and its signed cents. */
export type BillRow = { step: BillStep; label: string; why: string | null; cents: number }

/** The way from the bill to the refund in words, row by row. */
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
 * Says why a line is never covered, whatever the formula: its kind of care, unless the line is called so; null where another
 * reason drops it.
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

/** Lines that one reason drops, with the sentence that names them. */
export type DroppedLines<Line> = { reason: RejectionReason; text: string; lines: Line[] }

/** Names what a refund leaves out, line by line with its amount and why; nothing where one reason of the contract drops the whole bill. */
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
