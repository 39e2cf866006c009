import { elided } from '@coussinet/contract/domain/grammar.ts'
import type { Translated } from '@coussinet/contract/domain/messages.ts'
import type { Obstacle } from '@coussinet/contract/erasure.ts'
import type * as french from '../../../fr/pages/personal-data/erasure.ts'

const obstacles: Record<Obstacle, string> = {
  legal_hold: 'che una controversia in corso sia risolta',
  contract_goes_on: 'che la Sua polizza sia terminata',
  requests_open: 'che le Sue richieste di rimborso siano definite',
  money_to_pay: 'che quanto Le dobbiamo sia versato',
  money_due: 'che i Suoi premi siano saldati',
}

export const erasureMessages: Translated<typeof french.erasureMessages> = {
  goes: 'Può chiederci di cancellare i Suoi dati: i Suoi recapiti, i Suoi animali, i Suoi messaggi, i Suoi file e l’accesso alla Sua area. Le rispondiamo entro un mese.',
  waits: 'Prima di cancellare, occorre:',
  obstacles,
  keeps: 'Ciò che la legge ci impone di conservare resta, senza il Suo nome dove non è necessario:',
  books: (years: number) =>
    `le scritture contabili (premi, rimborsi, fatture), ${years} anni dopo la fine della polizza`,
  mandate: (months: number) =>
    `il mandato di addebito e la prova della firma, ${months % 12 === 0 ? `${months / 12} anni` : `${months} mesi`} dopo la sua fine`,
  ask: 'Chiedi la cancellazione',
  open: 'Richiesta di cancellazione in corso',
  openText: (reference: string, on: string) => elided(`Richiesta ${reference}, inviata il ${on}.`),
  answer: (by: string) => elided(`La nostra risposta arriva entro il ${by}.`),
  takeBack: 'Ritira la richiesta',
  takenBack: 'La Sua richiesta è ritirata.',
  last: (reference: string, on: string) => elided(`La Sua richiesta ${reference} è stata ritirata il ${on}.`),
  dialogTitle: 'Chiedere la cancellazione dei Suoi dati?',
  dialogText:
    'Un’e-mail Glielo conferma. Una volta cancellati i dati, la Sua area si chiude e nulla può essere ripristinato. Fino ad allora può ritirare la richiesta.',
  keep: 'Conserva i miei dati',
  confirm: 'Chiedi la cancellazione',
  busy: 'Invio in corso',
  asked: 'La Sua richiesta è registrata. Un’e-mail Glielo conferma.',
}
