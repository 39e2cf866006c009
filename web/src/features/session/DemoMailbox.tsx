import { sessionMessages } from '#messages/session.ts'
import { useMessages } from '#platform/language/i18n.ts'

/** The way to the mailbox of a demonstration, which nothing leaves; hidden everywhere else. */
export function DemoMailbox() {
  const words = useMessages(sessionMessages)
  return (
    <a className="text-link small only-demo" href="/demo/mailbox">
      {words.demo_mailbox}
    </a>
  )
}
