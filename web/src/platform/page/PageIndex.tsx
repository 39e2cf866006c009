import { pageIndexMessages } from '#messages/platform.ts'
import { useMessages } from '../language/i18n.ts'
import styles from './PageIndex.module.css'

type PageIndexProps = {
  /** Sections of the page in order, each by the id of its heading. */
  parts: readonly { anchor: string; title: string }[]
}

/** Links to the sections of a long page, on one line that scrolls if it is too long. */
export function PageIndex({ parts }: PageIndexProps) {
  const { label } = useMessages(pageIndexMessages)
  return (
    <nav className={styles.index} aria-label={label}>
      <ul>
        {parts.map(({ anchor, title }) => (
          <li key={anchor}>
            <a href={`#${anchor}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
