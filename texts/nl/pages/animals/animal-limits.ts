import { contractLabels } from '@coussinet/contract/domain/contract-labels.ts'
import { guaranteeNames } from '@coussinet/contract/domain/cover.ts'
import { plural } from '@coussinet/contract/domain/grammar.ts'
import type { Draft } from '@coussinet/contract/domain/messages.ts'
import { suspendedSince } from '@coussinet/contract/domain/suspension.ts'
import type * as french from '../../../fr/pages/animals/animal-limits.ts'

export const limitsMessages: Draft<typeof french.limitsMessages> = {
  title: 'Limieten',
  year: (from: string, to: string) => `Jaar van ${from} tot en met ${to}`,
  available: 'nog beschikbaar',
  availableAfter: 'beschikbaar zodra de waarborgen hervatten',
  reserved: (amount: string) => `${amount} gereserveerd door een akkoord vooraf`,
  used: (used: string, total: string, percent: string) => `${used} gebruikt van ${total}, dat is ${percent}`,
  ceiling: (sentence: string) => `Jaarplafond: ${sentence}`,
  spent: 'Het plafond van dit jaar is bereikt: volgend jaar worden nieuwe behandelingen opnieuw terugbetaald.',
  spentByAgreement: (amount: string) =>
    `De rest van het plafond van dit jaar, ${amount}, is gereserveerd door een akkoord vooraf: die behandeling wordt terugbetaald zoals afgesproken, andere opnieuw vanaf volgend jaar.`,
  waiting: 'Wachttijden',
  suspended: 'Waarborgen geschorst.',
  suspendedSince: (day: string) => `${suspendedSince(day, 'nl')}.`,
  guarantee: guaranteeNames.nl,
  ended: (day: string) => `Afgelopen, gedekt sinds ${day}`,
  never: (day: string) => `Zonder wachttijd, gedekt sinds ${day}`,
  until: (day: string) => `Gedekt vanaf ${day}`,
  days: (count: number) => plural(count, `${count} dag`, `${count} dagen`, 'nl'),
  package: contractLabels.nl.package,
  packageLeft: (left: string, total: string) => `${left} beschikbaar van ${total}`,
  packageSpent: (total: string) => `Pakket van ${total} volledig gebruikt`,
  deductible: 'Jaarlijkse vrijstelling',
  deductibleUsed: (used: string, total: string) => `${used} al ingehouden van ${total}`,
  event: (cause: string) => `Lopende gebeurtenis: ${cause}`,
  eventDays: (first: string, last: string, left: number) =>
    plural(
      left,
      `Begonnen op ${first}, nog één dag, tot en met ${last}.`,
      `Begonnen op ${first}, nog ${left} dagen, tot en met ${last}.`,
      'nl',
    ),
  eventLastDay: (first: string) => `Begonnen op ${first}, vandaag is de laatste dag.`,
  eventUsed: (used: string, total: string) => `${used} vrijstelling al ingehouden van ${total}.`,
  eventMet: (total: string) => `${total} vrijstelling ingehouden: voor deze gebeurtenis wordt niets meer afgetrokken.`,
  deductibleMet: (total: string) => `${total} ingehouden: dit jaar wordt niets meer afgetrokken`,
}
