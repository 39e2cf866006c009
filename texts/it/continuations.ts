import type * as french from '../fr/continuations.ts'
import type { Translated } from '../messages.ts'
import { notMe } from './form-words.ts'

export const continueMessages: Translated<typeof french.continueMessages> = {
  title: 'Continui qui la Sua richiesta',
  intro:
    'Questo codice apre la Sua area su questo telefono e riprende la richiesta iniziata sul computer. Serve una sola volta.',
  caution: 'Continui solo se ha mostrato Lei questo codice.',
  signed_in: (name) =>
    `Su questo telefono è già aperta un’area personale${name === null ? '' : ` (${name})`}. Se continua, si chiude e al suo posto si apre quella del computer.`,
  stay: 'Resta nell’area aperta',
  submit: 'Continua la richiesta',
  busy: 'Apertura in corso',
  invalid: 'Questo codice è scaduto o è già stato usato. Ne mostri uno nuovo sul computer.',
  sign_in: 'Accedi con la password',
}

export const continuationMessages: Translated<typeof french.continuationMessages> = {
  open: 'Continua sul telefono',
  openHere: 'Continua su un altro dispositivo',
  busy: 'Preparazione del codice',
  text: 'Inquadri questo codice con la fotocamera del telefono: apre la Sua area e riprende questa richiesta. I due schermi si seguono.',
  code: 'Codice da inquadrare con il telefono',
  caution: 'Questo codice apre la Sua area: non lo mostri a nessuno e non ne invii foto.',
  left: (minutes) =>
    minutes > 1 ? `Serve una sola volta, entro ${minutes} minuti.` : 'Serve una sola volta, entro un minuto.',
  expired: 'Questo codice è scaduto.',
  renew: 'Mostra un nuovo codice',
  close: 'Chiudi',
  joined: (device) => `Il Suo telefono segue ora questa richiesta (${device}).`,
  unnamed: 'dispositivo sconosciuto',
  follows: 'Ciò che vi aggiunge compare qui.',
  notMe,
  ending: 'Disconnessione in corso',
  ended: 'Questo dispositivo è disconnesso.',
  endedText: 'Se qualcun altro conosce i Suoi dati di accesso, cambi la password.',
  password: 'Cambia la password',
}
