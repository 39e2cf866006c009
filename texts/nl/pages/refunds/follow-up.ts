import type { Draft } from '@coussinet/contract/domain/messages.ts'
import { refundStatuses } from '@coussinet/contract/domain/refund-statuses.ts'
import type * as french from '../../../fr/pages/refunds/follow-up.ts'

export const followMessages: Draft<typeof french.followMessages> = {
  title: 'Vervolg van de zorgen',
  ask: 'Aanvragen voor een vervolgbezoek',
  asking: 'Wordt klaargezet',
  help: 'Het dier, de dierenarts en de oorzaak worden overgenomen: alleen de nieuwe factuur ontbreekt nog.',
  resume: 'Verdergaan met de vervolgaanvraag',
  followsA: 'Deze aanvraag is het vervolg van',
  followedBy: 'Vervolgbezoeken',
  status: refundStatuses.nl,
  note: {
    title: (name) => `Vervolgbezoek na ${name}`,
    alone: 'Vervolgbezoek',
    carried: 'Het dier, de dierenarts en de oorzaak staan er al: voeg de nieuwe factuur toe.',
    same: (first, last, used) =>
      `Dezelfde gebeurtenis als op ${first}, tot en met ${last}: de vrijstelling van ${used} is al ingehouden en wordt geen tweede keer afgetrokken.`,
    partly: (first, last, used, left) =>
      `Dezelfde gebeurtenis als op ${first}, tot en met ${last}: ${used} vrijstelling is al ingehouden, er blijft ${left} over.`,
    over: (last, amount) =>
      `De gebeurtenis eindigde op ${last}: met deze zorgen begint een andere, met een vrijstelling van ${amount}.`,
    begins: (amount) => `Met deze zorgen begint een nieuwe gebeurtenis, met een vrijstelling van ${amount}.`,
    of: (name, sentence) => `${name}: ${sentence}`,
  },
}
