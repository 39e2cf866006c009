import { useMessages } from '#platform/language/i18n.ts'
import { WaitingContent } from '#start/waiting/WaitingContent.tsx'
import { refundMessages } from '../../cover/refunds.messages.ts'
import { listMessages } from './refunds-list.messages.ts'

/** The page of the refunds before the member is known: printed at build. */
export function WaitingRefunds() {
  const { title, lead } = useMessages(listMessages)
  const { loading } = useMessages(refundMessages)
  return <WaitingContent heading={title} lead={lead} text={loading} />
}
