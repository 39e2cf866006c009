import type { ReactNode } from 'react'
import styles from './RowIcon.module.css'

export type RowTone = 'plain' | 'brand' | 'info' | 'positive' | 'warning' | 'danger'

export function RowIcon({ tone = 'plain', children }: { tone?: RowTone; children: ReactNode }) {
  return (
    <span className={styles.icon} data-tone={tone}>
      {children}
    </span>
  )
}
