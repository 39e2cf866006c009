import './RowIcon.css'
import type { ReactNode } from 'react'

/** The sign at the head of a row, on its own small ground. */
export function RowIcon({ tone = 'plain', children }: { tone?: 'plain' | 'warning'; children: ReactNode }) {
  return <span className={`row-icon row-icon-${tone}`}>{children}</span>
}
