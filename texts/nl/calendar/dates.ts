import { guaranteeNames } from '@coussinet/contract/domain/cover.ts'
import { euros, monthInWords } from '@coussinet/contract/domain/format.ts'
import type { Draft } from '@coussinet/contract/domain/messages.ts'
import type { Guarantee } from '@coussinet/contract/formulas.ts'
import type * as french from '../../fr/calendar/dates.ts'

export const datesAhead: Draft<typeof french.datesAhead> = {
  waiting: (name: string, guarantee: Guarantee) => ({
    title: `${name}: begin van de waarborg ${guaranteeNames.nl[guarantee]}`,
    text: 'De wachttijd is voorbij: deze behandelingen zijn gedekt vanaf deze dag.',
  }),
  identification: (name: string) => ({
    title: `${name}: laatste dag voor het identificatienummer`,
    text: 'U vindt het op de identificatiekaart of in het paspoort. Zonder dat nummer kunnen de terugbetalingen moeten wachten.',
  }),
  contribution: (cents: number, month: string) => ({
    title: `Premie: ${euros(cents, 'nl')}`,
    text: `Vervaldag van uw premie, ${monthInWords(month, 'nl')}.`,
  }),
  secondAttempt: (cents: number, month: string) => ({
    title: `Premie: tweede afhouding van ${euros(cents, 'nl')}`,
    text: `De eerste is niet gelukt (${monthInWords(month, 'nl')}). In uw klantenzone leest u hoe u kunt betalen.`,
  }),
  vaccinePackage: (name: string, cents: number) => ({
    title: `${name}: er blijft ${euros(cents, 'nl')} over van het preventiepakket`,
    text: 'Laatste dag van het verzekeringsjaar: wat niet gebruikt is, komt niet bij het pakket van het volgende jaar.',
  }),
  formula: (name: string, formula: string) => ({
    title: `${name}: formule ${formula}`,
    text: 'Behandelingen van deze dag en de volgende worden volgens deze formule terugbetaald.',
  }),
  documents: (request: string, reference: string) => ({
    title: `Documenten verwacht: ${request}`,
    text: `Laatste dag om ze door te sturen. Zonder die documenten kan de aanvraag ${reference} niet worden terugbetaald.`,
  }),
  withdrawal: {
    title: 'Einde van de herroepingstermijn',
    text: 'Laatste dag om uw contract te herroepen, zonder reden op te geven.',
  },
  ending: { title: 'Einde van uw contract', text: 'Laatste dag van uw waarborgen.' },
  calendar: 'Klantenzone',
}
