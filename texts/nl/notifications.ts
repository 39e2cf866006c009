import type { BrandFacts } from '../brand-facts.ts'
import type * as french from '../fr/notifications.ts'
import { plural } from '../grammar.ts'
import type { Draft } from '../messages.ts'
import { pageNames } from './page-words.ts'

export const notificationMessages: Draft<typeof french.notificationMessages> = {
  title: pageNames.notifications,
  tabs: 'Te tonen meldingen',
  all: 'Alle',
  unread: 'Ongelezen',
  unreadCount: (count: number) => ` (${count} ongelezen)`,
  notRead: 'Ongelezen: ',
  readAll: 'Alles als gelezen markeren',
  preferences: 'Voorkeuren',
  markedRead: 'Melding als gelezen gemarkeerd.',
  allRead: 'Al uw meldingen zijn als gelezen gemarkeerd.',
  today: 'Vandaag',
  week: 'Deze week',
  earlier: (month: string) => `Eerder in ${month}`,
  arrived: (count: number) => plural(count, 'Nieuwe melding bekijken', `${count} nieuwe meldingen bekijken`, 'nl'),
  more: 'Oudere tonen',
  loading: 'Bezig met laden…',
  failed: 'We konden uw meldingen niet tonen.',
  none: 'Nog niets nieuws.',
  noneText: 'Elke stap van uw terugbetalingen en uw afhoudingen wordt hier aangekondigd.',
  noneUnread: 'U hebt alles gelezen.',
  noneUnreadText: 'Het volgende nieuws wacht hier op u.',
}

export const preferenceMessages = ({ hasWaits }: BrandFacts): Draft<ReturnType<typeof french.preferenceMessages>> => ({
  title: pageNames.notification_preferences,
  intro: (email: string) =>
    `Al uw meldingen blijven hier, in uw klantenzone. Kies welke we u ook per e-mail versturen, naar ${email}.`,
  changeEmail: 'E-mailadres wijzigen',
  optional: { title: 'Naar uw keuze', hint: 'Elke wijziging wordt meteen bewaard.' },
  locked: {
    title: 'Altijd verstuurd',
    hint: 'Terugbetalingen, betalingen en beveiliging: u moet op tijd kunnen reageren.',
  },
  byEmail: 'Ook per e-mail',
  saved: 'Uw voorkeuren zijn bewaard.',
  loading: 'Bezig met laden…',
  failed: 'We konden uw voorkeuren niet tonen.',
  panel: { title: 'Meldingen per e-mail', hint: 'Wat we u schrijven, naast wat in uw klantenzone staat.' },
  panelLink: 'Kiezen wat ik per e-mail ontvang',
  groups: {
    refunds: {
      name: 'Terugbetalingen',
      holds: 'Aanvaarding, weigering, betaling, en de documenten die we van u verwachten.',
    },
    payments: {
      name: 'Betalingen',
      holds: 'Geplande of geweigerde afhoudingen, betaalde premies, mandaten en rekeningen, wijzigingen van formule.',
    },
    security: {
      name: 'Beveiliging',
      holds: 'Elke wijziging van uw contactgegevens, uw toegang of uw bankrekening.',
    },
    refund_progress: {
      name: 'Voortgang van uw aanvragen',
      holds: 'Aanvraag ontvangen, in behandeling, aangevuld, bericht van ons team.',
    },
    animals: {
      name: 'Uw dieren',
      holds: `Identificatie aan te vullen, ${hasWaits ? 'wachttijden afgelopen, ' : ''}plafonds bijna bereikt.`,
    },
    documents: {
      name: 'Documenten',
      holds: 'Een nieuw document in uw contract, of informatie van uw verzekeraar.',
    },
    sponsorship: { name: 'Vrienden uitnodigen', holds: 'Offertes van uw vrienden, bevestigde uitnodigingen.' },
  },
})

export const pushMessages = {
  take: { name: 'Inschakelen op dit toestel', busy: 'Bezig met inschakelen' },
  taken: 'Meldingen staan aan op dit toestel.',
  states: {
    denied:
      'Uw browser blokkeert de meldingen van deze ruimte. Open de instellingen van de site, links van het adres, of die van de app, en sta meldingen toe.',
    'home-screen':
      'Zet deze ruimte op iPhone en iPad eerst op het beginscherm: tik op Deel en dan op ‘Zet op beginscherm’. Open ze van daaruit om meldingen in te schakelen.',
    unsupported: 'Deze browser kan geen meldingen tonen.',
  },
  offer: {
    title: 'Uw aanvraag volgen op dit toestel?',
    text: 'Een melding zegt u wanneer er nieuws is. Op een vergrendeld scherm toont ze noch de naam van uw dier, noch een bedrag.',
    later: 'Nu niet',
  },
  panel: {
    title: 'Op uw toestellen',
    hint: 'Een melding op uw telefoon of computer, zodra er nieuws is.',
    details: 'Details tonen op het vergrendelde scherm',
    detailsHint: 'Naam van het dier, bedrag en praktijk. Anders zegt de melding alleen dat er nieuws is.',
    devices: 'Toestellen waarop meldingen aan staan',
    thisDevice: 'Dit toestel',
    unknown: 'Onbekend toestel',
    withDetails: 'Met details',
    withoutDetails: 'Zonder details',
    end: 'Uitschakelen',
    endOf: (device: string) => `Meldingen op ${device} uitschakelen`,
    ended: 'Dit toestel krijgt geen meldingen meer.',
    groups: 'Wat uw toestellen melden',
    always: 'Terugbetalingen, betalingen en beveiliging worden altijd gemeld.',
  },
} satisfies Draft<typeof french.pushMessages>
