import type { Costs } from '@coussinet/contract/animals.ts'
import type { CareKind } from '@coussinet/contract/domain/care-kinds.ts'
import { sumOf } from '@coussinet/contract/domain/sum.ts'
import { useMessages } from '#platform/language/i18n.ts'
import { useFormat } from '#platform/language/use-format.ts'
import { Chart } from '#ui/display/chart/Chart.tsx'
import { RankedBars } from '#ui/display/chart/RankedBars.tsx'
import { costsMessages } from './costs.messages.ts'

export type CareKindName = { care_kind: CareKind; label: string }

// More would be a list: the least of them share a bar, and stand one by one in the table.
const most = 7

/** What each kind of care cost, the dearest first, and what came back of it. */
export function CareKindChart({ costs, careKinds }: { costs: Costs; careKinds: readonly CareKindName[] }) {
  const words = useMessages(costsMessages)
  const { euros, list } = useFormat()
  const rows = costs.care_kinds.map(({ care_kind, billed_cents, refunded_cents }) => ({
    key: care_kind,
    label: careKinds.find((one) => one.care_kind === care_kind)?.label ?? care_kind,
    words: words.both(euros(billed_cents), euros(refunded_cents)),
    values: [billed_cents, refunded_cents] as const,
  }))
  const least = costs.care_kinds.slice(most)
  const total = (key: 'billed_cents' | 'refunded_cents') => sumOf(least, (kind) => kind[key])
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
