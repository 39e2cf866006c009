import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import Info from 'lucide-react/icons/info'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import type { ReactNode } from 'react'
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
