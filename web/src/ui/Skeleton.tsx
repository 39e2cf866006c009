import type { ReactNode } from 'react'
import styles from './Skeleton.module.css'

type SkeletonProps = {
  shape: 'rows' | 'cards' | 'text' | 'hero' | 'block' | 'table'
  count?: number | undefined
  /** Text in place of the shapes, for those who do not see them. */
  label: string
  /** At once, and not after 200 ms. */
  immediate?: boolean | undefined
}

const bar = (width = '') => <span className={`${styles.skeleton} ${styles.bone} ${width}`} />

const shapes: Record<SkeletonProps['shape'], (key: number) => ReactNode> = {
  rows: (key) => (
    <span key={key} className={styles.boneRow}>
      <span className={`${styles.skeleton} ${styles.boneSquare}`} />
      <span className={styles.boneLines}>
        {bar(styles.boneHalf)}
        {bar(styles.boneThird)}
      </span>
      {bar(styles.boneBadge)}
    </span>
  ),
  table: (key) => (
    <span key={key} className={styles.boneRow}>
      {bar(styles.boneThird)}
      {bar(styles.boneBadge)}
      {bar(styles.boneBadge)}
      {bar(styles.boneBadge)}
    </span>
  ),
  cards: (key) => <span key={key} className={`${styles.skeleton} ${styles.boneCard}`} />,
  text: (key) => <span key={key}>{bar(key % 3 === 2 ? styles.boneHalf : '')}</span>,
  hero: (key) => <span key={key} className={`${styles.skeleton} ${styles.boneHero}`} />,
  block: (key) => <span key={key} className={`${styles.skeleton} ${styles.boneBlock}`} />,
}

const single = { hero: 1, block: 1 }

/** Shapes in place of loading content; they appear after 200 ms, so that a quick answer causes no flash. */
export function Skeleton({ shape, count, label, immediate = false }: SkeletonProps) {
  const length = count ?? (shape in single ? 1 : 3)
  return (
    <output className={styles.bones} data-shape={shape} aria-busy="true" data-immediate={immediate || undefined}>
      <span className="sr">{label}</span>
      {Array.from({ length }, (_, key) => shapes[shape](key))}
    </output>
  )
}
