import type { ReactNode } from 'react'
import styles from './Field.module.css'

type GroupLabelProps = { id: string; optional?: string | undefined; children: ReactNode }

/** A heading that looks like a field's label, for a group of controls. */
export function GroupLabel({ id, optional, children }: GroupLabelProps) {
  return (
    <h2 id={id} className={styles.label}>
      {children} {optional && <span className={styles.optional}>{optional}</span>}
    </h2>
  )
}
