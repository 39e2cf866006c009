import './Tabs.css'
import type { ReactNode } from 'react'

/** Tabs that are addresses: links of class "tab", the current one with aria-current="page". */
export function Tabs({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav className="tabs" aria-label={label}>
      {children}
    </nav>
  )
}
