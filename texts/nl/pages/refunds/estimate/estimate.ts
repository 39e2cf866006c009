import type { Draft } from '@coussinet/contract/domain/messages.ts'
import { pageNames } from '@coussinet/contract/domain/page-names.ts'
import { refundLabels } from '@coussinet/contract/domain/refund-labels.ts'
import { requestLabels } from '@coussinet/contract/domain/request-labels.ts'
import type * as french from '../../../../fr/pages/refunds/estimate/estimate.ts'

export const estimateMessages: Draft<typeof french.estimateMessages> = {
  title: pageNames.estimate.nl,
  help: 'Voordat u naar de dierenarts gaat, of met een offerte bij de hand.',
  animal: 'Voor welk dier?',
  careDate: requestLabels.nl.care_date,
  cause: 'Waarom deze behandeling?',
  symptoms: requestLabels.nl.first_symptoms,
  optional: '(facultatief)',
  lines: 'Geplande behandelingen',
  kind: 'Behandeling',
  choose: 'Kies een behandeling',
  amount: 'Bedrag',
  usual: (from: string, to: string) => `Doorgaans van ${from} tot ${to}`,
  useUsual: (amount: string) => `${amount} invullen`,
  add: 'Behandeling toevoegen',
  most: 'Hoogstens vijftig behandelingen.',
  remove: (label: string) => `${label} verwijderen`,
  aLine: 'Deze behandeling',
  submit: 'Berekenen',
  submitting: 'Bezig met berekenen',
  result: 'Raming',
  notDecision:
    'Dit is een raming, geen beslissing: ze houdt rekening met uw waarborgen en met wat dit verzekeringsjaar al is terugbetaald.',
  empty: 'De berekening verschijnt hier, stap voor stap.',
  kept: refundLabels.nl.kept,
  lacks: {
    cause: 'Geef de oorzaak van de behandeling op om verder te gaan.',
    care_date: 'Geef de datum van de behandeling op om verder te gaan, ook al is het bij benadering.',
    kind: 'Kies de behandeling om verder te gaan.',
    amount: 'Vul het bedrag van deze behandeling in om verder te gaan.',
  },
  amountInvalid: 'Vul een bedrag in, bijvoorbeeld 45,20.',
  failed: 'De raming kon niet gemaakt worden.',
  noAnimal: 'Voorlopig is geen enkel dier gedekt.',
  load: 'We konden de behandelingen niet tonen.',
}
