import type { ReactNode } from 'react'
import CircleAlert from '~icons/lucide/circle-alert'
import CircleCheck from '~icons/lucide/circle-check'
import Info from '~icons/lucide/info'
import TriangleAlert from '~icons/lucide/triangle-alert'
import styles from './Note.module.css'

export type NoteTone = 'info' | 'warning' | 'success' | 'danger'

type NoteProps = {
  tone?: NoteTone | undefined
  icon?: ReactNode
  title?: ReactNode
  /** Announced when it appears: as an alert for a danger, as a status otherwise. */
  live?: boolean | undefined
  action?: ReactNode
  children?: ReactNode
}

const icons = { info: <Info />, warning: <TriangleAlert />, success: <CircleCheck />, danger: <CircleAlert /> }

export function Note({ tone = 'info', icon = icons[tone], title, live = false, action, children }: NoteProps) {
  const role = tone === 'danger' ? 'alert' : 'status'
  return (
    <div className={styles.note} data-tone={tone} role={live ? role : undefined}>
      {icon}
      <div className="grow">
        {title && <b className="strong">{title}</b>} {children}
        {action && <div className={styles.act}>{action}</div>}
      </div>
    </div>
  )
}
