import type { BrandFacts } from '../brand-facts.ts'
import type * as french from '../fr/shell.ts'
import { capitalised, plural } from '../grammar.ts'
import type { Draft } from '../messages.ts'
import { suspension } from './contract-words.ts'
import { received } from './form-words.ts'
import { pageNames } from './page-words.ts'
import { amountDue } from './payment-words.ts'

export const crumbs: Draft<typeof french.crumbs> = {
  activation: 'Eerste aanmelding',
  forgot_password: 'Wachtwoord vergeten',
  login: 'Aanmelden',
  password_reset: 'Nieuw wachtwoord',
  transfer: 'Aanmelden via link',
  continuation: 'Verdergaan met uw aanvraag',
  provider: 'Aanmelden via een dienst',
  vet: 'Documenten voor de verzekering',
  message: 'Bericht',
  preferences: 'Voorkeuren',
  termination: 'Opzegging',
  withdrawal: 'Herroeping',
  account: 'Rekening wijzigen',
  card: 'Bankkaart',
  receipt: 'Premie',
  request: 'Aanvraag',
  estimate: 'Raming',
  quote: 'Offerte',
  new_quote: 'Nieuwe offerte',
  new_request: 'Nieuwe aanvraag',
  email_confirmation: 'Nieuw e-mailadres',
  accessibility: 'Toegankelijkheidsverklaring',
  legal_notice: 'Wettelijke vermeldingen',
  privacy: 'Privacy',
  invitation: 'Uitnodiging',
  not_found: 'Pagina niet gevonden',
}

export const siteDescription = ({ brandName }: BrandFacts) =>
  `Uw klantenzone van ${brandName}: terugbetalingen, contract en gezondheid van uw dieren.`

export const footerMessages: Draft<typeof french.footerMessages> = {
  reach: 'Zo bereikt u ons',
  more: 'Meer',
  company: 'Verzekeraar',
  hours: 'Openingsuren',
  post: 'Postadres',
  social: 'Onze sociale media',
  privacy: 'Privacy',
  sponsorship: 'Vrienden uitnodigen',
  copyright: (year: number, company: string) => `© ${year} ${company}. Alle rechten voorbehouden.`,
}

export const legalLinkMessages: Draft<typeof french.legalLinkMessages> = {
  notice: 'Wettelijke vermeldingen',
  full: 'Toegankelijkheid: volledig conform',
  partial: 'Toegankelijkheid: gedeeltelijk conform',
  none: 'Toegankelijkheid: niet conform',
}

export const offlineMessages: Draft<typeof french.offlineMessages> = {
  offline: 'U bent offline. Wat u hebt ingevuld, blijft behouden.',
  lastSeen: (at) => `Laatst bijgewerkt: ${at}.`,
  unreachable: 'Het netwerk antwoordt niet.',
}

export const shellMessages = ({ brandName }: BrandFacts): Draft<ReturnType<typeof french.shellMessages>> => ({
  skip: 'Naar de inhoud',
  brand: `${brandName}, start`,
  loading: 'Bezig met laden…',
  menu: 'Menu',
  main_navigation: 'Hoofdnavigatie',
  help_navigation: 'Hulp en meldingen',
  search: 'Zoeken',
  search_tip: 'Zoeken (Ctrl K)',
  offline_search: 'De zoekfunctie kon niet geopend worden. Controleer uw toegang tot het internet.',
  open_menu: 'Menu openen',
  close_menu: 'Menu sluiten',
  trail: 'Kruimelpad',
  home: pageNames.home,
  member_number: (nevg: string) => `Nr. ${nevg}`,
  sign_out: 'Afmelden',
})

export const themeMessages: Draft<typeof french.themeMessages> = {
  light: 'Overschakelen naar lichte modus',
  dark: 'Overschakelen naar donkere modus',
}

export const toastsMessages: Draft<typeof french.toastsMessages> = { toasts: 'Berichten', close: 'Sluiten' }

const inWords: readonly string[] = ['nul', 'één', 'twee', 'drie']

export const awaitedMessages: Draft<typeof french.awaitedMessages> = {
  title: 'Uw contract is nog niet aangekomen',
  text: 'We registreren het. Zodra het er is, gaat deze pagina vanzelf open: u hoeft niets te doen.',
  profile: 'Mijn gegevens controleren',
  contact: 'Schrijf ons',
}

export const endedMessages: Draft<typeof french.endedMessages> = {
  label: 'Contract beëindigd',
  over: 'Uw contract is beëindigd.',
  since: (day: string) => `Uw contract is geëindigd op ${day}.`,
  filing: (years: number) =>
    `Behandelingen tot en met de laatste dag worden nog terugbetaald: elke factuur kan tot ${inWords[years] ?? years} jaar na de behandeling verstuurd worden.`,
  papers: 'Uw documenten en uw vroegere terugbetalingen blijven hier beschikbaar.',
  ask: 'Een factuur versturen',
}

export const suspensionMessages: Draft<typeof french.suspensionMessages> = {
  label: 'Waarborgen geschorst',
  since: (day: string) => `Uw waarborgen zijn geschorst sinds ${day}.`,
  suspended: 'Uw waarborgen zijn geschorst.',
  on: (day: string) => `Uw waarborgen worden geschorst op ${day}.`,
  due: amountDue.left,
  out: 'In orde brengen',
  paid: `${received.payment}.`,
  back: (day: string, isAtNoon: boolean) => `${capitalised(suspension.resumes(day, isAtNoon))}.`,
}

export const troubleMessages: Draft<typeof french.troubleMessages> = {
  not_found_title: 'Deze pagina is ervandoor',
  way_home: 'Terug naar Start',
  failed: 'Deze pagina kon niet getoond worden',
  forbidden: 'Geen toegang',
  retry: 'Opnieuw proberen',
  loading: 'Bezig met laden…',
}

export const guestMessages = ({
  brandName,
  slogan,
  tagline,
}: BrandFacts): Draft<ReturnType<typeof french.guestMessages>> => ({
  brand: brandName,
  sample: 'Voorbeeld van een terugbetaling',
  promise: slogan.nl,
  tagline: tagline.nl,
  care: 'Consultatie',
  refunded: 'Terugbetaald',
  done: 'terugbetalingen al gestort',
  language: 'Taal',
  copyright: (year: number) => `© ${year} ${brandName}`,
})

export const largeGuestMessages: Draft<typeof french.largeGuestMessages> = {
  login: 'Aanmelden',
  home: 'Mijn klantenzone',
  privacy: 'Privacy',
  copyright: (year: number, company: string) => `© ${year} ${company}. Alle rechten voorbehouden.`,
}

export const unreadWords: Draft<typeof french.unreadWords> = { unread: (count: number) => `, ${count} ongelezen` }

export const userMessages: Draft<typeof french.userMessages> = {
  profile: pageNames.profile,
  payment_methods: pageNames.payment_methods,
  receipts: pageNames.receipts,
  unpaid: (count: number) =>
    plural(count, `, ${count} premie nog niet betaald`, `, ${count} premies nog niet betaald`, 'nl'),
}
