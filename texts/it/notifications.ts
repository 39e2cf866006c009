import type { BrandFacts } from '../brand-facts.ts'
import type * as french from '../fr/notifications.ts'
import { plural } from '../grammar.ts'
import type { Translated } from '../messages.ts'
import { pageNames } from './page-words.ts'

export const notificationMessages: Translated<typeof french.notificationMessages> = {
  title: pageNames.notifications,
  tabs: 'Notifiche da mostrare',
  all: 'Tutte',
  unread: 'Non lette',
  unreadCount: (count: number) => plural(count, ` (${count} non letta)`, ` (${count} non lette)`, 'it'),
  notRead: 'Non letta: ',
  readAll: 'Segna tutte come lette',
  preferences: 'Preferenze',
  markedRead: 'Notifica segnata come letta.',
  allRead: 'Tutte le Sue notifiche sono segnate come lette.',
  today: 'Oggi',
  week: 'Questa settimana',
  earlier: (month: string) => `Altre di ${month}`,
  arrived: (count: number) => plural(count, 'Mostra la nuova notifica', `Mostra le ${count} nuove notifiche`, 'it'),
  more: 'Mostra le precedenti',
  loading: 'Caricamento in corso…',
  failed: 'Non è stato possibile caricare le Sue notifiche.',
  none: 'Nessuna novità per il momento.',
  noneText: 'Ogni passo dei Suoi rimborsi e dei Suoi addebiti sarà annunciato qui.',
  noneUnread: 'Ha letto tutto.',
  noneUnreadText: 'La prossima novità La aspetterà qui.',
}

export const preferenceMessages = ({
  hasWaits,
}: BrandFacts): Translated<ReturnType<typeof french.preferenceMessages>> => ({
  title: pageNames.notification_preferences,
  intro: (email: string) =>
    `Tutte le Sue notifiche restano qui, nella Sua area. Scelga quelle che Le inviamo anche via e-mail, a ${email}.`,
  changeEmail: 'Cambia indirizzo e-mail',
  optional: { title: 'A Sua scelta', hint: 'Ogni modifica viene salvata subito.' },
  locked: { title: 'Sempre inviate', hint: 'Rimborsi, pagamenti e sicurezza: deve poter reagire in tempo.' },
  byEmail: 'Anche via e-mail',
  saved: 'Le Sue preferenze sono salvate.',
  loading: 'Caricamento in corso…',
  failed: 'Non è stato possibile caricare le Sue preferenze.',
  panel: { title: 'Notifiche via e-mail', hint: 'Ciò che Le scriviamo, oltre a quanto trova nella Sua area.' },
  panelLink: 'Scegli cosa ricevere via e-mail',
  groups: {
    refunds: { name: 'Rimborsi', holds: 'Accettazione, rifiuto, accredito e i documenti che attendiamo da Lei.' },
    payments: {
      name: 'Pagamenti',
      holds: 'Addebiti in arrivo o respinti, premi pagati, mandati e conti, cambi di formula.',
    },
    security: {
      name: 'Sicurezza',
      holds: 'Ogni modifica dei Suoi recapiti, dei Suoi accessi o del Suo conto bancario.',
    },
    refund_progress: {
      name: 'Stato delle Sue richieste',
      holds: 'Richiesta ricevuta, in esame, completata, messaggio del nostro team.',
    },
    animals: {
      name: 'I Suoi animali',
      holds: `Identificazione da completare, ${hasWaits ? 'periodi di carenza terminati, ' : ''}massimali quasi raggiunti.`,
    },
    documents: {
      name: 'Documenti',
      holds: 'Un nuovo documento nella Sua polizza, o un’informazione del Suo assicuratore.',
    },
    sponsorship: { name: 'Presenta un amico', holds: 'Preventivi dei Suoi amici, presentazioni convalidate.' },
  },
})

export const pushMessages: Translated<typeof french.pushMessages> = {
  take: { name: 'Attiva su questo dispositivo', busy: 'Attivazione in corso' },
  taken: 'Le notifiche sono attive su questo dispositivo.',
  states: {
    denied:
      'Il Suo browser blocca le notifiche di quest’area. Per consentirle, apra le impostazioni del sito, a sinistra dell’indirizzo, o quelle dell’app, e autorizzi le notifiche.',
    'home-screen':
      'Su iPhone e iPad, aggiunga prima quest’area alla schermata Home: tocchi Condividi, poi «Aggiungi alla schermata Home». La apra da lì per attivare le notifiche.',
    unsupported: 'Questo browser non può mostrare notifiche.',
  },
  offer: {
    title: 'Seguire la richiesta su questo dispositivo?',
    text: 'Una notifica Le dirà quando va avanti. A schermo bloccato non mostra né il nome del Suo animale, né un importo.',
    later: 'Non ora',
  },
  panel: {
    title: 'Sui Suoi dispositivi',
    hint: 'Una notifica sul telefono o sul computer, appena c’è una novità.',
    details: 'Mostrare i dettagli a schermo bloccato',
    detailsHint: 'Nome dell’animale, importo e clinica. Altrimenti la notifica dice solo che c’è una novità.',
    devices: 'Dispositivi sui quali le notifiche sono attive',
    thisDevice: 'Questo dispositivo',
    unknown: 'Dispositivo sconosciuto',
    withDetails: 'Con i dettagli',
    withoutDetails: 'Senza dettagli',
    end: 'Disattiva',
    endOf: (device: string) => `Disattiva le notifiche su ${device}`,
    ended: 'Questo dispositivo non riceverà più notifiche.',
    groups: 'Che cosa annunciano i Suoi dispositivi',
    always: 'Rimborsi, pagamenti e sicurezza sono sempre annunciati.',
  },
}
