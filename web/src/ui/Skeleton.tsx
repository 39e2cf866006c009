import './Skeleton.css'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

type SkeletonProps = {
  /** The shape of what is on its way. */
  shape: 'rows' | 'cards' | 'text' | 'hero' | 'block' | 'table'
  count?: number | undefined
  /** Said in place of the shapes. */
  label: string
  /** At once, and not after 200 ms. */
  immediate?: boolean | undefined
}

const widths = { whole: undefined, half: 'bone-half', third: 'bone-third', badge: 'bone-badge' }

const bar = (width: keyof typeof widths) => <span className={classNames('skeleton bone', widths[width])} />

const shapes: Record<SkeletonProps['shape'], (key: number) => ReactNode> = {
  rows: (key) => (
    <span key={key} className="bone-row">
      <span className="skeleton bone-square" />
      <span className="bone-lines">
        {bar('half')}
        {bar('third')}
      </span>
      {bar('badge')}
    </span>
  ),
  table: (key) => (
    <span key={key} className="bone-row">
      {bar('third')}
      {bar('badge')}
      {bar('badge')}
      {bar('badge')}
    </span>
  ),
  cards: (key) => <span key={key} className="skeleton bone-card" />,
  text: (key) => <span key={key}>{bar(key % 3 === 2 ? 'half' : 'whole')}</span>,
  hero: (key) => <span key={key} className="skeleton bone-hero" />,
  block: (key) => <span key={key} className="skeleton bone-block" />,
}

const single = { hero: 1, block: 1 }

/** Shapes in place of what is on its way; they show after 200 ms, so that a quick answer never flashes. */
export function Skeleton({ shape, count, label, immediate = false }: SkeletonProps) {
  const length = count ?? (shape in single ? 1 : 3)
  return (
    <output className="bones" data-shape={shape} aria-busy="true" data-immediate={immediate || undefined}>
      <span className="sr">{label}</span>
      {Array.from({ length }, (_, key) => shapes[shape](key))}
    </output>
  )
}
