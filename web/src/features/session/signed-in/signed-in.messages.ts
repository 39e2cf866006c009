import { messages } from '@coussinet/contract/domain/messages.ts'

export const signedInMessages = messages({
  fr: {
    unused:
      'Un espace est déjà ouvert dans ce navigateur : ce lien n’a pas servi. Déconnectez-vous, puis ouvrez-le de nouveau depuis l’e-mail.',
  },
  it: {
    unused:
      'In questo browser è già aperta un’area personale: il link non è stato usato. Esca, poi lo apra di nuovo dall’e-mail.',
  },
})
