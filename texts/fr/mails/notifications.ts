import { toPaymentMethods } from '@coussinet/contract/domain/account-labels.ts'

export const notificationLetters = {
  /** the button, by the page that it opens */
  pages: {
    refunds: 'Voir ma demande',
    quotes: 'Voir mon devis',
    animals: 'Voir la fiche de mon animal',
    'profile/receipts': 'Voir mes cotisations',
    'profile/payment-methods': toPaymentMethods.fr,
    'profile/contract': 'Voir mon contrat',
    sponsorship: 'Voir mes parrainages',
  },
  resume: 'Reprendre ma demande',
  home: 'Ouvrir mon espace',
  always: 'Nous vous écrivons toujours pour vos remboursements, vos paiements et la sécurité de votre compte.',
  optional: 'Vous recevez cet e-mail selon vos préférences.',
  choose: 'Choisir les e-mails que vous recevez',
  /** the letter can be answered; without a name it is the team that wrote */
  reply: (author: string) =>
    `Répondez à cet e-mail pour écrire à ${author} : votre réponse, avec ses fichiers, s’ajoute à la conversation.`,
  team: 'notre équipe',
  dispute: {
    text: 'Vous n’êtes pas de cet avis, ou un élément nous a échappé ?',
    label: 'Faire une réclamation',
    otherwise: 'Citez le numéro de suivi ci-dessus.',
  },
}

/** Words of the insurer in a letter, for the preview of letters. */
export const sampleNotes = {
  formula_change_refused: 'Le dossier d’Oslo est en cours d’étude. Redemandez ce changement après notre réponse.',
  quote_answered: 'Sous réserve de la radiographie de contrôle.',
  quote_refused: 'Ces soins sont exclus par votre contrat.',
  dispute_upheld: 'Ces soins sont exclus par votre contrat.',
  dispute_changed: 'La radiographie de contrôle est bien liée à cette maladie : nous la remboursons.',
}
