import { type KeyboardEvent, type ReactNode, useState } from 'react'
import type { Scale } from './scale.ts'
import styles from './Chart.module.css'

/** One column of a plot: its label, and its text when hovered. */
export type PlotColumn = {
  key: string
  label: string
  narrow: string
  read: string
  /** Its width beside that of the others; without it they are equal. */
  share?: number | undefined
}

type PlotProps = {
  /** Sentence that describes the drawing. */
  summary: string
  /** Text while no column is pointed at. */
  rest: string
  scale: Scale
  tick: (value: number) => string
  columns: readonly PlotColumn[]
  /** SVG in per cent of the plot. */
  children: ReactNode
}

/** A drawing on a scale of columns, each of which shows its values to the pointer and to the arrow keys. */
export function Plot({ summary, rest, scale, tick, columns, children }: PlotProps) {
  const [at, setAt] = useState(0)
  const [pointed, setPointed] = useState<number | null>(null)
  const tracks = columnTracks(columns)
  const forget = (index: number) => setPointed((now) => (now === index ? null : now))
  function move(event: KeyboardEvent<HTMLButtonElement>) {
    const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: columns.length - 1 }[event.key]
    if (next === undefined || next < 0 || next >= columns.length) return
    event.preventDefault()
    const button = event.currentTarget.parentElement?.children[next]
    if (button instanceof HTMLElement) button.focus()
  }
  return (
    <>
      <p className={styles.read}>{(pointed === null ? undefined : columns[pointed]?.read) ?? rest}</p>
      <div className={styles.box}>
        <div className={styles.ticks} aria-hidden="true">
          {scale.ticks.map((value) => (
            <span key={value}>{tick(value)}</span>
          ))}
        </div>
        <div className={styles.plot}>
          <svg role="img" aria-label={summary}>
            {scale.ticks.map((value) => (
              <line
                key={value}
                className={styles.rule}
                x1="0"
                x2="100%"
                y1={`${100 - (value / scale.top) * 100}%`}
                y2={`${100 - (value / scale.top) * 100}%`}
              />
            ))}
            {children}
          </svg>
          <div className={styles.columns} style={tracks}>
            {columns.map(({ key, read }, index) => (
              <button
                key={key}
                type="button"
                aria-label={read}
                tabIndex={index === Math.min(at, columns.length - 1) ? 0 : -1}
                onKeyDown={move}
                onFocus={() => {
                  setAt(index)
                  setPointed(index)
                }}
                onBlur={() => forget(index)}
                onPointerEnter={() => setPointed(index)}
                onPointerLeave={() => forget(index)}
              />
            ))}
          </div>
        </div>
        <div
          className={styles.labels}
          data-bounded={tracks !== undefined || undefined}
          style={tracks}
          aria-hidden="true"
        >
          {columns.map(({ key, label, narrow }) => (
            <span key={key}>
              <span className={styles.wide}>{label}</span>
              <span className={styles.narrow}>{narrow}</span>
            </span>
          ))}
        </div>
      </div>
    </>
  )
}

type SharedScale = { share?: number | undefined }

/** Grid of columns as wide as their shares of the total; undefined if no column has a share: they are equal. */
export function columnTracks(columns: readonly SharedScale[]): { gridTemplateColumns: string } | undefined {
  if (columns.every(({ share }) => share === undefined)) return undefined
  return { gridTemplateColumns: columns.map(({ share = 1 }) => `minmax(0, ${share}fr)`).join(' ') }
}
