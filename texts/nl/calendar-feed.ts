import type * as french from '../fr/calendar-feed.ts'
import type { Draft } from '../messages.ts'

export const datesAhead: Draft<typeof french.datesAhead> = {
  waiting: (name: string, guarantee: string) => ({
    title: `${name}: begin van de waarborg ${guarantee}`,
    text: 'De wachttijd is voorbij: deze behandelingen zijn gedekt vanaf deze dag.',
  }),
  identification: (name: string) => ({
    title: `${name}: laatste dag voor het identificatienummer`,
    text: 'U vindt het op de identificatiekaart of in het paspoort. Zonder dat nummer kunnen de terugbetalingen moeten wachten.',
  }),
  contribution: (amount: string, month: string) => ({
    title: `Premie: ${amount}`,
    text: `Vervaldag van uw premie, ${month}.`,
  }),
  secondAttempt: (amount: string, month: string) => ({
    title: `Premie: tweede afhouding van ${amount}`,
    text: `De eerste is niet gelukt (${month}). In uw klantenzone leest u hoe u kunt betalen.`,
  }),
  vaccinePackage: (name: string, amount: string) => ({
    title: `${name}: er blijft ${amount} over van het preventiepakket`,
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
