import type { Translated } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../fr/demo/registration.ts'

export const registrationWords: Translated<typeof french.registrationWords> = {
  title: 'Registrazione di una carta dimostrativa',
  lead: 'Questa pagina fa la parte del fornitore di pagamenti. Scelga la carta che avrebbe inserito.',
  heading: 'Quale carta registrare?',
  text: 'Queste carte non esistono: non avverrà alcun addebito.',
  warning: 'Non inserisca alcun numero di carta: qui nulla lo richiede.',
  cards: { visa: 'Una carta Visa', mastercard: 'Una carta Mastercard', expired: 'Una carta Visa scaduta' },
  expires: 'scade a fine',
  expired: 'è scaduta a fine',
  refuse: 'La carta viene rifiutata',
  leave: 'Esci dalla pagina',
  back: 'Torna al portale',
  over: 'Questa registrazione non è più aperta.',
  chosen: 'Una carta è già stata scelta.',
}
