import { amountDue } from '@coussinet/contract/domain/amount-due.ts'
import type { Draft } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../../fr/pages/home/home.ts'

export const homeMessages: Draft<typeof french.homeMessages> = {
  hello: (firstname: string) => `Dag ${firstname}`,
  due: amountDue.nl.left,
  heroTitle: 'Een factuur van de dierenarts?',
  heroText: (soon: string) => `Neem er een foto van of kies de pdf. Antwoord ${soon}.`,
  endedTitle: 'Een factuur van vóór het einde van uw contract?',
  leftTitle: 'Moet u ons nog een factuur versturen?',
  endedText: (day: string) => `Behandelingen tot en met ${day} worden nog terugbetaald.`,
  ask: 'Een factuur sturen',
  formats: 'PDF, JPG, PNG of HEIC, hoogstens 5 MB',
  underWay: 'Lopende aanvragen',
  seeAll: 'Alles bekijken',
  animals: 'Uw dieren',
  loading: 'Bezig met laden…',
  load: {
    requests: 'We konden uw lopende aanvragen niet tonen.',
    animals: 'We konden uw dieren niet tonen.',
  },
}
