import type { ReactNode } from 'react'
import styles from './Note.module.css'

/** Words of a note on lines of their own, under its title. */
export function NoteLine({ children }: { children: ReactNode }) {
  return <span className={styles.line}>{children}</span>
}
