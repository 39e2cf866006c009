import type { ReactNode } from 'react'

type SectionHeadingProps = { id?: string | undefined; level?: 2 | 3 | undefined; title: ReactNode; end?: ReactNode }

export function SectionHeading({ id, level = 2, title, end }: SectionHeadingProps) {
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <div className="section-head">
      <Heading id={id}>{title}</Heading>
      {end}
    </div>
  )
}
