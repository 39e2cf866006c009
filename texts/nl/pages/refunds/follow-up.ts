import type { Draft } from '@coussinet/contract/domain/messages.ts'
import { refundStatuses } from '@coussinet/contract/domain/refund-statuses.ts'
import type * as french from '../../../fr/pages/refunds/follow-up.ts'

export const followMessages: Draft<typeof french.followMessages> = {
  title: 'Verdere behandeling',
  ask: 'Terugbetaling van een controlebezoek vragen',
  asking: 'Wordt klaargezet',
  help: 'Het dier, de dierenarts en de oorzaak worden overgenomen: u voegt alleen de nieuwe factuur toe.',
  resume: 'De aanvraag voor het controlebezoek hervatten',
  followsA: 'Deze aanvraag is het vervolg van',
  followedBy: 'Controlebezoeken',
  status: refundStatuses.nl,
  note: {
    title: (name) => `Controlebezoek, na “${name}”`,
    alone: 'Controlebezoek',
    carried: 'Het dier, de dierenarts en de oorzaak staan er al: voeg de nieuwe factuur toe.',
    same: (first, last, used) =>
      `Dezelfde gebeurtenis als op ${first}, tot en met ${last}: de vrijstelling van ${used} is al ingehouden en wordt geen tweede keer ingehouden.`,
    partly: (first, last, used, left) =>
      `Dezelfde gebeurtenis als op ${first}, tot en met ${last}: ${used} van de vrijstelling is al ingehouden, er blijft nog ${left} over.`,
    over: (last, amount) =>
      `De gebeurtenis is geëindigd op ${last}: met behandelingen na die dag begint een nieuwe, met een vrijstelling van ${amount}.`,
    begins: (amount) => `Met deze behandeling begint een nieuwe gebeurtenis, met een vrijstelling van ${amount}.`,
    of: (name, sentence) => `${name}: ${sentence}`,
  },
}
