import type { ReactNode } from 'react'
import styles from './Breadcrumb.module.css'

/** Breadcrumb of the page. Bean-shaped dots separate the entries; phones show the last two. */
export function Breadcrumb({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav className={`${styles.crumbs} grow`} aria-label={label}>
      <ol>{children}</ol>
    </nav>
  )
}

/** One entry: a link, or the text of the current page. */
export function Crumb({ current = false, children }: { current?: boolean | undefined; children: ReactNode }) {
  return <li>{current ? <span aria-current="page">{children}</span> : children}</li>
}
