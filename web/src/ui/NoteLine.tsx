import styles from './Note.module.css'
import type { ReactNode } from 'react'

/** Words of a note on lines of their own, under its title. */
export function NoteLine({ children }: { children: ReactNode }) {
  return <span className={styles.line}>{children}</span>
}
