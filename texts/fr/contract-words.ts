export const speciesNames = { dog: 'Chien', cat: 'Chat' }

export const genderNames = { male: 'Mâle', female: 'Femelle' }

/** In the order of the conditions. */
export const conditionChapters = {
  titles: [
    'Lexique',
    'Objet du contrat et animaux assurables',
    'Garanties et forfait',
    'Tableau des formules',
    'Délais de carence',
    'Exclusions',
    'Franchise, taux, plafond et exemples',
    'Demander un remboursement',
    'Vie du contrat',
    'Cotisation, paiement et non-paiement',
    'Renonciation et résiliation',
    'Fausse déclaration, cumul d’assurances, subrogation',
    'Prescription',
    'Réclamation et médiation',
    'Données personnelles',
    'Autorité de contrôle, droit et langue applicables',
  ],
}

export const memberNumber = 'Numéro d’adhérent'

export const contractLabels = {
  number: 'Numéro de contrat',
  nevg: memberNumber,
  effective_date: 'Date d’effet',
  last_day: 'Dernier jour de garantie',
  rate: 'Taux de remboursement',
  ceiling: 'Plafond annuel',
  deductible: 'Franchise',
  package: 'Forfait vaccins et prévention',
  price: 'Prix mensuel, frais de gestion inclus',
  due_day: 'Jour de prélèvement',
  animals: 'Animaux assurés',
}

/** Labels of the columns of an animal, for its page and the member’s copy of their data. */
export const animalLabels = {
  name: 'Nom',
  type: 'Espèce',
  gender: 'Sexe',
  breed: 'Race',
  colour: 'Couleur de la robe',
  birth_date: 'Naissance',
  adoption_date: 'Date d’adoption',
  icad: 'Numéro d’identification',
  formula: 'Formule',
  monthly_price_cents: 'Prix mensuel',
  cover_start: 'Couvert depuis',
  cover_end: contractLabels.last_day,
  end_reason: 'Motif',
}

export const countryNames = { FR: 'France', IT: 'Italie', BE: 'Belgique' }

export const guaranteeNames = {
  accident: 'Accident',
  illness: 'Maladie',
  illness_surgery: 'Chirurgie due à une maladie',
}

export const guaranteeGroups = {
  accident: 'Accidents',
  illness: 'Maladies',
  illness_surgery: 'Opérations dues à une maladie',
}

export const termNone = { deductible: 'Aucune', package: 'Aucun' }

export const amountPer = {
  per_event: (amount: string) => `${amount} par événement`,
  per_year: (amount: string) => `${amount} par an`,
}

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

export const suspension = {
  since: (day: string) => `Garanties suspendues depuis le ${day}`,
  resumes: (day: string, is_noon: boolean) => `vos garanties reprennent le ${day}${is_noon ? ' à midi' : ''}`,
}
