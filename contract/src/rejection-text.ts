import { deName } from '@coussinet/texts/grammar.ts'
import type { Language } from '@coussinet/texts/messages.ts'
import { formulaLabels } from './brand/values.ts'
import type { FormulaName } from './domain/cover.ts'
import type { Day } from './domain/days.ts'
import { euros, longDay } from './domain/format.ts'
import { type RejectionReason, rejectionSentence } from './domain/rejections.ts'

/** Values that the sentence of a rejection may name, frozen when it is written. */
export type RejectionParams = {
  date?: Day | undefined
  amount_cents?: number | undefined
  formula?: FormulaName | undefined
  name?: string | undefined
  reference?: string | undefined
  years?: number | undefined
}

/** Why a request was refused, as it ends a sentence: “les soins ont eu lieu …”. */
export function rejectionText(
  code: RejectionReason,
  { date, amount_cents, formula, name, reference, years }: RejectionParams,
  language: Language,
): string {
  const label = formula && formulaLabels[formula]?.[language]
  return rejectionSentence(
    code,
    {
      ...(date && { date: longDay(date, language) }),
      ...(amount_cents !== undefined && { amount: euros(amount_cents, language) }),
      ...(label && { formula: label }),
      ...(name && { name, de_name: deName(name) }),
      ...(reference && { reference }),
      ...(years !== undefined && { years: String(years) }),
    },
    language,
  )
}
