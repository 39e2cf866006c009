import '../signing.css'
import { useMessages } from '#platform/language/i18n.ts'
import { codeMessages } from './code.messages.ts'

/** Where a demonstration shows the code that it sends to nobody; hidden everywhere else. */
export function DemoMailbox() {
  const words = useMessages(codeMessages)
  return (
    <a className="text-link small demo-mailbox" href="/demo/mailbox" target="_blank" rel="noopener">
      {words.mailbox}
    </a>
  )
}
