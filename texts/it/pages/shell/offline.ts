import type { Translated } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../../fr/pages/shell/offline.ts'

export const offlineMessages: Translated<typeof french.offlineMessages> = {
  offline: 'È offline. Ciò che ha inserito viene conservato.',
}
