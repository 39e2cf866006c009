import { brandName } from '@coussinet/contract/brand/values/brand-name.ts'
import type { Translated } from '@coussinet/contract/domain/messages.ts'
import { choosePassword } from '@coussinet/contract/domain/new-password.ts'
import type * as french from '../../fr/mails/recovery.ts'

export const linkLetters: Translated<typeof french.linkLetters> = {
  recovery: {
    subject: choosePassword.it,
    title: 'Il Suo link per scegliere una nuova password',
    paragraphs: [
      `Ha chiesto di scegliere una nuova password per la Sua area personale ${brandName}. Con il link qui sotto la sceglie ed entra subito nella Sua area.`,
    ],
    label: 'Scegli la password',
    notes: [
      'Il link funziona una sola volta, per 30 minuti. Trascorso questo tempo, ne chieda un altro dalla pagina di accesso.',
      'Non ha chiesto nulla? Ignori questo messaggio: la Sua password resta la stessa.',
    ],
  },
  activation: {
    subject: `Attivi la Sua area personale ${brandName}`,
    title: 'La Sua area personale L’aspetta',
    paragraphs: [
      `Rimborsi, documenti, tutto sui Suoi animali: ogni cosa L’aspetta nella Sua area personale ${brandName}. Non resta che scegliere la password.`,
    ],
    label: 'Attiva la mia area',
    notes: [
      'Il link funziona una sola volta, per 24 ore. Trascorso questo tempo, ne chieda un altro dalla pagina del primo accesso.',
      'Non ha chiesto nulla? Ignori questo messaggio: non cambia nulla.',
    ],
  },
  already_active: {
    subject: `La Sua area personale ${brandName} è già attiva`,
    title: 'La Sua area personale è già attiva',
    paragraphs: [
      `Ha chiesto di attivare la Sua area personale ${brandName}: lo è già. Acceda con il Suo numero cliente o il Suo indirizzo e-mail, e la Sua password. Se l’ha dimenticata, con il link qui sotto può sceglierne una nuova.`,
    ],
    label: choosePassword.it,
    notes: [
      'Questo link funziona una sola volta, per 30 minuti. Trascorso questo tempo, ne chieda un altro dalla pagina di accesso.',
      'Non ha chiesto nulla? Ignori questo messaggio: non cambia nulla.',
    ],
  },
  transfer: {
    subject: 'Il Suo link di accesso',
    title: 'Il Suo link di accesso',
    paragraphs: [`Ecco il link che apre la Sua area personale ${brandName}, senza digitare la password.`],
    label: 'Apri la mia area',
    notes: [
      'Il link funziona una sola volta, per 10 minuti. Non lo inoltri a nessuno: apre la Sua area personale.',
      'Non ha chiesto nulla? Ignori questo messaggio: non cambia nulla.',
    ],
  },
}

export const signInPage = 'Pagina di accesso'

export const whyFormerAddress =
  'Riceve questo messaggio a questo indirizzo perché l’indirizzo e-mail della Sua area personale è stato modificato da poco: per 72 ore i link che aprono la Sua area arrivano ancora qui.'

export const linkHeld: Translated<typeof french.linkHeld> = {
  title: 'Il Suo link è al Suo indirizzo precedente',
  text: `L’indirizzo e-mail della Sua area personale ${brandName} è stato modificato da poco. Per proteggerLa, il link richiesto è stato inviato all’indirizzo precedente.`,
  sent_to: 'Link inviato a',
  until: 'A questo indirizzo da',
  note: (phone) =>
    `Non legge più l’indirizzo precedente? Attenda questo momento e chieda un altro link, oppure ci chiami al ${phone}.`,
}
