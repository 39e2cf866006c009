import { brand } from '@coussinet/contract/brand/chosen.ts'
import { highestGain } from '@coussinet/contract/brand/values/highest-gain.ts'
import { numberWords } from '@coussinet/contract/brand/values/number-form.ts'
import { dayOfMonth, elided } from '@coussinet/contract/domain/grammar.ts'
import type { Language } from '@coussinet/contract/domain/messages.ts'
import type { Guarantee } from '@coussinet/contract/formulas.ts'

const oneOf = (language: Language, items: readonly (string | number)[]) =>
  new Intl.ListFormat(language, { type: 'disjunction' }).format(items.map(String))

/** The days of the debits among which a member chooses: "5, 10 ou 15", each after its article where one is given. */
export const dueDaysInWords = (language: Language, article?: 'le' | 'il'): string =>
  oneOf(
    language,
    brand.due_days.map((day) => elided(`${article === undefined ? '' : `${article} `}${dayOfMonth(day, language)}`)),
  )

function waits(language: Language, guarantee: Guarantee): string {
  const lengths = brand.formulas
    .filter(({ is_closed }) => !is_closed)
    .flatMap(({ waiting_days }) => waiting_days[guarantee] ?? [])
  return oneOf(
    language,
    [...new Set(lengths)].toSorted((one, other) => one - other),
  )
}

/** A text with what it leaves to the brand: `{due_days}`, `{due_days_of}` (each with its article), `{wait_accident}`, `{wait_illness}`, `{wait_surgery}`, in days, `{highest_gain}`, in euros, and `{number_form}`, what a member number looks like. */
export function withBrand(text: string, language: Language): string {
  const words: Record<string, () => string> = {
    due_days: () => dueDaysInWords(language),
    due_days_of: () => dueDaysInWords(language, language === 'it' ? 'il' : 'le'),
    wait_accident: () => waits(language, 'accident'),
    wait_illness: () => waits(language, 'illness'),
    wait_surgery: () => waits(language, 'illness_surgery'),
    number_form: () => numberWords[language],
    highest_gain: () => String(highestGain),
  }
  return text.replaceAll(/\{(\w+)\}/g, (found, name: string) => words[name]?.() ?? found)
}
