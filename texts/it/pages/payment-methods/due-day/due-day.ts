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
    bank_account: (day: string) => `L’addebito di ${day} è già stato annunciato: mantiene la sua data.`,
    card: (day: string) => `Il pagamento di ${day} è già stato annunciato: mantiene la sua data.`,
  },
  bankDay: 'Se non è un giorno lavorativo, vale il primo giorno lavorativo successivo.',
  announced: (day: number) =>
    elided(`Questa data era già stata annunciata: il ${dayOfMonth(day, 'it')} vale per i successivi.`),
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
