import './costs.css'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useDeferredValue } from 'react'
import { useMessages } from '#platform/language/i18n.ts'
import { useFormat } from '#platform/language/use-format.ts'
import { DescriptionList } from '#ui/display/facts/DescriptionList.tsx'
import { Bowl } from '#ui/drawings/Bowl.tsx'
import { Empty } from '#ui/feedback/Empty.tsx'
import { Chips } from '#ui/navigation/Chips.tsx'
import { CareKindChart, type CareKindName } from './CareKindChart.tsx'
import { CeilingChart } from './CeilingChart.tsx'
import { costsMessages } from './costs.messages.ts'
import { costsQuery } from './costs.queries.ts'
import { yearName } from './insurance-year.ts'
import { MonthChart } from './MonthChart.tsx'

type AnimalCostsProps = {
  animal_id: string
  /** A day of the insurance year to show; the present one without it. */
  year: string | undefined
  today: string
  careKinds: readonly CareKindName[]
}

/** What an animal's care cost in an insurance year: the figures, by month, by kind, and the ceiling's course. */
export function AnimalCosts({ animal_id, year, today, careKinds }: AnimalCostsProps) {
  const words = useMessages(costsMessages)
  const { euros, longDay } = useFormat()
  // The year before stays on screen while the next one is on its way.
  const asked = useDeferredValue(year)
  const { data: costs } = useSuspenseQuery(costsQuery(animal_id, asked))
  const isEmpty = costs.care_kinds.length === 0 && costs.billed_cents === 0
  return (
    <div className="costs" aria-busy={asked !== year || undefined}>
      {costs.years.length > 1 && (
        <Chips label={words.years}>
          {costs.years.map((one) => (
            <Link
              key={one}
              className="chip"
              to="/animals/$id"
              params={{ id: animal_id }}
              search={one === costs.years[0] ? {} : { year: one }}
              activeOptions={{ exact: true }}
              resetScroll={false}
            >
              {yearName(one)}
            </Link>
          ))}
        </Chips>
      )}
      <p className="small muted">{words.span(longDay(costs.year_start), longDay(costs.year_end))}</p>
      {isEmpty ? (
        <Empty level={3} drawing={<Bowl />} title={words.none} text={words.noneText} />
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
          <div className="costs-pair">
            <CareKindChart costs={costs} careKinds={careKinds} />
            {costs.ceiling.amount_cents > 0 && <CeilingChart costs={costs} today={today} />}
          </div>
        </>
      )}
    </div>
  )
}
