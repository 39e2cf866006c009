import type { RefundRequest } from '@coussinet/contract/refund-requests.ts'
import { saidMessages } from '#messages/refund-requests.ts'
import { useMessages } from '#platform/language/i18n.ts'

type WaitingMessageProps = { message: NonNullable<RefundRequest['waiting_message']> }

/** Sentence on which member of the insurer's team wrote or asks, without its full stop. */
export function WaitingMessage({ message: { author_name, asks } }: WaitingMessageProps) {
  const words = useMessages(saidMessages)
  return asks ? words.asks(author_name) : words.wrote(author_name)
}
