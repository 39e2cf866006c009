import type * as french from '../fr/verifier.ts'
import type { Translated } from '../messages.ts'

/** Words of the page that checks papers. */
export const verifier: Translated<typeof french.verifier> = {
  title: 'Verificare un documento',
  intro:
    'Trascini qui un mandato o un prospetto scaricato dalla Sua area personale. Tutto avviene su questo dispositivo: nulla viene inviato, e la pagina funziona senza connessione.',
  paper: 'Il documento (PDF)',
  heads: 'Il registro pubblicato altrove, se lo ha (heads.json)',
  heads_hint:
    'L’assicuratore pubblica questo registro perché nessuno, nemmeno lui, possa riscrivere ciò che è stato iscritto. Trascini o incolli una copia presa da un altro luogo.',
  choose: 'Scegliere il file',
  paste: 'Oppure lo incolli qui',
  bad_file: 'Non è stato possibile leggere il file. Scelga il PDF così come lo ha scaricato.',
  bad_heads_file: 'Questo testo non è un registro pubblicato. Scelga il file heads.json.',
  two_files: 'Trascini un solo documento alla volta.',
  trusts_heads:
    'Questa pagina conosce solo la chiave del registro fornito: si assicuri che venga dall’assicuratore, e non da chi Le ha consegnato il documento.',
  register: 'Registro di',
  working: 'Verifica in corso',
  own_key: 'Chiave di questa pagina',
  facts: 'Ciò che è provato',
  compare: 'Il documento che vede deve dire lo stesso: confronti ogni riga.',
  technical: 'Dettagli per un esperto',
  line: (position: number) => `Riga n. ${position}`,
  proven_since: 'Iscritto nel registro il',
  late: 'Iscritto dopo la sua data, in seguito al ripristino di un backup.',
  signed_text: 'Testo firmato',
  labels: {
    decision: 'Decisione',
    correction: (number: number) => `Correzione n. ${number}`,
    mandate: 'Mandato e firma',
    at: 'Data',
    outcome: 'Esito',
    reference: 'Numero di pratica',
    invoice_number: 'Numero di fattura',
    care_date: 'Data delle cure',
    billed: 'Fatturato',
    refunded: 'Rimborsato',
    account: 'Conto',
    recipient: 'Destinatario del codice',
  },
  outcomes: { accepted: 'Accolta', rejected: 'Respinta' },
  verdicts: {
    holds: {
      title: 'Il documento è integro',
      text: 'Nulla è stato modificato, né in questo file né nel registro pubblicato.',
    },
    not_compared: {
      title: 'Il documento è integro',
      text: 'Nulla è stato modificato in questo file. Per escludere che l’assicuratore abbia riscritto il registro, trascini anche una copia pubblicata altrove.',
    },
    not_published: {
      title: 'Non ancora nel registro',
      text: 'Il file non è stato modificato dopo il download, ma il registro di cui dispone non arriva ancora fino a esso. Lo scarichi di nuovo domani, o prenda un registro più recente.',
    },
    paper_only: {
      title: 'Il file è integro',
      text: 'Non è stato modificato dopo il download. La decisione è anteriore al registro, che quindi non la prova.',
    },
    forged: {
      title: 'Il documento è stato modificato',
      text: 'Questo file non è quello emesso dall’assicuratore: una parte è stata cambiata. Non vi faccia affidamento.',
    },
    truncated: {
      title: 'Manca una parte',
      text: 'Una decisione o una correzione è stata tolta dalla sequenza.',
    },
    reordered: {
      title: 'L’ordine è stato cambiato',
      text: 'Le iscrizioni non si seguono nell’ordine in cui sono state fatte.',
    },
    back_dated: {
      title: 'La data non torna',
      text: 'Il registro ha ricevuto questa iscrizione dopo la data che porta: è stata retrodatata.',
    },
    rewritten: {
      title: 'Il registro è stato riscritto',
      text: 'Il registro di questo documento non è quello pubblicato. Uno dei due è stato cambiato in seguito.',
    },
    bad_heads: {
      title: 'Il registro fornito non è valido',
      text: 'La copia del registro è incompleta o modificata. La prenda dove l’assicuratore la pubblica.',
    },
    unknown_key: {
      title: 'Firma sconosciuta',
      text: 'La chiave che ha firmato il documento non è nota qui. Trascini il registro pubblicato dall’assicuratore, o prenda questa pagina dal suo portale.',
    },
    no_proof: {
      title: 'Nessuna prova in questo file',
      text: 'Il documento non ne contiene, o è stata tolta. Lo scarichi di nuovo dalla Sua area personale.',
    },
    unsupported: {
      title: 'Verifica impossibile qui',
      text: 'Questo browser non sa verificare le firme Ed25519. Apra la pagina con una versione recente di Firefox, Chrome, Edge o Safari.',
    },
  },
}
