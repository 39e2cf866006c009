import type { ReactNode } from 'react'
import { SectionHeading } from '../SectionHeading.tsx'

export function KitSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="section">
      <SectionHeading title={title} />
      <div className="stack">{children}</div>
    </div>
  )
}
