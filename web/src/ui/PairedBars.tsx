import { Plot, type PlotColumn } from './Plot.tsx'
import { scaleTo, computeShare } from './scale.ts'
import styles from './Chart.module.css'

type PairedBarsProps = {
  summary: string
  rest: string
  tick: (value: number) => string
  /** The smallest step of the scale, in the unit of the values. */
  unit: number
  /** The first value is drawn hollow, the second full. */
  columns: readonly (PlotColumn & { values: readonly [number, number] })[]
}

export function PairedBars({ summary, rest, tick, unit, columns }: PairedBarsProps) {
  const scale = scaleTo(Math.max(0, ...columns.flatMap(({ values }) => values)), { unit })
  const width = 100 / columns.length
  return (
    <Plot {...{ summary, rest, scale, tick, columns }}>
      {columns.flatMap(({ key, values }, column) =>
        values.map((value, rank) => {
          const share = computeShare(value, scale)
          if (share === 0) return null
          return (
            <rect
              key={`${key}-${rank}`}
              className={rank === 0 ? styles.bar : `${styles.bar} ${styles.barSolid}`}
              x={`${(column + 0.16 + rank * 0.36) * width}%`}
              width={`${0.32 * width}%`}
              y={`${100 - share}%`}
              height={`${share}%`}
              rx="3"
            />
          )
        }),
      )}
    </Plot>
  )
}
