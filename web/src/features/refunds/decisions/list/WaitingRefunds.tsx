import { listMessages, refundMessages } from '#messages/refunds.ts'
import { useMessages } from '#platform/language/i18n.ts'
import { WaitingContent } from '#start/waiting/WaitingContent.tsx'

/** The page of the refunds before the member is known: printed at build. */
export function WaitingRefunds() {
  const { title, lead } = useMessages(listMessages)
  const { loading } = useMessages(refundMessages)
  return <WaitingContent heading={title} lead={lead} text={loading} />
}
