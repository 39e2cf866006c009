// Read in the answer of a mail server, in plain letters: accents fall away there.
export const replyRefusals = {
  unknown: 'Cette adresse ne mène à aucune de nos demandes. Répondez depuis votre espace, sur la page de la demande.',
  expired: 'Cette adresse ne reçoit plus de réponse. Répondez depuis votre espace, sur la page de la demande.',
  sender:
    'Nous ne pouvons pas vérifier que ce message vient de vous. Répondez depuis l’adresse e-mail à laquelle nous vous avons écrit, ou depuis votre espace.',
  unreadable: 'Ce message n’a pas pu être lu. Répondez depuis votre espace, sur la page de la demande.',
  too_large: 'Ce message dépasse {max} Mo. Envoyez moins de fichiers à la fois.',
  empty: 'Ce message ne contient pas de texte. Écrivez votre réponse au-dessus du message cité.',
  too_long: 'Ce message dépasse {max} caractères. Raccourcissez-le, ou joignez un document.',
  quote_too_long: 'Ce message cite plus de {max} caractères. Effacez le texte cité, puis renvoyez votre réponse.',
  card_number: 'Ce message contient un numéro de carte : retirez-le, puis renvoyez votre réponse.',
  too_many_files: 'Ce message a plus de {max} fichiers. Envoyez les autres dans un second message.',
  file: 'Un fichier joint n’est pas accepté, rien n’a été reçu. {reason}',
  daily:
    'Vous avez écrit beaucoup de messages aujourd’hui. Réessayez demain, ou écrivez-nous depuis la page de contact.',
}
