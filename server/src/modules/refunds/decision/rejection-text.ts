import type { Day } from '@coussinet/contract/domain/days.ts'
import { euros, longDay } from '@coussinet/contract/domain/format.ts'
import { deName } from '@coussinet/contract/domain/grammar.ts'
import { languageOf } from '@coussinet/contract/domain/messages.ts'
import { rejectionSentence } from '@coussinet/contract/domain/rejections.ts'
import type { FormulaName } from '@coussinet/contract/formulas.ts'
import type { RejectionReason } from '@coussinet/contract/refund-reasons.ts'
import { formulaTerms } from '#modules/policy/policy.ts'

/** Values that the sentence of a rejection may name, frozen when it is written. */
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
  return rejectionSentence(
    code,
    {
      ...(date && { date: longDay(date, language) }),
      ...(amount_cents !== undefined && { amount: euros(amount_cents, language) }),
      ...(formula && { formula: formulaTerms(formula).label[language] }),
      ...(name && { name, de_name: deName(name) }),
      ...(reference && { reference }),
      ...(years !== undefined && { years: String(years) }),
    },
    language,
  )
}
