import type { ReactNode } from 'react'
import styles from './Note.module.css'

export function NoteLine({ children }: { children: ReactNode }) {
  return <span className={styles.line}>{children}</span>
}
