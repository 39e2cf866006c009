import type { CSSProperties } from 'react'
import styles from './Stitches.module.css'

type StitchesProps = {
  /** Per cent, 0 to 100. */
  value: number
  size?: 'thin' | 'thick' | undefined
  tone?: 'brand' | 'warning' | 'positive' | 'danger' | undefined
  /** Names the progress; without it the line is decoration beside a text. */
  label?: string | undefined
  valueText?: string | undefined
}

/** A line of stitches, filled as far as the value: waiting periods, uploads, ceilings in lists. */
export function Stitches({ value, size = 'thin', tone = 'brand', label, valueText }: StitchesProps) {
  // An empty line bears no style: ready HTML may hold none.
  const style: (CSSProperties & { '--v': number }) | undefined = value > 0 ? { '--v': Math.min(value, 100) } : undefined
  const meaning =
    label === undefined
      ? { 'aria-hidden': true }
      : {
          role: 'progressbar',
          'aria-label': label,
          'aria-valuenow': Math.round(value),
          'aria-valuemin': 0,
          'aria-valuemax': 100,
          'aria-valuetext': valueText,
        }
  return (
    <span
      className={size === 'thin' ? `${styles.stitches} ${styles.thin}` : styles.stitches}
      data-tone={tone}
      style={style}
      {...meaning}
    />
  )
}

/** Count of a gauge's filled stitches: any use fills one, only the whole fills them all. */
export function filledStitches(used: number, total: number, count = 20): number {
  if (used <= 0 || total <= 0) return 0
  if (used >= total) return count
  return Math.min(Math.max(Math.round((used / total) * count), 1), count - 1)
}

/** From nine tenths on, a ceiling is drawn as danger. */
export function isNearlySpent(used: number, total: number): boolean {
  return total > 0 && used / total >= 0.9
}
