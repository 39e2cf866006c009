import { memberNumber } from '@coussinet/contract/domain/member-number.ts'

export const contractLabels = {
  number: 'Numéro de contrat',
  nevg: memberNumber.fr,
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
