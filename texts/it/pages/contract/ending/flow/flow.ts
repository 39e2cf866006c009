import { hasWaits } from '@coussinet/contract/brand/values/has-waits.ts'
import { contractLabels } from '@coussinet/contract/domain/contract-labels.ts'
import { elided } from '@coussinet/contract/domain/grammar.ts'
import type { Translated } from '@coussinet/contract/domain/messages.ts'
import { pageNames } from '@coussinet/contract/domain/page-names.ts'
import type * as french from '../../../../../fr/pages/contract/ending/flow/flow.ts'

export const flowMessages: Translated<typeof french.flowMessages> = {
  where: (step: number, count: number) => `Passaggio ${step} di ${count}`,
  next: 'Continua',
  back: 'Indietro',
  backToContract: 'Torna alla mia polizza',
  nothingSent: 'Nulla viene inviato prima della Sua conferma, all’ultimo passo.',
  failed: 'La Sua richiesta non è partita.',
  changed: (day: string) =>
    elided(`La data è cambiata da quando ha aperto questa pagina: ora sarebbe il ${day}. Non è stato inviato nulla.`),
  sending: 'Invio in corso',
  wrote: (email: string) => `Gliel’abbiamo confermato per e-mail a ${email}, con la data e l’ora della richiesta.`,
  willWrite: (email: string) => `Le confermiamo la ricezione per e-mail a ${email}, con la data e l’ora.`,
  facts: {
    number: contractLabels.it.number,
    holder: 'Contraente',
    animals: contractLabels.it.animals,
    effective: contractLabels.it.effective_date,
    request: 'La Sua richiesta',
    last: contractLabels.it.last_day,
    never: 'Nessuno, il contratto non inizia',
    email: 'Conferma inviata a',
  },
  termination: {
    request: 'Disdetta',
    about: {
      title: pageNames.termination.it,
      ends: (day: string) => elided(`Se lo chiede oggi, il contratto termina il ${day}.`),
      changes: 'Che cosa cambia',
      stops: (animals: string, day: string) => elided(`Dopo il ${day} le cure non sono più rimborsate per ${animals}.`),
      list: [
        'Le cure ricevute fino a quel giorno restano rimborsabili, anche se ne chiede il rimborso più tardi.',
        'I premi si fermano a quella data; quanto pagato oltre tale data Le viene restituito.',
        `Se assicura di nuovo un animale, ${hasWaits ? 'i periodi di carenza ripartono da zero e ' : ''}le malattie già note non sono più coperte.`,
      ],
    },
    recap: { title: 'Controlli date e animali' },
    confirm: {
      title: 'Confermi la disdetta',
      text: (number: string, day: string) =>
        elided(`Confermando, chiede la disdetta del contratto ${number}. Termina il ${day}.`),
      act: 'Conferma la disdetta',
    },
    done: { title: 'La Sua disdetta è registrata' },
    gone: {
      title: 'Il Suo contratto sta già terminando',
      text: 'Non c’è più nulla da disdire: la pagina della polizza dice quando termina.',
    },
  },
  withdrawal: {
    request: 'Recesso',
    recap: {
      title: pageNames.withdrawal.it,
      until: (day: string) => elided(`Può recedere fino al ${day} compreso, senza indicare un motivo e senza spese.`),
      money: 'Che cosa Le viene restituito',
      notBegun:
        'Il contratto non è iniziato: se ha già pagato un premio, Le viene restituito per intero, al più tardi 30 giorni dopo la richiesta.',
      begun:
        'I premi Le vengono restituiti, meno la parte dei giorni in cui i Suoi animali erano coperti, al più tardi 30 giorni dopo la richiesta. I rimborsi delle cure di quei giorni restano Suoi.',
    },
    confirm: {
      title: 'Confermi la Sua richiesta',
      text: (number: string) => `Confermando, recede dal contratto ${number}.`,
      never: 'Non inizia.',
      ends: (day: string) => elided(`I Suoi animali sono coperti fino al ${day}.`),
      act: 'Conferma il recesso',
    },
    done: { title: 'Il Suo recesso è registrato' },
    gone: {
      title: 'Il termine per recedere è passato',
      text: 'Può ancora disdire il contratto: la pagina della polizza dice come, e per quale data.',
    },
  },
}
