import type { Draft } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../fr/demo/insurer-messages.ts'

/** Answers of the demo's insurer in a thread, by where the request is. */
export const insurerWords: Draft<typeof french.insurerWords> = {
  name: 'Lotte',
  under_study:
    'Dag {firstname},\n\nBedankt voor uw bericht. Uw aanvraag is in goede handen: we bekijken ze en houden u hier op de hoogte. U hoeft voorlopig niets te doen.\n\nMet vriendelijke groet',
  awaiting:
    'Dag {firstname},\n\nBedankt voor uw bericht. Om verder te kunnen missen we nog een document: u vindt het hoger op deze pagina, waar u het ook kunt toevoegen.\n\nMet vriendelijke groet',
  decided:
    'Dag {firstname},\n\nBedankt voor uw bericht. We lezen de beslissing opnieuw met wat u ons schrijft, en antwoorden u hier. De berekening lijn per lijn blijft hoger op de pagina staan.\n\nMet vriendelijke groet',
}
