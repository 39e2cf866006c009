import { messages } from '@coussinet/contract/domain/messages.ts'

export const unreadMessages = messages({
  fr: {
    title: 'Non lues',
    all: 'Notifications',
    none: 'Vous avez tout lu.',
    loading: 'Chargement en cours…',
    failed: 'Nous n’avons pas pu afficher vos notifications.',
  },
  it: {
    title: 'Da leggere',
    all: 'Notifiche',
    none: 'Ha letto tutto.',
    loading: 'Caricamento in corso…',
    failed: 'Non è stato possibile caricare le Sue notifiche.',
  },
})
