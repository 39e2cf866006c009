import type { Draft } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../../fr/pages/shell/offline.ts'

export const offlineMessages: Draft<typeof french.offlineMessages> = {
  offline: 'U bent offline. Wat u hebt ingevuld, blijft behouden.',
}
