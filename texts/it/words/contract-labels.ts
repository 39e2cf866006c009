import { memberNumber } from '@coussinet/contract/domain/member-number.ts'
import type { Translated } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../fr/words/contract-labels.ts'

export const contractLabels: Translated<typeof french.contractLabels> = {
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
}
