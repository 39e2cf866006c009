import { dayOfMonth } from '@coussinet/contract/domain/grammar.ts'

export const dueDayMessages = {
  day: (day: number) => `Le ${dayOfMonth(day, 'fr')} de chaque mois`,
  next: {
    bank_account: (day: string) => `Prochain prélèvement : ${day}`,
    card: (day: string) => `Prochain paiement : ${day}`,
  },
  stays: {
    bank_account: (day: string) => `Le prélèvement du ${day} est déjà annoncé : il garde sa date.`,
    card: (day: string) => `Le paiement du ${day} est déjà annoncé : il garde sa date.`,
  },
  bankDay: 'Si ce jour n’est pas ouvré, c’est le jour ouvré suivant.',
  announced: (day: number) => `Cette date était déjà annoncée : le ${dayOfMonth(day, 'fr')} vaut pour les suivants.`,
  again: {
    bank_account: (day: string) => `Nouvel essai du prélèvement refusé : ${day}`,
    card: (day: string) => `Nouvel essai du paiement refusé : ${day}`,
  },
  legend: 'Quel jour du mois ?',
  edit: 'Modifier',
  save: 'Enregistrer',
  saving: 'Enregistrement',
  cancel: 'Annuler',
  saved: (day: number) => `C’est noté : le ${dayOfMonth(day, 'fr')} de chaque mois.`,
}
