import type { Costs } from '@coussinet/contract/animals.ts'
import { monthInWords } from '@coussinet/contract/domain/format.ts'
import { costsMessages } from '#messages/animals.ts'
import { useLanguage, useMessages } from '#platform/language/i18n.ts'
import { useFormat } from '#platform/language/use-format.ts'
import { Chart } from '#ui/Chart.tsx'
import { PairedBars } from '#ui/PairedBars.tsx'
import { monthNames } from './month-names.ts'

export function MonthChart({ costs }: { costs: Costs }) {
  const words = useMessages(costsMessages)
  const language = useLanguage()
  const { euros } = useFormat()
  const named = (month: string) => monthInWords(month, language)
  const both = words.both(euros(costs.billed_cents), euros(costs.refunded_cents))
  const top = dearest(costs.months)
  return (
    <Chart
      title={words.month.title}
      legend={[
        { swatch: 'outline', label: words.billed },
        { swatch: 'solid', label: words.refunded },
      ]}
      table={{
        open: words.table,
        caption: words.month.title,
        columns: [
          { key: 'month', label: words.month.column },
          { key: 'billed', label: words.billed, numeric: true },
          { key: 'refunded', label: words.refunded, numeric: true },
        ],
        rows: costs.months.map(({ month, billed_cents, refunded_cents }) => ({
          key: month,
          cells: [named(month), euros(billed_cents), euros(refunded_cents)],
        })),
        total: [words.total, euros(costs.billed_cents), euros(costs.refunded_cents)],
      }}
    >
      <PairedBars
        summary={top ? words.month.summary(both, named(top.month), euros(top.billed_cents)) : both}
        rest={both}
        tick={euros}
        unit={100}
        columns={costs.months.map(({ month, billed_cents, refunded_cents }) => ({
          key: month,
          ...monthNames(month, language),
          read: words.at(named(month), words.both(euros(billed_cents), euros(refunded_cents))),
          values: [billed_cents, refunded_cents],
        }))}
      />
    </Chart>
  )
}

/** Finds the highest bill, the first of equals; nothing when nothing was billed. */
export function dearest<Part extends { billed_cents: number }>(parts: readonly Part[]): Part | undefined {
  return parts
    .toSorted((one, other) => other.billed_cents - one.billed_cents)
    .find(({ billed_cents }) => billed_cents > 0)
}
