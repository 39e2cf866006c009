import type { Translated } from '@coussinet/contract/domain/messages.ts'
import { pageNames } from '@coussinet/contract/domain/page-names.ts'
import type * as french from '../../../../fr/pages/refunds/new-refund/gone-draft.ts'

export const goneMessages: Translated<typeof french.goneMessages> = {
  title: 'Questa bozza non esiste più',
  text: 'È stata eliminata in un’altra scheda o su un altro dispositivo. Può iniziare un’altra richiesta.',
  another: 'Nuova richiesta',
  refunds: pageNames.refunds.it,
}
