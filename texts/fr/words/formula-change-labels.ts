/** States of a change of formula, as its page and the archive name them. */
export const formulaChangeStatusNames = {
  pending: 'En attente de notre réponse',
  confirmed: 'Changement confirmé',
  refused: 'Changement refusé',
  withdrawn: 'Demande retirée',
  lapsed: 'Demande sans suite',
  applied: 'Changement en vigueur',
}

export const formulaChangeLabels = {
  from_formula: 'Formule d’avant',
  takes_effect_on: 'À partir du',
  reason: 'Notre réponse',
}
