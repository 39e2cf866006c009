/** The letter that says that the wish arrived, by when it is answered, and how it is taken back. */
export const erasureAsked = {
  title: 'Nous avons bien reçu votre demande d’effacement',
  answer: (day: string) => `Vous nous demandez d’effacer vos données. Nous vous répondons au plus tard le ${day}.`,
  meanwhile:
    'Tant que votre contrat est en cours, nous gardons ce qu’il faut pour le gérer ; ensuite, seul reste ce que la loi nous oblige à conserver.',
  received: 'Reçue le',
  open: 'Voir ma demande',
  take_back: (phone: string) =>
    `Vous avez changé d’avis ? Vous pouvez retirer la demande dans votre profil tant qu’elle n’est pas terminée. Ce n’était pas vous ? Appelez-nous au ${phone}.`,
}

/** The last letter: what is erased, what stays until when. */
export const erased = {
  title: 'Vos données sont effacées',
  closed:
    'Votre espace est fermé. Vos coordonnées, vos messages, vos fichiers et tout ce que la loi ne nous oblige pas à garder sont effacés.',
  nothing: 'Nous ne gardons plus rien sur vous, hors la preuve de cette réponse.',
  stays: 'Nous gardons seulement ce qui suit, sans autre usage :',
  at: 'Effacées le',
  books: 'Pièces comptables (cotisations, remboursements)',
  mandate: 'Mandat de prélèvement et preuve de sa signature',
  until: (day: string) => `jusqu’au ${day}`,
  last: (email: string) =>
    `Cet e-mail est le dernier. Pour toute question, ou pour saisir l’autorité de protection des données : ${email}.`,
}
