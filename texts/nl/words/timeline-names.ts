import type { Draft } from '@coussinet/contract/domain/messages.ts'
import { refundEnds } from '@coussinet/contract/domain/refund-labels.ts'
import type * as french from '../../fr/words/timeline-names.ts'

export const timelineNames: Draft<typeof french.timelineNames> = {
  filed: 'Aanvraag verstuurd',
  pending: 'In afwachting',
  processing: 'In behandeling',
  'action-required': 'Documenten verwacht',
  'action-done': 'Documenten ontvangen, in afwachting van behandeling',
  accepted: 'Aanvraag aanvaard',
  ...refundEnds.nl,
  corrected: 'Beslissing gecorrigeerd',
  'payment-returned': 'Overschrijving teruggekomen van de bank',
}
