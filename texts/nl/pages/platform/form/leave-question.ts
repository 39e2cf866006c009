import type { Draft } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../../../fr/pages/platform/form/leave-question.ts'

export const leaveMessages: Draft<typeof french.leaveMessages> = {
  title: 'Uw wijzigingen niet bewaren?',
  text: 'Wat u hebt ingevuld, is nog niet bewaard.',
  yes: 'Niet bewaren',
  no: 'Verder wijzigen',
}
