import './Tabs.css'
import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'

/** Tabs that are addresses: `TabAnchor`, the current one with aria-current="page". */
export function Tabs({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav className="tabs" aria-label={label}>
      {children}
    </nav>
  )
}

export function TabAnchor({ className, children, ...native }: ComponentProps<'a'>) {
  return (
    <a {...native} className={classNames('tab', className)}>
      {children}
    </a>
  )
}
