import type { ShownStatus } from '@coussinet/contract/domain/requests.ts'
import { Badge, type BadgeTone } from '#ui/Badge.tsx'
import { PawProgress } from '#ui/PawProgress.tsx'
import { statusPaw } from './shown-status.ts'

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
