import type { ReactNode } from 'react'
import { lookingAnchor } from './looking-anchor.tsx'
import styles from './Chips.module.css'

/** Filters that write the address: `ChipAnchor`, the chosen one with aria-current. */
export function Chips({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav className={styles.chips} aria-label={label}>
      {children}
    </nav>
  )
}

export const ChipAnchor = lookingAnchor(styles.chip)

/** Filters that change the view in place: `Chip`. */
export function ChipGroup({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.chips} role="group" aria-label={label}>
      {children}
    </div>
  )
}

type ChipProps = { pressed: boolean; onPress: () => void; lead?: ReactNode; children: ReactNode }

export function Chip({ pressed, onPress, lead, children }: ChipProps) {
  return (
    <button type="button" className={styles.chip} aria-pressed={pressed} onClick={onPress}>
      {lead}
      {children}
    </button>
  )
}
