export const formulaChangeReasons = {
  formula_same: 'C’est déjà la formule de cet animal. Choisissez-en une autre.',
  formula_not_sold: 'Cette formule n’est pas proposée pour cet animal. Choisissez-en une autre.',
  change_uncovered: 'Cet animal n’est pas couvert à cette échéance : sa formule ne peut pas changer.',
  change_contract_ends: 'Le contrat prend fin avant cette échéance : la formule ne peut plus changer.',
  change_late:
    'L’échéance est dans moins d’un mois : il est trop tard pour celle-ci. Vous pourrez demander un changement dès cette date, pour la suivante.',
  change_under_way:
    'Un changement est déjà en cours pour cet animal. Une autre demande sera possible quand il aura abouti.',
}
