import type { Draft } from '@coussinet/contract/domain/messages.ts'
import { pageNames } from '@coussinet/contract/domain/page-names.ts'
import type * as french from '../../../../fr/pages/refunds/new-refund/gone-draft.ts'

export const goneMessages: Draft<typeof french.goneMessages> = {
  title: 'Dit concept bestaat niet meer',
  text: 'Het is verwijderd in een ander tabblad of op een ander toestel. U kunt een andere aanvraag beginnen.',
  another: 'Nieuwe aanvraag',
  refunds: pageNames.refunds.nl,
}
