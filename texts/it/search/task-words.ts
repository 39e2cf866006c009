import { elided } from '@coussinet/contract/domain/grammar.ts'
import type { Translated } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../fr/search/task-words.ts'

export const taskWords: Translated<typeof french.taskWords> = {
  ceiling: {
    title: (name: string, left: string) => `Massimale di ${name}: restano ${left}`,
    text: (of: string, until: string) => elided(`su ${of}, fino al ${until}`),
    vaccines: (left: string) => `vaccini e prevenzione: restano ${left}`,
    called: 'massimale resta restante rimane usato utilizzato consumato diritto disponibile residuo quanto',
  },
  dispute: {
    called: 'contestare disaccordo contestazione decisione rifiuto ricorso insufficiente',
  },
  next_payment: {
    title: (amount: string, day: string) => elided(`Prossimo addebito: ${amount} il ${day}`),
    called: 'prossimo addebito premio rata pagare prossima scadenza quando importo mese',
  },
  due: {
    title: (amount: string) => `Premio da saldare: ${amount}`,
    called: 'insoluto saldare pagare premio addebito respinto ritardo sollecito debito',
  },
  phones: {
    title: 'I miei telefoni',
    text: 'Cambiare il numero di cellulare o fisso',
    called: 'telefono numero cellulare fisso cambiare nuovo linea',
  },
  address: {
    title: 'Il mio indirizzo',
    text: 'Trasloco, nuovo indirizzo postale',
    called: 'indirizzo postale trasloco cambiare nuovo abitare residenza',
  },
  email: {
    title: 'La mia e-mail',
    text: 'Cambiare l’indirizzo a cui scriviamo',
    called: 'e-mail posta elettronica cambiare nuova casella',
  },
  password: {
    title: 'La mia password',
    text: 'Cambiarla',
    called: 'password cambiare nuova sicurezza codice',
  },
  'personal-data': {
    title: 'I miei dati',
    text: 'Scaricarli o chiederne la cancellazione',
    called: 'dati personali scaricare cancellare esportare privacy',
  },
}
