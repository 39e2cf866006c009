export const accountText = {
  title: 'Compte pour vos remboursements',
  holder: 'Titulaire du compte',
  iban: 'IBAN',
  bic: 'BIC',
  no_bic: 'Déduit de l’IBAN',
  from: 'Prise d’effet',
  from_text: 'Dès la validation du code, pour les remboursements acceptés ensuite',
  wish: 'Je demande que mes remboursements soient versés sur ce compte.',
  kept: 'Les remboursements déjà acceptés restent versés sur le compte prévu lors de leur acceptation.',
  hold: 'Pour me protéger d’une fraude, les versements vers ce compte attendent 48 heures, sauf si je demande par un nouveau code qu’ils partent sans attendre.',
  release_title: 'Versement de vos remboursements sans attendre',
  held: 'En attente jusqu’au',
  release: (until: string) =>
    `Je demande que mes remboursements soient versés dès maintenant sur ce compte, sans attendre le ${until}.`,
}
