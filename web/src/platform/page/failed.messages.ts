import { messages } from '@coussinet/contract/domain/messages.ts'

export const failedMessages = messages({
  fr: { retry: 'Réessayer', loading: 'Chargement en cours…' },
  it: { retry: 'Riprova', loading: 'Caricamento in corso…' },
})
