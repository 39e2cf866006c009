import './Chips.css'
import type { ReactNode } from 'react'

/** Filters that write the address: links of class "chip", the chosen one with aria-current="true". */
export function Chips({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav className="chips" aria-label={label}>
      {children}
    </nav>
  )
}

type ChipProps = { pressed: boolean; onPress: () => void; lead?: ReactNode; children: ReactNode }

/** A filter that changes the view in place. */
export function Chip({ pressed, onPress, lead, children }: ChipProps) {
  return (
    <button type="button" className="chip" aria-pressed={pressed} onClick={onPress}>
      {lead}
      {children}
    </button>
  )
}
