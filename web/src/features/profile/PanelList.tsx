import type { ReactNode } from 'react'
import { classNames } from '#ui/class-names.ts'
import styles from './PanelList.module.css'

/** Rows in a panel of the profile, with actions for all of them. */
export function PanelList({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return <div className={classNames(styles.list, className)}>{children}</div>
}

/** A further fact in the note of a row, after a dot. */
export function RowDetail({ children }: { children: ReactNode }) {
  return <span className={styles.detail}>{children}</span>
}
