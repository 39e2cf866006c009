import type { ShownStatus } from '@coussinet/contract/domain/requests.ts'
import type { RefundRequest } from '@coussinet/contract/refund-requests.ts'
import { useMessages } from '#platform/language/i18n.ts'
import { Badge, type BadgeTone } from '#ui/Badge.tsx'
import { PawProgress } from '#ui/PawProgress.tsx'
import { saidMessages } from './request.messages.ts'
import { statusPaw } from './shown-status.ts'

type WaitingMessageProps = { message: NonNullable<RefundRequest['waiting_message']> }

/** Sentence on which member of the insurer's team wrote or asks, without its full stop. */
export function WaitingMessage({ message: { author_name, asks } }: WaitingMessageProps) {
  const words = useMessages(saidMessages)
  return asks ? words.asks(author_name) : words.wrote(author_name)
}

const tones: Record<ShownStatus, BadgeTone> = {
  draft: 'draft',
  pending: 'pending',
  processing: 'processing',
  'action-required': 'action',
  'action-done': 'pending',
  accepted: 'loud',
  refunded: 'positive',
  rejected: 'danger',
}

export function StatusBadge({ status, label }: { status: ShownStatus; label: string }) {
  return (
    <Badge tone={tones[status]} icon={<PawProgress {...statusPaw(status)} tone="plain" size={18} />}>
      {label}
    </Badge>
  )
}
