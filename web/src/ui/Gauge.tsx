import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { filledStitches, isNearlySpent } from './Stitches.tsx'
import styles from './Gauge.module.css'

const count = 20
const radius = 86
const centre = 100

function point(degrees: number): string {
  const angle = (degrees * Math.PI) / 180
  return `${(centre + radius * Math.cos(angle)).toFixed(2)} ${(centre + radius * Math.sin(angle)).toFixed(2)}`
}

/** Stitches from..to of an arc of 220 degrees that opens downwards. */
function arc(from: number, to: number): string {
  return Array.from({ length: to - from }, (_, index) => {
    const middle = 160 + ((from + index + 0.5) * 220) / count
    return `M${point(middle - 1.65)}A${radius} ${radius} 0 0 1 ${point(middle + 1.65)}`
  }).join('')
}

type GaugeProps = {
  /** In the same unit as total. */
  used: number
  total: number
  /** The whole sentence, for those who do not see the arc. */
  label: string
  /** Remainder, in the middle. */
  amount: string
  caption: string
  size?: 'medium' | 'large' | undefined
  /** The sentence under the arc. */
  children?: ReactNode
}

/** Gauge of a ceiling, in twenty stitches; danger from 90 %. */
export function Gauge({ used, total, label, amount, caption, size = 'large', children }: GaugeProps) {
  const meaning = { role: 'img', 'aria-label': label }
  const filled = filledStitches(used, total, count)
  return (
    <div className={isNearlySpent(used, total) ? styles.low : undefined}>
      <div className={classNames(styles.gauge, size === 'large' && styles.large)} {...meaning}>
        <svg viewBox="4 4 192 132" aria-hidden="true">
          <path className={styles.track} d={arc(filled, count)} />
          <path className={styles.fill} d={arc(0, filled)} />
        </svg>
        <div className={styles.text} aria-hidden="true">
          <span className={`amount big ${styles.amount}`}>{amount}</span>
          <span className={size === 'large' ? 'small muted' : 'caption muted'}>{caption}</span>
        </div>
      </div>
      {children && <p className={`small ${styles.sentence}`}>{children}</p>}
    </div>
  )
}
