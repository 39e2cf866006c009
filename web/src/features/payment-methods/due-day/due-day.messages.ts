import { dayOfMonth, elided } from '@coussinet/contract/domain/grammar.ts'
import { messages } from '@coussinet/contract/domain/messages.ts'

export const dueDayMessages = messages({
  fr: {
    day: (day: number) => `Le ${dayOfMonth(day, 'fr')} de chaque mois`,
    next: {
      bank_account: (day: string) => `Prochain prélèvement : ${day}`,
      card: (day: string) => `Prochain paiement : ${day}`,
    },
    stays: {
      bank_account: (day: string) => `Le prélèvement du ${day} est déjà annoncé et ne change pas.`,
      card: (day: string) => `Le paiement du ${day} est déjà annoncé et ne change pas.`,
    },
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
  },
  it: {
    day: (day: number) => elided(`Il ${dayOfMonth(day, 'it')} di ogni mese`),
    next: {
      bank_account: (day: string) => `Prossimo addebito: ${day}`,
      card: (day: string) => `Prossimo pagamento: ${day}`,
    },
    stays: {
      bank_account: (day: string) => `L’addebito di ${day} è già stato annunciato e non cambia.`,
      card: (day: string) => `Il pagamento di ${day} è già stato annunciato e non cambia.`,
    },
    again: {
      bank_account: (day: string) => `Nuovo tentativo dell’addebito respinto: ${day}`,
      card: (day: string) => `Nuovo tentativo del pagamento rifiutato: ${day}`,
    },
    legend: 'Quale giorno del mese?',
    edit: 'Modifica',
    save: 'Salva',
    saving: 'Salvataggio',
    cancel: 'Annulla',
    saved: (day: number) => elided(`Fatto: il ${dayOfMonth(day, 'it')} di ogni mese.`),
  },
})
