import { useMessages } from '#platform/language/i18n.ts'
import { sessionMessages } from './session.messages.ts'
import styles from './login.module.css'

/** The way to the mailbox of a demonstration, which nothing leaves; hidden everywhere else (`login.css`). */
export function DemoMailbox() {
  const words = useMessages(sessionMessages)
  return (
    <a className={`text-link small ${styles.demoOnly}`} href="/demo/mailbox">
      {words.demo_mailbox}
    </a>
  )
}
