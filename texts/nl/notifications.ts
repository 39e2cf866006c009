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
  loadingMore: 'Bezig met laden',
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
