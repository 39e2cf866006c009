import type { BrandFacts } from '../brand-facts.ts'
import type * as french from '../fr/shell.ts'
import { capitalised, elided, plural } from '../grammar.ts'
import type { Translated } from '../messages.ts'
import { suspension } from './contract-words.ts'
import { received } from './form-words.ts'
import { pageNames } from './page-words.ts'
import { amountDue } from './payment-words.ts'

export const crumbs: Translated<typeof french.crumbs> = {
  activation: 'Primo accesso',
  forgot_password: 'Password dimenticata',
  login: 'Accesso',
  password_reset: 'Nuova password',
  transfer: 'Accesso con questo link',
  continuation: 'Continui la Sua richiesta',
  provider: 'Accesso con un servizio',
  vet: 'Documenti per l’assicurazione',
  message: 'Messaggio',
  preferences: 'Preferenze',
  termination: 'Disdetta',
  withdrawal: 'Recesso',
  account: 'Cambia conto',
  card: 'Carta di pagamento',
  receipt: 'Premio',
  request: 'Richiesta',
  estimate: 'Stima',
  quote: 'Preventivo',
  new_quote: 'Nuovo preventivo',
  new_request: 'Nuova richiesta',
  email_confirmation: 'Nuovo indirizzo e-mail',
  accessibility: 'Dichiarazione di accessibilità',
  legal_notice: 'Note legali',
  privacy: 'Privacy',
  invitation: 'Invito',
  not_found: 'Pagina non trovata',
}

export const siteDescription = ({ brandName }: BrandFacts) =>
  `La Sua area cliente ${brandName}: rimborsi, polizza e salute dei Suoi animali.`

export const footerMessages: Translated<typeof french.footerMessages> = {
  reach: 'Orari e indirizzo',
  more: 'Altro',
  company: 'Assicuratore',
  hours: 'Orari',
  post: 'Indirizzo postale',
  social: 'I nostri social',
  privacy: 'Privacy',
  sponsorship: 'Presenta un amico',
  copyright: (year: number, company: string) => `© ${year} ${company}. Tutti i diritti riservati.`,
}

export const legalLinkMessages: Translated<typeof french.legalLinkMessages> = {
  notice: 'Note legali',
  full: 'Accessibilità: conforme',
  partial: 'Accessibilità: parzialmente conforme',
  none: 'Accessibilità: non conforme',
}

export const offlineMessages: Translated<typeof french.offlineMessages> = {
  offline: 'È offline. Ciò che ha inserito viene conservato.',
  lastSeen: (at) => `Ultimo aggiornamento: ${at}.`,
  unreachable: 'La rete non risponde.',
}

export const shellMessages = ({ brandName }: BrandFacts): Translated<ReturnType<typeof french.shellMessages>> => ({
  skip: 'Vai al contenuto',
  brand: `${brandName}, home`,
  loading: 'Caricamento in corso…',
  menu: 'Menu',
  main_navigation: 'Navigazione principale',
  help_navigation: 'Assistenza e notifiche',
  search: 'Cerca',
  search_tip: 'Cerca (Ctrl K)',
  offline_search: 'Non è stato possibile aprire la ricerca. Verifichi l’accesso a internet.',
  open_menu: 'Apri il menu',
  close_menu: 'Chiudi il menu',
  trail: 'Percorso',
  home: pageNames.home,
  member_number: (nevg: string) => `N. ${nevg}`,
  sign_out: 'Esci',
})

export const themeMessages: Translated<typeof french.themeMessages> = {
  light: 'Passa alla modalità chiara',
  dark: 'Passa alla modalità scura',
}

export const toastsMessages: Translated<typeof french.toastsMessages> = { toasts: 'Messaggi', close: 'Chiudi' }

const inWords: readonly string[] = ['zero', 'un', 'due', 'tre']

export const awaitedMessages: Translated<typeof french.awaitedMessages> = {
  title: 'La Sua polizza non è ancora arrivata',
  text: 'La stiamo registrando. Appena sarà qui, questa pagina si aprirà da sola: non deve fare nulla.',
  profile: 'Verifica i miei dati',
  contact: 'Ci scriva',
}

export const endedMessages: Translated<typeof french.endedMessages> = {
  label: 'Polizza terminata',
  over: 'La Sua polizza è terminata.',
  since: (day: string) => elided(`La Sua polizza è terminata il ${day}.`),
  filing: (years: number) =>
    `Le cure ricevute fino all’ultimo giorno sono ancora rimborsabili: ogni fattura può essere inviata entro ${inWords[years] ?? years} anni dalle cure.`,
  papers: 'I Suoi documenti e i rimborsi passati restano disponibili qui.',
  ask: 'Invia una fattura',
}

export const suspensionMessages: Translated<typeof french.suspensionMessages> = {
  label: 'Copertura sospesa',
  since: (day: string) => elided(`La Sua copertura è sospesa dal ${day}.`),
  suspended: 'La Sua copertura è sospesa.',
  on: (day: string) => elided(`La Sua copertura sarà sospesa dal ${day}.`),
  due: amountDue.left,
  out: 'Regolarizza',
  paid: `${received.payment}.`,
  back: (day: string, isAtNoon: boolean) => `${capitalised(suspension.resumes(day, isAtNoon))}.`,
}

export const troubleMessages: Translated<typeof french.troubleMessages> = {
  not_found_title: 'Questa pagina se l’è data a gambe',
  way_home: 'Torna alla home',
  failed: 'Non è stato possibile mostrare questa pagina',
  forbidden: 'Accesso non autorizzato',
  retry: 'Riprova',
  loading: 'Caricamento in corso…',
}

export const guestMessages = ({
  brandName,
  slogan,
  tagline,
}: BrandFacts): Translated<ReturnType<typeof french.guestMessages>> => ({
  brand: brandName,
  sample: 'Esempio di rimborso',
  promise: slogan.it,
  tagline: tagline.it,
  care: 'Visita',
  refunded: 'Rimborsato',
  done: 'rimborsi già accreditati',
  language: 'Lingua',
  copyright: (year: number) => `© ${year} ${brandName}`,
})

export const largeGuestMessages: Translated<typeof french.largeGuestMessages> = {
  login: 'Accedi',
  home: 'La mia area',
  privacy: 'Privacy',
  copyright: (year: number, company: string) => `© ${year} ${company}. Tutti i diritti riservati.`,
}

export const unreadWords: Translated<typeof french.unreadWords> = {
  unread: (count: number) => plural(count, `, ${count} non letta`, `, ${count} non lette`, 'it'),
}

export const userMessages: Translated<typeof french.userMessages> = {
  profile: pageNames.profile,
  payment_methods: pageNames.payment_methods,
  receipts: pageNames.receipts,
  unpaid: (count: number) =>
    plural(count, `, ${count} premio non ancora pagato`, `, ${count} premi non ancora pagati`, 'it'),
}
