import type { Translated } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../../fr/pages/shell/toasts.ts'

export const toastsMessages: Translated<typeof french.toastsMessages> = { toasts: 'Messaggi', close: 'Chiudi' }
