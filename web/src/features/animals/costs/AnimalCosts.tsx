import type { Costs } from '@coussinet/contract/animals.ts'
import { sumBy } from '@coussinet/contract/domain/amounts.ts'
import type { CareKind } from '@coussinet/contract/domain/care.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { costsMessages } from '#messages/animals.ts'
import { useLanguage, useMessages } from '#platform/language/i18n.ts'
import { useFormat } from '#platform/language/use-format.ts'
import { ChipLink } from '#platform/links/ChipLink.ts'
import { Chart } from '#ui/Chart.tsx'
import { Chips } from '#ui/Chips.tsx'
import { DescriptionList } from '#ui/DescriptionList.tsx'
import { Bowl } from '#ui/drawings/Bowl.tsx'
import { Empty } from '#ui/Empty.tsx'
import { RankedBars } from '#ui/RankedBars.tsx'
import { StepLine, valueAt } from '#ui/StepLine.tsx'
import { costsQuery } from './costs.queries.ts'
import { listMonthParts, placeIn, yearName } from './insurance-year.ts'
import { monthNames } from './month-names.ts'
import { MonthChart } from './MonthChart.tsx'
import styles from './AnimalCosts.module.css'

type CareKindName = { care_kind: CareKind; label: string }

type AnimalCostsProps = {
  animal_id: string
  /** A day of the insurance year to show; the present one without it. */
  year: string | undefined
  today: string
  careKinds: readonly CareKindName[]
  /** nothing more will be spent: the cover has ended */
  isOver: boolean
}

export function AnimalCosts({ animal_id, year, today, careKinds, isOver }: AnimalCostsProps) {
  const words = useMessages(costsMessages)
  const { euros, longDay } = useFormat()
  // The year before stays on screen while the next one is on its way.
  const shownYear = useDeferredValue(year)
  const { data: costs } = useSuspenseQuery(costsQuery(animal_id, shownYear))
  const isEmpty = costs.care_kinds.length === 0 && costs.billed_cents === 0
  return (
    <div className={styles.costs} aria-busy={shownYear !== year || undefined}>
      {costs.years.length > 1 && (
        <Chips label={words.years}>
          {costs.years.map((one) => (
            <ChipLink
              key={one}

              to="/animals/$id"
              params={{ id: animal_id }}
              search={one === costs.years[0] ? {} : { year: one }}
              activeOptions={{ exact: true }}
              resetScroll={false}
            >
              {yearName(one)}
            </ChipLink>
          ))}
        </Chips>
      )}
      <p className="small muted">{words.span(longDay(costs.year_start), longDay(costs.year_end))}</p>
      {isEmpty ? (
        <Empty
          level={3}
          drawing={<Bowl />}
          title={words.none}
          text={costs.year_end < today || isOver ? undefined : words.noneText}
        />
      ) : (
        <>
          <DescriptionList
            variant="sums"
            facts={[
              { term: words.billed, value: euros(costs.billed_cents) },
              { term: words.refunded, value: euros(costs.refunded_cents) },
              { term: words.left, value: euros(costs.billed_cents - costs.refunded_cents) },
            ]}
          />
          <MonthChart costs={costs} />
          <div className={styles.pair}>
            <CareKindChart costs={costs} careKinds={careKinds} />
            {costs.ceiling.amount_cents > 0 && <CeilingChart costs={costs} today={today} />}
          </div>
        </>
      )}
    </div>
  )
}

// More would be a list: the smallest share a bar, and have their own rows in the table.
const most = 7

function CareKindChart({ costs, careKinds }: { costs: Costs; careKinds: readonly CareKindName[] }) {
  const words = useMessages(costsMessages)
  const { euros, list } = useFormat()
  const rows = costs.care_kinds.map(({ care_kind, billed_cents, refunded_cents }) => ({
    key: care_kind,
    label: careKinds.find((one) => one.care_kind === care_kind)?.label ?? care_kind,
    words: words.both(euros(billed_cents), euros(refunded_cents)),
    values: [billed_cents, refunded_cents] as const,
  }))
  const least = costs.care_kinds.slice(most)
  const total = (key: 'billed_cents' | 'refunded_cents') => sumBy(least, (kind) => kind[key])
  const others = {
    key: 'others',
    label: words.kind.others,
    words: words.both(euros(total('billed_cents')), euros(total('refunded_cents'))),
    values: [total('billed_cents'), total('refunded_cents')] as const,
  }
  const bars = least.length > 1 ? [...rows.slice(0, most), others] : rows
  return (
    <Chart
      title={words.kind.title}
      legend={[
        { swatch: 'outline', label: words.billed },
        { swatch: 'solid', label: words.refunded },
      ]}
      table={{
        open: words.table,
        caption: words.kind.title,
        columns: [
          { key: 'kind', label: words.kind.column },
          { key: 'billed', label: words.billed, numeric: true },
          { key: 'refunded', label: words.refunded, numeric: true },
        ],
        rows: rows.map(({ key, label, values }) => ({ key, cells: [label, euros(values[0]), euros(values[1])] })),
        total: [words.total, euros(costs.billed_cents), euros(costs.refunded_cents)],
      }}
    >
      <RankedBars
        summary={words.kind.summary(list(rows.map(({ label, words: both }) => words.kind.of(label, both))))}
        rows={bars}
      />
    </Chart>
  )
}

function CeilingChart({ costs, today }: { costs: Costs; today: string }) {
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
        columns={listMonthParts(costs).map(({ start, end, until, length, isNamed }) => ({
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
