import type { Costs } from '@coussinet/contract/animals.ts'
import { useLanguage, useMessages } from '#platform/language/i18n.ts'
import { useFormat } from '#platform/language/use-format.ts'
import { Chart } from '#ui/display/chart/Chart.tsx'
import { StepLine } from '#ui/display/chart/StepLine.tsx'
import { valueAt } from '#ui/display/chart/step-path.ts'
import { costsMessages } from './costs.messages.ts'
import { monthPartsOf, placeIn } from './insurance-year.ts'
import { monthNames } from './month-names.ts'

/** How the ceiling of the year was used, day of care by day of care. */
export function CeilingChart({ costs, today }: { costs: Costs; today: string }) {
  const words = useMessages(costsMessages)
  const language = useLanguage()
  const { euros, longDay } = useFormat()
  const { amount_cents, course } = costs.ceiling
  const both = (used: number) => words.ceiling.both(euros(used), euros(Math.max(0, amount_cents - used)))
  const used = course.at(-1)?.used_cents ?? 0
  const limit = words.ceiling.limit(euros(amount_cents))
  const points = course.map(({ day, used_cents }) => ({ x: placeIn(costs, day), value: used_cents }))
  return (
    <Chart
      title={words.ceiling.title}
      legend={[
        { swatch: 'line', label: words.ceiling.used },
        { swatch: 'limit', label: limit },
      ]}
      table={{
        open: words.table,
        caption: words.ceiling.title,
        columns: [
          { key: 'day', label: words.ceiling.day },
          { key: 'used', label: words.ceiling.used, numeric: true },
          { key: 'left', label: words.ceiling.remaining, numeric: true },
        ],
        rows: course.map(({ day, used_cents }) => ({
          key: day,
          cells: [longDay(day), euros(used_cents), euros(Math.max(0, amount_cents - used_cents))],
        })),
      }}
    >
      <StepLine
        summary={words.ceiling.summary(limit, both(used))}
        rest={used === 0 ? words.ceiling.none : both(used)}
        tick={euros}
        unit={100}
        points={points}
        limit={amount_cents}
        until={placeIn(costs, today)}
        columns={monthPartsOf(costs).map(({ start, end, until, length, isNamed }) => ({
          key: start,
          share: length,
          ...(isNamed ? monthNames(start, language) : { label: '', narrow: '' }),
          read:
            start > today
              ? words.ceiling.come(longDay(end))
              : words.ceiling.on(longDay(end > today ? today : end), both(valueAt(points, until - 1e-9))),
        }))}
      />
    </Chart>
  )
}
