import { Chart } from '../Chart.tsx'
import { PairedBars } from '../PairedBars.tsx'
import { RankedBars } from '../RankedBars.tsx'
import { StepLine } from '../StepLine.tsx'
import { KitSection } from './KitSection.tsx'

const billed = [0, 6800, 0, 21_200, 4500, 0, 0, 9000, 0, 31_000, 0, 1]
const refunded = [0, 3200, 0, 13_140, 0, 0, 0, 5400, 0, 24_800, 0, 0]
const euros = (cents: number) => `${cents / 100} €`
const months = billed.map((value, index) => {
  const read = `Mois ${index + 1} : ${euros(value)} facturés, ${euros(refunded[index] ?? 0)} remboursés`
  return {
    key: `${index}`,
    label: `m${index + 1}`,
    narrow: `${index + 1}`,
    read,
    values: [value, refunded[index] ?? 0] as const,
  }
})
const table = {
  open: 'Voir le tableau',
  caption: 'Par mois',
  columns: [
    { key: 'month', label: 'Mois' },
    { key: 'billed', label: 'Facturé', numeric: true },
    { key: 'refunded', label: 'Remboursé', numeric: true },
  ],
  rows: months.map(({ key, label, values }) => ({ key, cells: [label, euros(values[0]), euros(values[1])] })),
}
const pair = [
  { swatch: 'outline', label: 'Facturé' },
  { swatch: 'solid', label: 'Remboursé' },
] as const
const kinds = [
  { key: 'surgery', label: 'Chirurgie', words: '310 € facturés, 248 € remboursés', values: [31_000, 24_800] },
  { key: 'vaccine', label: 'Vaccin', words: '90 € facturés, 54 € remboursés', values: [9000, 5400] },
  { key: 'food', label: 'Alimentation', words: '45 € facturés, rien de remboursé', values: [4500, 0] },
] as const

export function KitCharts() {
  return (
    <KitSection title="Graphiques">
      <Chart title="Mois par mois" legend={pair} table={table}>
        <PairedBars
          summary="725,01 € facturés, 465,40 € remboursés"
          rest="725,01 € facturés, 465,40 € remboursés"
          tick={euros}
          unit={100}
          columns={months}
        />
      </Chart>
      <Chart title="Par type de soin" legend={pair} table={table}>
        <RankedBars summary="Surtout de la chirurgie : 310 €" rows={kinds} />
      </Chart>
      <Chart
        title="Le plafond"
        legend={[
          { swatch: 'line', label: 'Utilisé' },
          { swatch: 'limit', label: 'Plafond' },
        ]}
        table={table}
      >
        <StepLine
          summary="465,40 € utilisés sur 1 200 €"
          rest="465,40 € utilisés sur 1 200 €"
          tick={euros}
          unit={100}
          points={[
            { x: 0.12, value: 3200 },
            { x: 0.3, value: 16_340 },
            { x: 0.62, value: 46_540 },
          ]}
          limit={120_000}
          until={0.75}
          columns={months}
        />
      </Chart>
    </KitSection>
  )
}
