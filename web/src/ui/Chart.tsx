import { useId, type ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Table, type TableColumn, type TableRow } from './Table.tsx'
import styles from './Chart.module.css'

export type Swatch = 'outline' | 'solid' | 'line' | 'limit'
export type Legend = readonly { swatch: Swatch; label: string }[]

/** Table behind a chart, for those who read figures. */
export type ChartTable = {
  open: string
  caption: string
  columns: readonly TableColumn[]
  rows: readonly TableRow[]
  total?: readonly ReactNode[] | undefined
}

const swatches = {
  outline: undefined,
  solid: styles.swatchSolid,
  line: styles.swatchLine,
  limit: styles.swatchLimit,
}

type ChartProps = {
  title: ReactNode
  legend: Legend
  table: ChartTable
  children: ReactNode
}

export function Chart({ title, legend, table, children }: ChartProps) {
  const id = useId()
  const { open, ...figures } = table
  return (
    <figure className={styles.chart} aria-labelledby={id}>
      <div className={styles.head}>
        <h3 id={id}>{title}</h3>
        <ul className={styles.legend}>
          {legend.map(({ swatch, label }) => (
            <li key={label}>
              <span className={classNames(styles.swatch, swatches[swatch])} aria-hidden="true" />
              {label}
            </li>
          ))}
        </ul>
      </div>
      {children}
      {figures.rows.length > 0 && (
        <details className={styles.table}>
          <summary>{open}</summary>
          <Table {...figures} />
        </details>
      )}
    </figure>
  )
}
