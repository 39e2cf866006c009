import { elided } from '@coussinet/contract/domain/grammar.ts'
import type { Translated } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../fr/mails/erasure.ts'

export const erasureAsked: Translated<typeof french.erasureAsked> = {
  title: 'Abbiamo ricevuto la Sua richiesta di cancellazione',
  answer: (day) => elided(`Lei ci chiede di cancellare i Suoi dati. Le rispondiamo entro il ${day}.`),
  meanwhile:
    'Finché la Sua polizza è in corso, conserviamo ciò che serve per gestirla; dopo, resta solo ciò che la legge ci impone di conservare.',
  received: 'Ricevuta',
  open: 'Vedi la mia richiesta',
  take_back: (phone) =>
    `Ha cambiato idea? Può ritirare la richiesta nel Suo profilo finché non è conclusa. Non è stato Lei? Ci chiami al ${phone}.`,
}

export const erased: Translated<typeof french.erased> = {
  title: 'I Suoi dati sono stati cancellati',
  closed:
    'La Sua area personale è chiusa. I Suoi recapiti, i Suoi messaggi, i Suoi file e tutto ciò che la legge non ci impone di conservare sono stati cancellati.',
  nothing: 'Non conserviamo più nulla su di Lei, salvo la prova di questa risposta.',
  stays: 'Conserviamo soltanto quanto segue, senza altro uso:',
  at: 'Cancellati',
  books: 'Scritture contabili (premi, rimborsi)',
  mandate: 'Mandato di addebito e prova della firma',
  until: (day) => elided(`fino al ${day}`),
  last: (email) =>
    `Questa è la nostra ultima e-mail. Per ogni domanda, o per un reclamo all’autorità di protezione dei dati: ${email}.`,
}
