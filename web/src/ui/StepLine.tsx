import { Plot, type PlotColumn } from './Plot.tsx'
import { scaleTo } from './scale.ts'
import styles from './Chart.module.css'

type StepPoint = { /** 0 to 1, along the line */ x: number; value: number }

type StepLineProps = {
  summary: string
  rest: string
  tick: (value: number) => string
  /** The smallest step of the scale, in the unit of the values. */
  unit: number
  points: readonly StepPoint[]
  /** Drawn as a dashed line: the limit of the steps. */
  limit: number
  /** 0 to 1: the line ends there, what follows is still to come. */
  until: number
  columns: readonly PlotColumn[]
}

export function StepLine({ summary, rest, tick, unit, points, limit, until, columns }: StepLineProps) {
  const scale = scaleTo(Math.max(limit, ...points.map(({ value }) => value)), { unit })
  const height = `${100 - (limit / scale.top) * 100}%`
  return (
    <Plot {...{ summary, rest, scale, tick, columns }}>
      <line className={styles.limit} x1="0" x2="100%" y1={height} y2={height} />
      <svg width="100%" height="100%" viewBox="0 0 100 100" preserveAspectRatio="none" overflow="visible">
        <path className={styles.line} d={stepPath(points, scale.top, until)} vectorEffect="non-scaling-stroke" />
      </svg>
    </Plot>
  )
}

const two = (value: number) => Math.round(value * 100) / 100

/** The path of a line that rises in steps from 0, in a box of 100 by 100 whose foot is 0; it ends at `until` (0 to 1). */
export function stepPath(points: readonly StepPoint[], top: number, until: number): string {
  const height = (value: number) => two(100 - Math.min(100, (value / top) * 100))
  const rises = points.filter(({ x }) => x <= until).map(({ x, value }) => `H${two(x * 100)}V${height(value)}`)
  return `M0 100${rises.join('')}H${two(until * 100)}`
}

/** The value that a line of steps has at `x`: that of the last step up to there, 0 before the first. */
export function valueAt(points: readonly StepPoint[], x: number): number {
  return points.findLast((point) => point.x <= x)?.value ?? 0
}
