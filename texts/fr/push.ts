/** Notifications on a phone or in a browser, as a locked screen shows them to anybody: no animal, amount or name. */
export const pushWords = {
  titles: {
    action: 'Nous attendons quelque chose de vous',
    message: 'Vous avez un message',
    refunds: 'Votre demande a avancé',
    refund_progress: 'Votre demande a avancé',
    payments: 'Du nouveau pour vos paiements',
    security: 'Du nouveau pour votre compte',
    animals: 'Du nouveau dans votre espace',
    documents: 'Du nouveau dans votre espace',
    sponsorship: 'Du nouveau pour vos parrainages',
  },
  body: 'Ouvrez votre espace pour en savoir plus.',
}
