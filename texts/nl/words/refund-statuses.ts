import type { Draft } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../fr/words/refund-statuses.ts'

export const refundStatuses: Draft<typeof french.refundStatuses> = {
  draft: 'Concept',
  pending: 'In afwachting',
  processing: 'In behandeling',
  'action-required': 'Documenten verwacht',
  'action-done': 'In afwachting',
  accepted: 'Aanvaard',
  rejected: 'Geweigerd',
  refunded: 'Terugbetaald',
}
