import { bracesOf, fill } from '@coussinet/contract/domain/fill.ts'
import { euros, numericDay } from '@coussinet/contract/domain/format.ts'
import type { RejectionReason } from '@coussinet/contract/refund-reasons.ts'
import type { FormulaName } from '@coussinet/contract/formulas.ts'
import { formulaTerms } from '#modules/policy/policy.ts'
import { deName, elided } from '@coussinet/contract/domain/grammar.ts'
import type { Day } from '#platform/days.ts'
import { languageOf } from '#platform/texts.ts'
import { rejectionSentences } from './rejection-sentences.ts'

/** What the sentence of a rejection may name, frozen at the decision. */
export type RejectionParams = {
  date?: Day
  amount_cents?: number
  formula?: FormulaName
  name?: string
  reference?: string
  years?: number
}

/** Why a request was refused, in the member's language, as it ends a sentence: “les soins ont eu lieu …”. */
export function rejectionText(
  code: RejectionReason,
  { date, amount_cents, formula, name, reference, years }: RejectionParams,
  locale: string,
): string {
  const language = languageOf(locale)
  const values: Record<string, string | undefined> = {
    date: date && numericDay(date),
    amount: amount_cents === undefined ? undefined : euros(amount_cents, language),
    formula: formula && formulaTerms(formula).label[language],
    name,
    de_name: name && deName(name),
    reference,
    years: years?.toString(),
  }
  const [full, bare = full] = rejectionSentences[code][language]
  const text = fill(bracesOf(full).every((name) => values[name] !== undefined) ? full : bare, values)
  return language === 'it' ? elided(text) : text
}
