import type { ReactNode } from 'react'
import styles from './Empty.module.css'

type EmptyProps = {
  drawing?: ReactNode
  title: ReactNode
  text?: ReactNode
  action?: ReactNode
  level?: 1 | 2 | 3 | undefined
  variant?: 'bare' | 'card' | undefined
}

const headings = { 1: 'h1', 2: 'h2', 3: 'h3' } as const

/** Nothing to show: a drawing, a smile, the facts and one way on. */
export function Empty({ drawing, title, text, action, level = 2, variant = 'card' }: EmptyProps) {
  const Heading = headings[level]
  return (
    <div className={variant === 'card' ? `${styles.empty} card` : styles.empty}>
      {drawing}
      <Heading className={level === 1 ? undefined : 'h3'}>{title}</Heading>
      {text && <p>{text}</p>}
      {action && <div className={styles.act}>{action}</div>}
    </div>
  )
}
