import { toLanguage } from '@coussinet/contract/brand/language-of.ts'
import { hasOwnConditions } from '@coussinet/contract/brand/values.ts'
import {
  billRows,
  type BillStep,
  billWords,
  isBill,
  neverCovered,
  refundLabels,
} from '@coussinet/contract/domain/bill.ts'
import { careName } from '@coussinet/contract/domain/care.ts'
import { weekdayHours } from '@coussinet/contract/domain/contact.ts'
import type { Country } from '@coussinet/contract/domain/countries.ts'
import { conditionChapter, type FormulaName } from '@coussinet/contract/domain/cover.ts'
import { toLocalDay } from '@coussinet/contract/domain/days.ts'
import { euros, longDay } from '@coussinet/contract/domain/format.ts'
import { type PaperLanguage, toPaperLanguage } from '@coussinet/contract/domain/languages.ts'
import type { MemberNames } from '@coussinet/contract/domain/members.ts'
import { shownAccount } from '@coussinet/contract/domain/payments.ts'
import type { Computation, RefundLine } from '@coussinet/contract/refund-arithmetic.ts'
import type { RefundStatement } from '@coussinet/contract/refunds.ts'
import { rejectionText } from '@coussinet/contract/rejection-text.ts'
import * as fr from '@coussinet/texts/fr/papers.ts'
import { capitalised } from '@coussinet/texts/grammar.ts'
import * as it from '@coussinet/texts/it/papers.ts'
import { formulaTerms } from '#modules/policy/policy.ts'
import { getInsurer } from '#platform/paper/insurer.ts'
import { paperMessages } from '#platform/paper/paper-messages.ts'

const slipWords = paperMessages({ fr: fr.benefitSlip, it: it.benefitSlip })

export type SlipParties = MemberNames & {
  nevg: string
  locale: string
  contract_number: string
  contract_country: Country
  formula: FormulaName
  decided_at: Date
}

type SlipFact = { term: string; value: string }
type CareRow = {
  label: string
  reason: string | null
  amounts: readonly [billed: string, covered: string, refunded: string]
}
type SumRow = { step: BillStep | 'kept'; label: string; why: string | null; amount: string }

/** All words and figures of a slip, in reading order. */
export type SlipContent = {
  title: string
  about: string
  outcome: { label: string; amount: string; payment: string }
  facts: readonly [SlipFact[], SlipFact[]]
  lines: {
    title: string
    columns: readonly [care: string, billed: string, covered: string, refunded: string]
    rows: CareRow[]
  }
  sums: { title: string; rows: SumRow[] }
  notes: { title: string; sentences: string[] }
}

export type ReckonedStatement = RefundStatement & { computation: Computation }

export function slipContent(statement: ReckonedStatement, parties: SlipParties): SlipContent {
  const language = toPaperLanguage(toLanguage(parties.locale))
  const words = slipWords[language]
  const { email, phone_text, hours } = getInsurer(parties.contract_country)
  const money = (cents: number) => euros(cents, language)
  const bill = billWords[language]
  const labels = refundLabels[language]
  return {
    title: words.title,
    about: words.about(statement.animal.name, careName(statement, language), longDay(statement.care_date, language)),
    outcome: outcomeOf(statement, language),
    facts: factsOf(statement, parties, language),
    lines: {
      title: labels.lines,
      columns: [bill.care, labels.billed, bill.covered, bill.refund],
      rows: statement.lines.map((line) => ({
        label: line.label,
        reason: reasonOf(line, parties, language),
        amounts: [money(line.billed_cents), money(line.covered_cents), money(line.refunded_cents)],
      })),
    },
    sums: { title: labels.sums, rows: sumsOf(statement, language) },
    notes: {
      title: words.notes,
      sentences: [
        ...(statement.lines.filter((line) => line.refunded_cents > 0).length > 1 ? [words.shares] : []),
        ...(hasOwnConditions ? [] : [words.terms(conditionChapter('amounts', language))]),
        words.contact({
          email,
          phone: phone_text,
          hours: weekdayHours(hours, language),
          reference: statement.tracking_reference,
        }),
      ],
    },
  }
}

function outcomeOf(statement: RefundStatement, language: PaperLanguage): SlipContent['outcome'] {
  const { refunded_cents, payment_date, paid_cents, due_cents } = statement
  const words = slipWords[language]
  const { refunded } = refundLabels[language]
  const amount = euros(refunded_cents, language)
  if (isPartPaid(statement)) {
    const payment = words.part_paid(euros(paid_cents, language), amount)
    return { label: words.to_refund, amount: euros(due_cents, language), payment }
  }
  if (refunded_cents === 0) {
    const payment = paid_cents > 0 ? words.to_give_back(euros(paid_cents, language)) : words.nothing_to_pay
    return { label: refunded, amount, payment }
  }
  if (payment_date === null) return { label: words.to_refund, amount, payment: words.to_pay }
  return { label: refunded, amount, payment: words.paid_on(longDay(payment_date, language)) }
}

// If a correction raised a paid refund, only the difference is to be paid.
const isPartPaid = ({ paid_cents, due_cents }: RefundStatement) => paid_cents > 0 && due_cents > 0

/** Amounts paid, where they are not what is refunded: the difference waits, or is to be given back. */
function balanceFacts(statement: RefundStatement, language: PaperLanguage): SlipFact[] {
  const { paid_cents, due_cents, overpaid_cents } = statement
  const words = slipWords[language]
  if (!isPartPaid(statement) && overpaid_cents === 0) return []
  return [
    { term: words.already, value: euros(paid_cents, language) },
    overpaid_cents > 0
      ? { term: words.overpaid, value: euros(overpaid_cents, language) }
      : { term: words.due, value: euros(due_cents, language) },
  ]
}

function factsOf(statement: RefundStatement, parties: SlipParties, language: PaperLanguage): [SlipFact[], SlipFact[]] {
  const words = slipWords[language]
  const { invoice_number, payment_date, destination_account, refunded_cents, paid_cents } = statement
  const paid = payment_date === null ? words.to_pay : longDay(payment_date, language)
  return [
    [
      { term: words.animal, value: statement.animal.name },
      { term: words.formula, value: formulaTerms(parties.formula).label[language] },
      { term: words.care_date, value: longDay(statement.care_date, language) },
      ...(invoice_number === null ? [] : [{ term: words.invoice_number, value: invoice_number }]),
    ],
    [
      { term: words.tracking_reference, value: statement.tracking_reference },
      { term: words.decided_on, value: longDay(toLocalDay(parties.decided_at), language) },
      { term: words.payment_date, value: refunded_cents > 0 || paid_cents > 0 ? paid : words.nothing_to_pay },
      ...(refunded_cents > 0 && destination_account
        ? [{ term: words.account, value: shownAccount(destination_account.iban) }]
        : []),
      ...balanceFacts(statement, language),
    ],
  ]
}

function reasonOf(line: RefundLine, { formula }: SlipParties, language: PaperLanguage): string | null {
  const { reason_code } = line
  if (reason_code === null) return null
  return capitalised(neverCovered(line, language) ?? rejectionText(reason_code, { formula }, language))
}

function sumsOf(statement: ReckonedStatement, language: PaperLanguage): SumRow[] {
  // A quote, or a bill settled before, has nothing to compute.
  if (!isBill(statement.lines)) return []
  const rows = billRows(statement, statement.payment_date === null ? 'to_pay' : 'paid', language)
  const steps = rows.map(({ cents, ...row }) => ({
    ...row,
    amount: euros(cents, language),
  }))
  const remaining = euros(statement.remaining_cents, language)
  return [...steps, { step: 'kept', label: refundLabels[language].kept, why: null, amount: remaining }]
}
