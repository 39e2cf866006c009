import { messages } from '@coussinet/contract/domain/messages.ts'

export const portalMessages = messages({
  fr: { toasts: 'Messages', close: 'Fermer', session_expired: 'Votre session a expiré. Merci de vous reconnecter.' },
  it: { toasts: 'Messaggi', close: 'Chiudi', session_expired: 'La Sua sessione è scaduta. Acceda di nuovo.' },
})
