import { amountPer, guaranteeGroups, termNone } from '@coussinet/contract/domain/cover.ts'
import { elided } from '@coussinet/contract/domain/grammar.ts'
import type { Translated } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../../fr/pages/contract/formula-change.ts'

export const changeMessages: Translated<typeof french.changeMessages> = {
  pending: (formula, day) => elided(`Formula ${formula} richiesta, dal ${day}`),
  pendingText: 'Le rispondiamo per e-mail prima di quel giorno. Fino ad allora può ritirare la richiesta.',
  until: (before, day, formula) => elided(`Formula ${before} fino al ${day}, poi ${formula}`),
  confirmedText: (day, price) =>
    elided(`Il cambio è confermato. Dal ${day} il prezzo è di ${price} al mese, spese di gestione incluse.`),
  applied: (formula, day) => elided(`Formula ${formula} dal ${day}`),
  appliedText: (before) =>
    `Le cure precedenti restano rimborsate secondo la formula ${before}, anche se le invia adesso.`,
  refused: (formula) => `Formula ${formula}: richiesta rifiutata`,
  lapsed: (formula) => `La Sua richiesta della formula ${formula} è rimasta senza risposta`,
  lapsedText: 'La scadenza è passata e nulla è cambiato. Può fare una nuova richiesta, o scriverci.',
  withdraw: 'Ritira la richiesta',
  withdrawOf: (name) => `Ritira la richiesta: formula di ${name}`,
  withdrawing: 'Invio in corso…',
  withdrawn: 'La richiesta è ritirata. Nulla è cambiato.',
}

export const askMessages: Translated<typeof french.askMessages> = {
  act: (formula) => `Chiedi la formula ${formula}`,
  actOf: (formula, name) => `Chiedi la formula ${formula} per ${name}`,
  too: 'Può anche chiedere un’altra formula:',
  late: (day) =>
    elided(
      `La scadenza del ${day} è tra meno di un mese: è troppo tardi per cambiare formula in quella data. Potrà chiederlo da quel giorno, per la scadenza successiva.`,
    ),
  ends: 'La polizza termina prima della prossima scadenza: la formula non può più cambiare.',
  underWay: 'Un cambio è in corso per questo animale: è indicato nella sua scheda, più in alto.',
  by: (day, ask_by) =>
    elided(
      `Un’altra formula può iniziare alla scadenza della polizza, il ${day}, se la chiede al più tardi il ${ask_by}.`,
    ),
  title: (formula, name) => `Chiedere la formula ${formula} per ${name}?`,
  from: (day) => elided(`Inizierebbe il ${day}, alla scadenza della polizza. Fino ad allora nulla cambia.`),
  caption: 'Che cosa cambia',
  now: (formula) => `Oggi: ${formula}`,
  from_day: (day, formula) => elided(`Dal ${day}: ${formula}`),
  per: amountPer.it,
  none: termNone.it,
  added: (guarantee, day) =>
    elided(`${guaranteeGroups.it[guarantee]}: nuova garanzia, dal ${day}. Una malattia comparsa prima non vi rientra.`),
  lost: (guarantee, day) => elided(`${guaranteeGroups.it[guarantee]}: nessuna garanzia dal ${day}.`),
  notes: [
    'Le cure sono rimborsate secondo la formula del giorno in cui avvengono.',
    'Quanto è già stato utilizzato nell’annualità assicurativa (massimale, franchigia, pacchetto) conta anche con la nuova formula.',
    'Confermiamo il cambio e il prezzo per e-mail. Può ritirare la richiesta finché non abbiamo risposto.',
  ],
  cancel: 'Annulla',
  send: 'Chiedi questa formula',
  sending: 'Invio in corso…',
  failed: 'La richiesta non è partita.',
  changed: 'Nel frattempo la data è cambiata. Chiuda questa finestra per vedere quella nuova, poi ricominci.',
  sent: 'La richiesta è inviata. Le rispondiamo per e-mail.',
}
