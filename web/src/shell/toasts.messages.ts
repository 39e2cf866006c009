import { messages } from '@coussinet/contract/domain/messages.ts'

export const toastsMessages = messages({
  fr: { toasts: 'Messages', close: 'Fermer' },
  it: { toasts: 'Messaggi', close: 'Chiudi' },
})
