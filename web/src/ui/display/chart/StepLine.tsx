import { Plot, type PlotColumn } from './Plot.tsx'
import { scaleTo } from './scale.ts'
import { stepPath, type StepPoint } from './step-path.ts'

type StepLineProps = {
  summary: string
  rest: string
  tick: (value: number) => string
  /** The smallest step of the scale, in the unit of the values. */
  unit: number
  points: readonly StepPoint[]
  /** Drawn as a dashed line: what the steps may not pass. */
  limit: number
  /** 0 to 1: the line ends there, what follows is still to come. */
  until: number
  columns: readonly PlotColumn[]
}

/** A line that rises in steps towards a limit. */
export function StepLine({ summary, rest, tick, unit, points, limit, until, columns }: StepLineProps) {
  const scale = scaleTo(Math.max(limit, ...points.map(({ value }) => value)), { unit })
  const height = `${100 - (limit / scale.top) * 100}%`
  return (
    <Plot {...{ summary, rest, scale, tick, columns }}>
      <line className="chart-limit" x1="0" x2="100%" y1={height} y2={height} />
      <svg width="100%" height="100%" viewBox="0 0 100 100" preserveAspectRatio="none" overflow="visible">
        <path className="chart-line" d={stepPath(points, scale.top, until)} vectorEffect="non-scaling-stroke" />
      </svg>
    </Plot>
  )
}
