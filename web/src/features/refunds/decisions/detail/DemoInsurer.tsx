import { demoMessages } from '#messages/refunds.ts'
import { useMessages } from '#platform/language/i18n.ts'
import styles from './request-page.module.css'

/** A word on who decides in a demonstration, where no person reads the documents. */
export function DemoInsurer() {
  return <p className={`small muted ${styles.played}`}>{useMessages(demoMessages).played}</p>
}
