import { elided, dayOfMonth } from '@coussinet/contract/domain/grammar.ts'
import type { Translated } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../../../fr/pages/payment-methods/due-day/due-day.ts'

export const dueDayMessages: Translated<typeof french.dueDayMessages> = {
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
}
