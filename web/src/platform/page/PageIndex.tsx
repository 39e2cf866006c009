import { useMessages } from '../language/i18n.ts'
import { pageIndexMessages } from './page-index.messages.ts'
import styles from './PageIndex.module.css'

type PageIndexProps = {
  /** Parts of the page in their order, each by the id where it begins. */
  parts: readonly { anchor: string; title: string }[]
}

/** Links to the parts of a long page, on one line that scrolls where it has no room. */
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
