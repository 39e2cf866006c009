import { useId, type ReactNode } from 'react'

type SideBlockProps = {
  title: ReactNode
  level?: 2 | 3 | undefined
  end?: ReactNode
  variant?: 'bare' | 'card' | 'line' | 'accent' | undefined
  className?: string | undefined
  children: ReactNode
}

const grounds = { bare: '', card: 'card', line: 'card card-line', accent: 'card card-accent' }

/** A block of the side column: a named section under a small heading. */
export function SideBlock({ title, level = 2, end, variant = 'bare', className = '', children }: SideBlockProps) {
  const id = useId()
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <section className={`${grounds[variant]} ${className}`} aria-labelledby={id}>
      <div className="section-head">
        <Heading id={id} className="h3">
          {title}
        </Heading>
        {end}
      </div>
      {children}
    </section>
  )
}
