import { brandName } from '@coussinet/contract/brand/values/brand-name.ts'
import { toName } from '@coussinet/contract/domain/grammar.ts'
import type { Translated } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../fr/mails/signing.ts'

export const codeLetters: Translated<typeof french.codeLetters> = {
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
}

export const codeForSomebodyElse: Translated<typeof french.codeForSomebodyElse> = {
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
}

export const codeSms: Translated<typeof french.codeSms> = {
  purposes: {
    mandate: ({ name, account }) => `firmare il mandato ${name}, conto ${account}`,
    refund_account: ({ account }) => `ricevere i rimborsi sul conto ${account}`,
    refund_account_release: ({ account }) => `sbloccare i rimborsi verso il conto ${account}`,
  },
  own: (code, purpose) =>
    `${code} è il Suo codice ${brandName} per ${purpose}. Vale 10 min. Non lo chiediamo mai per telefono.`,
  of_somebody_else: (code, asked_by, purpose) =>
    `${code}: ${asked_by} Le chiede di ${purpose} (${brandName}). Vale 10 min, non lo chiediamo mai per telefono.`,
}
