import type { ReactNode } from 'react'
import styles from './Badge.module.css'

export type BadgeTone =
  | 'plain'
  | 'draft'
  | 'pending'
  | 'processing'
  | 'positive'
  | 'loud'
  | 'action'
  | 'danger'
  | 'accent'

type BadgeProps = { tone?: BadgeTone | undefined; icon?: ReactNode; children: ReactNode }

export function Badge({ tone = 'plain', icon, children }: BadgeProps) {
  return (
    <span className={styles.badge} data-tone={tone} data-bare={icon === undefined || undefined}>
      {icon}
      {children}
    </span>
  )
}
