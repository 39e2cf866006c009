import './RowIcon.css'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

export type RowTone = 'plain' | 'brand' | 'info' | 'positive' | 'warning' | 'danger'

const tones = {
  plain: undefined,
  brand: 'row-icon-brand',
  info: 'row-icon-info',
  positive: 'row-icon-positive',
  warning: 'row-icon-warning',
  danger: 'row-icon-danger',
}

/** The sign at the head of a row, on its own small ground. */
export function RowIcon({ tone = 'plain', children }: { tone?: RowTone; children: ReactNode }) {
  return <span className={classNames('row-icon', tones[tone])}>{children}</span>
}
