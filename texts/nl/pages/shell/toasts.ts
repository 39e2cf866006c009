import type { Draft } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../../fr/pages/shell/toasts.ts'

export const toastsMessages: Draft<typeof french.toastsMessages> = { toasts: 'Berichten', close: 'Sluiten' }
