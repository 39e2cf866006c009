import { memberNumber } from './member-number.ts'
import { messages } from './messages.ts'

/** Labels of a contract and of its formulas. */
export const contractLabels = messages({
  fr: {
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
  },
  it: {
    number: 'Numero di polizza',
    nevg: memberNumber.it,
    effective_date: 'Data di decorrenza',
    last_day: 'Ultimo giorno di copertura',
    rate: 'Percentuale di rimborso',
    ceiling: 'Massimale annuo',
    deductible: 'Franchigia',
    package: 'Pacchetto vaccini e prevenzione',
    price: 'Prezzo mensile, spese di gestione incluse',
    due_day: 'Giorno di addebito',
    animals: 'Animali assicurati',
  },
})
