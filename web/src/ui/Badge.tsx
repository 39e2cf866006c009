import './Badge.css'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

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

const tones = {
  plain: undefined,
  draft: 'badge-draft',
  pending: 'badge-pending',
  processing: 'badge-processing',
  positive: 'badge-positive',
  loud: 'badge-loud',
  action: 'badge-action',
  danger: 'badge-danger',
  accent: 'badge-accent',
}

/** A short word on a full ground. */
export function Badge({ tone = 'plain', icon, children }: BadgeProps) {
  return (
    <span className={classNames('badge', tones[tone])} data-bare={icon === undefined || undefined}>
      {icon}
      {children}
    </span>
  )
}
