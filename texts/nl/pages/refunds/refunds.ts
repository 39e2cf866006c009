import type { Draft } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../../fr/pages/refunds/refunds.ts'

export const refundMessages: Draft<typeof french.refundMessages> = {
  load: {
    requests: 'We konden uw lopende aanvragen niet tonen.',
    past: 'We konden uw vroegere terugbetalingen niet tonen.',
  },
  loading: 'Bezig met laden…',
  noLast: 'Geen terugbetalingen in de laatste 12 maanden.',
}
