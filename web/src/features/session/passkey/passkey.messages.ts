import { messages } from '@coussinet/contract/domain/messages.ts'

export const passkeyMessages = messages({
  fr: {
    refused: 'Cette clé d’accès n’a pas permis de vous connecter. Utilisez votre mot de passe.',
    failed: 'Cet appareil n’a pas pu utiliser de clé d’accès. Utilisez votre mot de passe.',
  },
  it: {
    refused: 'Questa passkey non ha permesso di accedere. Usi la password.',
    failed: 'Questo dispositivo non ha potuto usare una passkey. Usi la password.',
  },
})
