import { messages } from '@coussinet/contract/domain/messages.ts'

export const offlineMessages = messages({
  fr: { offline: 'Vous êtes hors connexion. Ce que vous avez saisi est conservé.' },
  it: { offline: 'È offline. Ciò che ha inserito viene conservato.' },
})
