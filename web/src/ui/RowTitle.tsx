import type { ComponentProps } from 'react'
import styles from './RowList.module.css'

export function RowTitle({ as: Text = 'span', ...native }: ComponentProps<'p'> & { as?: 'span' | 'p' | undefined }) {
  return <Text {...native} className={styles.title} />
}

/** A title that can be pressed, anywhere in its row. */
export function RowButton(native: Omit<ComponentProps<'button'>, 'className' | 'type'>) {
  return <button {...native} type="button" className={`${styles.title} ${styles.cover}`} />
}
