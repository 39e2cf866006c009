import type { Draft } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../../../fr/pages/platform/page/failed.ts'

export const failedMessages: Draft<typeof french.failedMessages> = {
  retry: 'Opnieuw proberen',
  loading: 'Bezig met laden…',
}
