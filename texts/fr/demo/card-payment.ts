export const cardPaymentWords = {
  title: 'Paiement par carte de démonstration',
  lead: 'Cette page joue le rôle du prestataire de paiement. Choisissez ce qui se passe.',
  warning: 'Aucun argent ne circule. Ne saisissez aucun numéro de carte : rien ici ne le demande.',
  pay: 'Payer',
  refuse: 'Faire refuser la carte',
  leave: 'Quitter la page',
  back: 'Revenir au portail',
  over: {
    paid: 'Ce paiement a déjà été accepté.',
    refused: 'La carte a été refusée : ce paiement est terminé.',
    abandoned: 'Ce paiement n’est plus ouvert.',
  },
}
