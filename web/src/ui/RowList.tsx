import type { ReactNode } from 'react'
import { lookingAnchor } from './looking-anchor.tsx'
import styles from './RowList.module.css'

type RowListProps = { as?: 'ul' | 'ol' | 'div' | undefined; label?: string | undefined; children: ReactNode }

export function RowList({ as: List = 'ul', label, children }: RowListProps) {
  return (
    <List className={styles.rows} aria-label={label} role={List === 'div' ? 'list' : undefined}>
      {children}
    </List>
  )
}

type RowProps = {
  as?: 'li' | 'div' | undefined
  /** A print, a portrait or an icon. */
  lead?: ReactNode
  /** Words, or `RowTitle`, `RowAnchor`, `RowButton`. */
  title: ReactNode
  note?: ReactNode
  /** Amounts, badges, buttons; buttons stay above the link. */
  end?: ReactNode
  size?: 'medium' | 'small' | undefined
  className?: string | undefined
}

export function Row({ as: Item = 'li', lead, title, note, end, size = 'medium', className = '' }: RowProps) {
  return (
    <Item
      className={`${styles.row} ${size === 'small' ? styles.small : ''} ${className}`}
      role={Item === 'div' ? 'listitem' : undefined}
    >
      {lead}
      <div className="grow">
        {title}
        {note && <div className={size === 'small' ? 'caption muted' : 'small muted'}>{note}</div>}
      </div>
      {end}
    </Item>
  )
}

/** A title that leads somewhere: the whole row follows it. */
export const RowAnchor = lookingAnchor(styles.title, styles.cover)
