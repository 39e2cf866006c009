import { elided } from '@coussinet/contract/domain/grammar.ts'
import type { Translated } from '@coussinet/contract/domain/messages.ts'
import { refundStatuses } from '@coussinet/contract/domain/refund-statuses.ts'
import type * as french from '../../../fr/pages/refunds/follow-up.ts'

export const followMessages: Translated<typeof french.followMessages> = {
  title: 'Seguito delle cure',
  ask: 'Richiedi per una visita di controllo',
  asking: 'Preparazione in corso',
  help: 'L’animale, il veterinario e la causa sono già ripresi: manca solo la nuova fattura.',
  resume: 'Riprendi la richiesta di controllo',
  followsA: 'Questa richiesta è il seguito di',
  followedBy: 'Visite di controllo',
  status: refundStatuses.it,
  note: {
    title: (name) => `Visita di controllo, dopo «${name}»`,
    alone: 'Visita di controllo',
    carried: 'L’animale, il veterinario e la causa ci sono già: aggiunga la nuova fattura.',
    same: (first, last, used) =>
      elided(
        `Stesso evento del ${first}, fino al ${last}: la franchigia di ${used} è già trattenuta e non lo sarà una seconda volta.`,
      ),
    partly: (first, last, used, left) =>
      elided(
        `Stesso evento del ${first}, fino al ${last}: ${used} di franchigia sono già trattenuti, ne restano ${left}.`,
      ),
    over: (last, amount) =>
      elided(
        `L’evento è terminato il ${last}: cure dopo quel giorno ne aprono un altro, con una franchigia di ${amount}.`,
      ),
    begins: (amount) => `Queste cure aprono un nuovo evento, con una franchigia di ${amount}.`,
    of: (name, sentence) => `${name}: ${sentence}`,
  },
}
