import { brandName } from '@coussinet/contract/brand/values/brand-name.ts'
import { elided, plural } from '@coussinet/contract/domain/grammar.ts'
import type { Translated } from '@coussinet/contract/domain/messages.ts'
import { sponsorshipStages, gainPaidBy, sponsorshipRefused } from '@coussinet/contract/domain/sponsorship-stages.ts'
import type * as french from '../../../fr/pages/sponsorship/sponsorship.ts'

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
  stages: sponsorshipStages.it,
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
  drawn: (day: string) => `Accredito ${gainPaidBy(day, 'it')}.`,
  drawn_undated: 'L’accredito sul conto dei rimborsi è in preparazione.',
  paid: (amount: string, day: string) => elided(`${amount} accreditati il ${day}.`),
  refused: (day: string) => elided(`Dal ${day} ${sponsorshipRefused.it.clause}.`),
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

export const shareMessages: Translated<typeof french.shareMessages> = {
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
}
