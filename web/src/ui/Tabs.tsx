import type { ReactNode } from 'react'
import { lookingAnchor } from './looking-anchor.tsx'
import styles from './Tabs.module.css'

/** Tabs that are addresses: `TabAnchor`, the current one with aria-current="page". */
export function Tabs({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav className={styles.tabs} aria-label={label}>
      {children}
    </nav>
  )
}

export const TabAnchor = lookingAnchor(styles.tab)
