import type { BrandFacts } from '../brand-facts.ts'
import type * as french from '../fr/sponsorship.ts'
import { elided, plural } from '../grammar.ts'
import type { Translated } from '../messages.ts'
import { countryNames } from './contract-words.ts'
import { gainPayment, sponsorshipRefused, sponsorshipStages } from './payment-words.ts'

export const sponsorshipMessages: Translated<typeof french.sponsorshipMessages> = {
  title: 'Presenti un amico e ottenga un premio',
  lead: (amount: string) =>
    `Fino a ${amount} per ogni amico che si assicura. Può presentare tutti gli amici che desidera.`,
  lead_fixed: (amount: string) =>
    `${amount} per ogni amico che si assicura. Può presentare tutti gli amici che desidera.`,
  lead_preparing: (day: string) => elided(`Il Suo link funzionerà dal ${day}, decorrenza della Sua polizza.`),
  title_ended: 'Le Sue presentazioni',
  lead_over:
    'La Sua polizza è terminata: il Suo link non è più attivo. I premi degli amici già convalidati restano Suoi.',
  lead_ended: (day: string) =>
    elided(
      `La Sua polizza è terminata il ${day}: il Suo link non è più attivo. I premi degli amici già convalidati restano Suoi.`,
    ),
  lead_owing:
    'Le prossime presentazioni saranno convalidate quando i premi mensili saranno pagati. Quelle già convalidate restano Sue.',
  lead_plain: 'Può presentare tutti gli amici che desidera.',
  godchildren: 'I Suoi amici',
  loading: 'Caricamento in corso…',
  failed_link: 'Non è stato possibile caricare il Suo link.',
  failed_godchildren: 'Non è stato possibile caricare le Sue presentazioni.',
  failed_earned: 'Non è stato possibile caricare i Suoi premi.',
  failed_offer: 'Non è stato possibile caricare l’offerta in corso.',
}

export const drawMessages: Translated<typeof french.drawMessages> = {
  by_lot: {
    draw: 'Scopri il premio',
    drawing: 'Il Suo premio sta per comparire…',
    won: (amount: string) => `Complimenti! Ha ottenuto ${amount}.`,
    failed: 'Non è stato possibile mostrare il Suo premio. È sempre Suo.',
  },
  fixed: {
    draw: 'Ricevi il premio',
    drawing: 'Prepariamo il Suo premio…',
    won: (amount: string) => `Richiesta registrata. Riceve ${amount}.`,
    failed: 'Non è stato possibile richiedere il Suo premio. È sempre Suo.',
  },
  title: (firstname: string) => `Il Suo premio con ${firstname}`,
  retry: 'Riprova',
  close: 'Chiudi',
}

export const godchildrenMessages: Translated<typeof french.godchildrenMessages> = {
  stages: sponsorshipStages,
  drawn_fixed: 'Premio richiesto',
  created: (day: string) => elided(`Preventivo chiesto il ${day}.`),
  remind: 'Un promemoria può aiutarlo!',
  signed: (day: string) => elided(`La sua polizza decorre dal ${day}.`),
  signed_undated: 'La decorrenza della sua polizza non è ancora nota.',
  pending: (day: string) => elided(`Convalida prevista il ${day}, 14 giorni dopo la decorrenza.`),
  pending_undated: 'I 14 giorni per il ripensamento sono in corso.',
  elapsed: 'I 14 giorni sono passati.',
  reviewed: (day: string) => elided(`Il nostro team verifica questa presentazione entro il ${day}.`),
  under_review: 'Il nostro team sta verificando questa presentazione.',
  validated: 'Il Suo premio La aspetta.',
  drawn: (day: string) => `Accredito ${gainPayment.by(day)}.`,
  drawn_undated: 'L’accredito sul conto dei rimborsi è in preparazione.',
  paid: (amount: string, day: string) => elided(`${amount} accreditati il ${day}.`),
  refused: (day: string) => elided(`Dal ${day} ${sponsorshipRefused.clause}.`),
  empty: 'Non ha ancora presentato nessuno.',
  empty_text: 'Condivida il link con i Suoi amici: qui seguirà ogni presentazione, passo dopo passo.',
  empty_ended: 'Non ha presentato nessuno.',
  earned: 'Ottenuto finora',
  paid_count: (count: number) => `${count} ${plural(count, 'premio accreditato', 'premi accreditati', 'it')}`,
  drawn_count: (count: number) => `${count} da ricevere`,
  validated_count: (count: number) => `${count} da scoprire`,
  fixed_count: (count: number) => `${count} da richiedere`,
  none_yet: 'Il Suo primo premio comparirà qui.',
  none_ended: 'Nessun premio in arrivo.',
}

export const shareMessages = ({ brandName }: BrandFacts): Translated<ReturnType<typeof french.shareMessages>> => ({
  link: 'Il Suo link personale',
  copy: 'Copia il link',
  copied: 'Il Suo link di presentazione è stato copiato.',
  not_copied: 'Copia non riuscita: selezioni il link a mano.',
  share: 'Condividi il link',
  email: 'Invia per e-mail',
  scan: 'Da inquadrare',
  enlarge: 'Da inquadrare: ingrandisci il QR code del Suo link',
  qr: 'QR code del Suo link personale',
  qr_title: 'Il Suo QR code',
  qr_text: 'Il Suo amico lo inquadra con la fotocamera del telefono: si apre il Suo link.',
  close: 'Chiudi',
  subject: `Un invito da ${brandName}`,
  invitation: `Ecco il mio link personale di ${brandName}, l’assicurazione per la salute di cani e gatti. Il preventivo si chiede online, senza impegno:`,
  hello: 'Ciao,',
  bye: 'A presto,',
})

export const offerMessages: Translated<typeof french.offerMessages> = {
  title: 'L’offerta del momento',
  dates: (start: string, end: string) => elided(`Offerta valida dal ${start} al ${end}`),
  from: (start: string) => elided(`Offerta valida dal ${start}`),
  until: (end: string) => elided(`Offerta valida fino al ${end}`),
  steps: [
    'Lei condivide il Suo link personale.',
    'Il Suo amico chiede il preventivo e lo firma.',
    '14 giorni dopo la decorrenza la presentazione è convalidata.',
  ],
  last_step: (least: string, most: string) => `Scopre il Suo premio, estratto a sorte, da ${least} a ${most}.`,
  last_step_fixed: (amount: string) => `Riceve il Suo premio, ${amount}.`,
  how: 'Come funziona',
  odds: (least: string, most: string) =>
    `Ogni premio è estratto a sorte, da ${least} a ${most}; ${least} Le sono garantiti.`,
  odds_fixed: (amount: string) => `Ogni premio è di ${amount}, senza estrazione a sorte.`,
  terms: 'Condizioni dell’offerta',
  standing: {
    title: 'Tutto l’anno',
    conditions: 'Condizioni della presentazione',
  },
}

export const guestMessages = ({ brandName }: BrandFacts): Translated<ReturnType<typeof french.guestMessages>> => ({
  member: (sponsor: string) => `${sponsor} è cliente di ${brandName}`,
  title: (sponsor: string) => `${sponsor} La invita a scoprire ${brandName}`,
  lead: 'L’assicurazione per la salute del Suo cane o gatto. Chieda il preventivo in due minuti.',
  quote: 'Chiedi un preventivo',
  free: 'Senza impegno',
  how: 'Come funziona',
  steps: ['Lei chiede un preventivo', 'Lo firma', 'Passano quattordici giorni'],
  step_texts: [
    'Online, per un cane o un gatto.',
    'Sceglie la formula e la decorrenza.',
    'Il tempo di ripensarci, se serve.',
  ],
  last: (sponsor: string) => `${sponsor} riceve il suo premio`,
  last_text: (least: string, most: string) =>
    `Da ${least} a ${most}, per estrazione a sorte, dopo la convalida della presentazione.`,
  last_fixed: (amount: string) => `${amount}, dopo la convalida della presentazione.`,
  offer: 'L’offerta per chi presenta un amico',
  standing: 'Che cosa riceve chi presenta un amico',
  unknown: 'Questo link di presentazione non esiste più.',
  unknown_text:
    'Forse è incompleto, o chi glielo ha inviato non presenta più amici. Se ha già una polizza, la Sua area La aspetta.',
  login: 'Accedi',
  home: 'Torna alla mia area',
})

export const quoteMessages: Translated<typeof french.quoteMessages> = {
  title: 'Il Suo preventivo',
  text: 'Poche parole su di Lei e sul Suo animale: il nostro team prepara il preventivo e glielo invia per e-mail.',
  firstname: 'Nome',
  lastname: 'Cognome',
  email: 'Indirizzo e-mail',
  phone: 'Telefono',
  optional: '(facoltativo)',
  country: 'Paese',
  countries: countryNames,
  postal_code: 'CAP',
  type: 'Il Suo animale è',
  types: { dog: 'Un cane', cat: 'Un gatto' },
  name: 'Il suo nome',
  use: (sponsor: string) =>
    `I Suoi recapiti servono a preparare il preventivo e a risponderLe. ${sponsor} vedrà il Suo nome, l’iniziale del Suo cognome e come procede la Sua polizza.`,
  privacy: 'Privacy (nuova scheda)',
  submit: 'Chiedi il preventivo',
  busy: 'Invio in corso',
  failed: 'La richiesta non è partita.',
  many: 'Da qui sono appena partite diverse richieste. Riprovi un po’ più tardi: quanto ha inserito resta qui.',
  gone: 'Questo link di presentazione non esiste più. Ne chieda uno nuovo a chi glielo ha inviato.',
  sent: 'La Sua richiesta di preventivo è registrata',
  reference: (reference: string) => `Numero della Sua richiesta: ${reference}`,
  next: (email: string, soon: string) =>
    `Il nostro team Le invia il preventivo ${soon}, per e-mail a ${email}. Controlli anche la posta indesiderata.`,
}
