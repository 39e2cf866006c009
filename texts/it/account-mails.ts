import type { BrandFacts } from '../brand-facts.ts'
import type * as french from '../fr/account-mails.ts'
import { capitalised, elided, toName } from '../grammar.ts'
import type { Translated } from '../messages.ts'
import { choosePassword, dataDownloaded, received } from './form-words.ts'
import { accountLabels, unpaidToo } from './payment-words.ts'

export const accountNotices = ({ brandName }: BrandFacts): Translated<ReturnType<typeof french.accountNotices>> => ({
  mandate_signed: {
    title: 'Il conto dei Suoi premi è stato modificato',
    sms: 'Il conto dei Suoi premi è stato modificato',
    text: `Un mandato di addebito è appena stato firmato nella Sua area personale ${brandName}: i premi saranno addebitati sul conto qui sotto.`,
    undated: `Un mandato di addebito è appena stato firmato nella Sua area personale ${brandName} per il conto qui sotto. Per ora nessun addebito su questo conto è previsto.`,
    undone:
      'Il link non annulla questo mandato: un consulente verifica con Lei il conto da addebitare. I mandati e i conti in attesa del codice vengono annullati.',
  },
  refund_account_changed: {
    title: 'Il conto dei Suoi rimborsi è stato modificato',
    sms: 'Il conto dei Suoi rimborsi è stato modificato',
    text: 'I prossimi rimborsi saranno versati sul conto qui sotto. Quelli già accettati restano destinati al conto previsto.',
    undone:
      'Il conto precedente non viene ripristinato: nessun rimborso parte verso quello nuovo finché non avremo verificato con Lei. I mandati e i conti in attesa del codice vengono annullati.',
  },
  account_released: {
    title: 'I Suoi rimborsi non sono più in attesa',
    sms: 'Il blocco dei Suoi rimborsi è stato rimosso',
    text: 'È stato convalidato un codice perché i Suoi rimborsi siano versati subito sul nuovo conto, senza attendere 48 ore.',
    undone:
      'I rimborsi non ancora partiti tornano in attesa finché non avremo verificato con Lei. I mandati e i conti in attesa del codice vengono annullati.',
  },
  card_registered: {
    title: 'È stata registrata una carta per i Suoi premi',
    sms: 'Una carta è stata registrata per i Suoi premi',
    text: 'I prossimi premi saranno addebitati su questa carta.',
    named: 'Carta',
    undone: 'Il link non rimuove questa carta: un consulente verifica con Lei il metodo di pagamento.',
  },
})

export const accountLines: Translated<typeof french.accountLines> = {
  debited: 'Conto addebitato',
  refunded: accountLabels.account,
  former: 'Conto precedente',
  former_card: 'Metodo di pagamento precedente',
  holder: accountLabels.holder,
  umr: accountLabels.umr,
  first: accountLabels.first_debit,
  unpaid: unpaidToo,
  last: 'Ultimo addebito sul conto precedente',
  refunds: accountLabels.refunds,
  too: capitalised(accountLabels.refunds_too),
  held: 'Rimborsi in attesa fino a',
}

export const noticeKinds = ({ brandName }: BrandFacts): Translated<ReturnType<typeof french.noticeKinds>> => ({
  password_changed: {
    title: received.password,
    sms: received.password,
    text: `La password della Sua area personale ${brandName} è appena stata modificata. Le altre sessioni sono state chiuse.`,
    undone: 'Questa password non apre più nulla: ne sceglierà un’altra.',
  },
  email_requested: {
    title: 'È stato richiesto un cambio di indirizzo e-mail',
    sms: 'Un cambio del Suo indirizzo e-mail è stato richiesto',
    text: `Un nuovo indirizzo e-mail è stato indicato nella Sua area personale ${brandName}. Finché non è confermato, continuiamo a scriverLe qui.`,
    named: 'Nuovo indirizzo',
    undone: 'Il cambio di indirizzo viene abbandonato.',
  },
  email_changed: {
    title: 'Il Suo indirizzo e-mail è stato modificato',
    sms: 'Il Suo indirizzo e-mail è stato modificato',
    text: `L’indirizzo e-mail della Sua area personale ${brandName} è stato sostituito. D’ora in poi Le scriviamo al nuovo, che serve anche per accedere.`,
    named: 'Nuovo indirizzo',
    undone: 'L’indirizzo precedente viene ripristinato.',
  },
  phones_changed: {
    title: 'I Suoi numeri di telefono sono stati modificati',
    sms: 'I Suoi numeri di telefono sono stati modificati',
    text: `I numeri di telefono della Sua area personale ${brandName} sono appena stati modificati.`,
    named: 'Numero',
    undone: 'I numeri non vengono ripristinati: potrà correggerli nel Suo profilo.',
  },
  passkey_added: {
    title: 'È stata aggiunta una passkey',
    sms: 'Una passkey è stata aggiunta al Suo account',
    text: `Una passkey permette ora di accedere alla Sua area personale ${brandName} senza password.`,
    named: 'Passkey',
    undone: 'Questa passkey viene rimossa.',
  },
  passkey_removed: {
    title: 'È stata rimossa una passkey',
    sms: 'Una passkey è stata rimossa dal Suo account',
    text: `Una passkey della Sua area personale ${brandName} è stata rimossa: non permette più di accedere.`,
    named: 'Passkey',
    undone: 'La passkey rimossa non viene ripristinata: potrà aggiungerne un’altra.',
  },
  identity_linked: {
    title: 'È stato collegato un account di accesso',
    sms: 'Un account di accesso è stato collegato',
    text: `Un account presso un servizio di accesso permette ora di accedere alla Sua area personale ${brandName}.`,
    named: 'Servizio',
    undone: 'Questo account non permette più di accedere.',
  },
  identity_unlinked: {
    title: 'È stato rimosso un account di accesso',
    sms: 'Un account di accesso è stato rimosso',
    text: `Un account presso un servizio di accesso non permette più di accedere alla Sua area personale ${brandName}.`,
    named: 'Servizio',
    undone: 'L’account rimosso non viene ripristinato: potrà collegarlo di nuovo.',
  },
  data_exported: {
    title: dataDownloaded,
    sms: dataDownloaded,
    text: `Un archivio di tutti i Suoi dati è appena stato scaricato dalla Sua area personale ${brandName}, con la Sua password.`,
    undone:
      'La Sua password, che qualcuno dunque conosce, non apre più nulla: ne sceglierà un’altra. Ciò che è stato scaricato non può essere ripreso.',
  },
})

export const noticeFrame = ({ brandName }: BrandFacts): Translated<ReturnType<typeof french.noticeFrame>> => ({
  at: 'Quando',
  was_you: 'Se viene da Lei, non deve fare nulla.',
  was_not_you: (undone) =>
    `Non viene da Lei? Protegga il Suo account con il link qui sotto. Tutte le Sue sessioni terminano e i pagamenti verso un conto recente restano in attesa. ${undone} Se nel frattempo sono cambiati la password o l’indirizzo e-mail, o sono stati aggiunti una passkey o un account di accesso, anche questo viene annullato. Il link funziona una sola volta, per 14 giorni.`,
  call: (phone) => `Può anche chiamarci al ${phone}.`,
  sms: (what, date, time, phone) =>
    elided(`${brandName}. ${what} il ${date} alle ${time}. Se non viene da Lei, chiami il ${phone}.`),
})

export const formerHolder: Translated<typeof french.formerHolder> = {
  title: 'Il Suo conto non viene più addebitato',
  title_soon: 'Il Suo conto presto non sarà più addebitato',
  text: (policyholder) =>
    `I premi della polizza sottoscritta da ${policyholder} non sono più addebitati sul Suo conto: un altro metodo di pagamento sostituisce il Suo mandato.`,
  text_soon: (policyholder, last) =>
    `I premi della polizza sottoscritta da ${policyholder} ${elided(`non saranno più addebitati sul Suo conto dopo il ${last}`)}: un altro metodo di pagamento sostituisce il Suo mandato.`,
  at: 'Quando',
  last: 'Ultimo addebito',
  call: (phone) => `Una domanda? Ci chiami al ${phone}.`,
}

export const newHolder = ({ brandName }: BrandFacts): Translated<ReturnType<typeof french.newHolder>> => ({
  title: 'Il mandato di addebito è firmato',
  text: (policyholder) =>
    `Con il codice che Le abbiamo inviato è stato firmato il mandato che consente ${toName(brandName)} di addebitare sul Suo conto i premi della polizza sottoscritta da ${policyholder}.`,
  at: 'Quando',
  call: (phone) => `Non è stato Lei? Ci chiami al ${phone}.`,
})

export const holderSms = ({ brandName }: BrandFacts): Translated<ReturnType<typeof french.holderSms>> => ({
  former_soon: (account, last, phone) =>
    elided(
      `${brandName}. Ultimo addebito sul Suo conto${account} il ${last}: il Suo mandato è sostituito. Domande? Chiami il ${phone}.`,
    ),
  former: (account, date, phone) =>
    elided(
      `${brandName}. Dal ${date} il Suo conto${account} non ha più un mandato per i nostri addebiti. Domande? Chiami il ${phone}.`,
    ),
  signed: (account, date, time, phone) =>
    elided(
      `${brandName}. Il mandato per il Suo conto${account} è stato firmato il ${date} alle ${time}. Se non viene da Lei, chiami il ${phone}.`,
    ),
})

export const addressToConfirm = ({
  brandName,
}: BrandFacts): Translated<ReturnType<typeof french.addressToConfirm>> => ({
  title: 'Confermi il nuovo indirizzo e-mail',
  text: `Ha chiesto che ${brandName} Le scriva a questo indirizzo, con il quale potrà anche accedere alla Sua area personale. Confermi che è davvero il Suo.`,
  confirm: 'Conferma l’indirizzo',
  notes: [
    'Il link funziona una sola volta, per 24 ore. Fino ad allora resta valido l’indirizzo attuale.',
    'Se non ha chiesto nulla, ignori questo messaggio: non cambierà nulla.',
  ],
})

export const addressInUse = ({ brandName }: BrandFacts): Translated<ReturnType<typeof french.addressInUse>> => ({
  subject: 'Il Suo indirizzo e-mail è già in uso',
  title: 'Qualcuno ha chiesto di usare il Suo indirizzo e-mail',
  paragraphs: [
    `Qualcuno ha chiesto di usare questo indirizzo per un’area personale ${brandName}. È già associato a un account: non è cambiato nulla.`,
    'Se la richiesta viene da Lei, scelga un altro indirizzo. Altrimenti non deve fare nulla.',
  ],
})

export const linkLetters = ({ brandName }: BrandFacts): Translated<ReturnType<typeof french.linkLetters>> => ({
  recovery: {
    subject: choosePassword,
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
    label: choosePassword,
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
})

export const signInPage = 'Pagina di accesso'

export const whyFormerAddress =
  'Riceve questo messaggio a questo indirizzo perché l’indirizzo e-mail della Sua area personale è stato modificato da poco: per 72 ore i link che aprono la Sua area arrivano ancora qui.'

export const linkHeld = ({ brandName }: BrandFacts): Translated<ReturnType<typeof french.linkHeld>> => ({
  title: 'Il Suo link è al Suo indirizzo precedente',
  text: `L’indirizzo e-mail della Sua area personale ${brandName} è stato modificato da poco. Per proteggerLa, il link richiesto è stato inviato all’indirizzo precedente.`,
  sent_to: 'Link inviato a',
  until: 'A questo indirizzo da',
  note: (phone) =>
    `Non legge più l’indirizzo precedente? Attenda questo momento e chieda un altro link, oppure ci chiami al ${phone}.`,
})

export const codeLetters = ({ brandName }: BrandFacts): Translated<ReturnType<typeof french.codeLetters>> => ({
  code: 'Codice',
  mandate: {
    subject: 'Il Suo codice per firmare il mandato di addebito',
    text: 'Ecco il codice che firma il mandato di addebito che ha appena letto. Finché non lo inserisce, non cambia nulla.',
    account: 'Conto di addebito',
  },
  refund_account: {
    subject: 'Il Suo codice per il conto dei rimborsi',
    text: 'Ecco il codice che conferma il conto sul quale verranno versati i Suoi rimborsi. Finché non lo inserisce, non cambia nulla.',
    account: 'Conto dei rimborsi',
  },
  refund_account_release: {
    subject: 'Il Suo codice per sbloccare i rimborsi',
    text: 'Ecco il codice che sblocca subito i Suoi rimborsi verso il nuovo conto. Senza il codice, attendono la fine del periodo di sicurezza.',
    account: 'Conto dei rimborsi',
  },
  notes: (phone) => [
    'Il codice vale dieci minuti, una sola volta. Un codice più recente lo sostituisce.',
    `Lo inserisca soltanto nella Sua area personale ${brandName}: non lo chiediamo mai per telefono, per SMS o per e-mail.`,
    `Non ha chiesto nulla? Non comunichi il codice a nessuno, cambi la password e ci chiami al ${phone}.`,
  ],
})

export const codeForSomebodyElse = ({
  brandName,
}: BrandFacts): Translated<ReturnType<typeof french.codeForSomebodyElse>> => ({
  subject: (asked_by) => `${asked_by} Le chiede di firmare un mandato di addebito`,
  paragraphs: (asked_by) => [
    `${asked_by} desidera pagare i premi della propria assicurazione ${brandName} con il Suo conto. Con questo codice firma il mandato: autorizza ${brandName} ad addebitarli sul conto indicato qui sotto.`,
    `Se è d’accordo, chieda ${toName(asked_by)} di mostrarLe il mandato e comunichi il codice: verrà inserito nell’area personale.`,
  ],
  account: 'Il Suo conto',
  notes: (phone) => [
    'Il codice vale dieci minuti, una sola volta. Finché non viene inserito, non cambia nulla.',
    'Può chiedere alla Sua banca il rimborso di un addebito entro 8 settimane.',
    `Non lo chiediamo mai per telefono. Se non è d’accordo o non conosce questa persona, non comunichi il codice e ci chiami al ${phone}.`,
  ],
})

export const codeSms = ({ brandName }: BrandFacts): Translated<ReturnType<typeof french.codeSms>> => ({
  purposes: {
    mandate: ({ name, account }) => `firmare il mandato ${name}, conto ${account}`,
    refund_account: ({ account }) => `ricevere i rimborsi sul conto ${account}`,
    refund_account_release: ({ account }) => `sbloccare i rimborsi verso il conto ${account}`,
  },
  own: (code, purpose) =>
    `${code} è il Suo codice ${brandName} per ${purpose}. Vale 10 min. Non lo chiediamo mai per telefono.`,
  of_somebody_else: (code, asked_by, purpose) =>
    `${code}: ${asked_by} Le chiede di ${purpose} (${brandName}). Vale 10 min, non lo chiediamo mai per telefono.`,
})
