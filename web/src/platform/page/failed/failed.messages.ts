import { messages } from '#platform/language/i18n.ts'

export const failedMessages = messages({
  fr: { retry: 'Réessayer', loading: 'Chargement en cours…' },
  it: { retry: 'Riprova', loading: 'Caricamento in corso…' },
})
