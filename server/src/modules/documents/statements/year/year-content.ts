import { sum } from '@coussinet/contract/domain/amounts.ts'
import { pastRefundLabels } from '@coussinet/contract/domain/bill.ts'
import { careName } from '@coussinet/contract/domain/care.ts'
import type { Country } from '@coussinet/contract/domain/countries.ts'
import type { Day } from '@coussinet/contract/domain/days.ts'
import { euros, longDay, numericDay } from '@coussinet/contract/domain/format.ts'
import type { PaperLanguage } from '@coussinet/contract/domain/languages.ts'
import { capitalised } from '@coussinet/texts/grammar.ts'
import { computeYearTotals, type YearRow } from './year-figures.ts'
import { yearWords } from './year-words.ts'

type Year = {
  year: number
  animal: { id: string; name: string }
  /** sums of all the member's animals */
  rows: readonly YearRow[]
  /** country where the member lives, and pays taxes */
  home_country: Country
  today: Day
}

type StatementLine = readonly [term: string, value: string]
type Tax = { title: string; rows: StatementLine[]; deduction: StatementLine; notes: readonly string[] }

export function yearContent({ year, animal, rows: all, home_country, today }: Year, language: PaperLanguage) {
  const words = yearWords[language]
  const money = (cents: number) => euros(cents, language)
  const rows = all.filter(({ animal_id }) => animal_id === animal.id)
  const totals = computeYearTotals(rows)
  const amounts = (of: typeof totals) => [money(of.billed_cents), money(of.refunded_cents), money(of.kept_cents)]
  return {
    about: words.about(animal.name),
    until: today.startsWith(`${year}-`) ? words.until(longDay(today, language)) : null,
    sums: [words.billed, words.refunded, words.kept].map((term, place) => [term, amounts(totals)[place] ?? '']),
    title: words.rows,
    columns: words.columns,
    rows: rows.map((row) => [
      numericDay(row.care_date),
      [
        careName({ care_kinds: row.care_kinds }, language),
        row.vet_name,
        row.is_difference ? capitalised(words.difference) : null,
        row.before_portal ? pastRefundLabels[language].before : null,
      ].filter((part) => part !== null),
      row.invoice_number ?? '',
      row.tracking_reference,
      ...amounts(row),
      row.payment_date === null ? words.no_payment : numericDay(row.payment_date),
    ]),
    total: [words.total, ...amounts(totals)],
    empty: words.empty(animal.name, year),
    notes: { title: words.notes, items: words.counted },
    tax: home_country === 'IT' ? taxOf({ year, animal, rows: all }, language) : null,
  }
}

function taxOf({ year, animal, rows }: Pick<Year, 'year' | 'animal' | 'rows'>, language: PaperLanguage): Tax {
  const { tax: words } = yearWords[language]
  const retainedCents = (of: readonly YearRow[]) => sum(of.map(({ vet_kept_cents }) => vet_kept_cents))
  const { counted_cents, above_cents, deduction_cents } = vetDeduction(retainedCents(rows))
  const earlier = retainedCents(rows.filter(({ care_date }) => !care_date.startsWith(`${year}-`)))
  const line = (term: string, cents: number): StatementLine => [term, euros(cents, language)]
  return {
    title: words.title,
    rows: [
      line(words.own(animal.name), retainedCents(rows.filter(({ animal_id }) => animal_id === animal.id))),
      line(words.all, retainedCents(rows)),
      ...(earlier > 0 ? [line(words.earlier, earlier)] : []),
      line(words.counted, counted_cents),
      line(words.above, above_cents),
    ],
    deduction: line(words.deduction, deduction_cents),
    notes: words.notes,
  }
}

// domain rules §8, article 15 c. 1 c-bis of the Italian income tax code: 19 % of the part from 129.11 to 550 euros, all animals together
const from_cents = 12_911
const to_cents = 55_000
const rate = 19

/** Italian deduction for vet expenses, in cents: eligible amount, part above the threshold, deduction (rounded half up). */
export function vetDeduction(kept_cents: number): {
  counted_cents: number
  above_cents: number
  deduction_cents: number
} {
  // Differences of earlier years may be more than what was kept.
  const counted_cents = Math.max(0, Math.min(kept_cents, to_cents))
  const above_cents = Math.max(0, counted_cents - from_cents)
  return { counted_cents, above_cents, deduction_cents: Math.floor((above_cents * rate + 50) / 100) }
}
