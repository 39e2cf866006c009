import type { Translated } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../../../fr/pages/platform/page/failed.ts'

export const failedMessages: Translated<typeof french.failedMessages> = {
  retry: 'Riprova',
  loading: 'Caricamento in corso…',
}
