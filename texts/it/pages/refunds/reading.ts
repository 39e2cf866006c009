import { requestLabels } from '@coussinet/contract/domain/request-labels.ts'

export const readingMessages = {
  waiting: 'Stiamo leggendo la Sua fattura.',
  waitingText: 'Può continuare: niente aspetta la lettura.',
  title: 'Letto sulla Sua fattura',
  text: 'Da verificare al passaggio successivo, dove può correggere. Questa lettura non decide nulla.',
  facts: {
    care_date: requestLabels.it.care_date,
    clinic: 'Clinica',
    invoice_number: requestLabels.it.invoice_number,
    chip: 'Animale',
    total_cents: 'Totale',
  },
  unsure: 'da verificare',
  nothing: 'Non abbiamo potuto leggere nulla con certezza: compilerà Lei i campi.',
  piece: (fact: string) => `Ritaglio della fattura: ${fact}`,
  read: 'Letto sulla Sua fattura',
  proof: (printed: string) => `Letto: «${printed}»`,
  proofFact: 'prova del pagamento',
  says: (value: string) => `Sulla Sua fattura: ${value}`,
  take: 'Riprendi',
  takeThis: (fact: string, value: string) => `Riprendi ${value} (${fact})`,
  opening: 'Apertura…',
  keep: 'Tieni questo documento',
  remove: 'Togli e scegli la fattura',
  documents: {
    credit_note: 'Questo documento sembra una nota di credito.',
    card_slip: 'Questo documento sembra uno scontrino della carta.',
    prescription: 'Questo documento sembra una ricetta.',
    care_sheet: 'Questo documento sembra un modulo di cura.',
    other: 'Non riconosciamo una fattura su questo documento.',
  },
  needed: 'Ci serve la fattura dettagliata e pagata del veterinario.',
  elsewhere: {
    title: 'Questo documento sembra un preventivo.',
    text: 'Ci serve la fattura dettagliata e pagata del veterinario.',
    link: 'Chiedi un accordo per questo preventivo',
  },
}

export const quoteReadingMessages = {
  ...readingMessages,
  waiting: 'Stiamo leggendo il Suo preventivo.',
  title: 'Letto sul Suo preventivo',
  piece: (fact: string) => `Ritaglio del preventivo: ${fact}`,
  read: 'Letto sul Suo preventivo',
  says: (value: string) => `Sul Suo preventivo: ${value}`,
  remove: 'Togli e scegli il preventivo',
  documents: {
    credit_note: readingMessages.documents.credit_note,
    card_slip: readingMessages.documents.card_slip,
    prescription: readingMessages.documents.prescription,
    care_sheet: readingMessages.documents.care_sheet,
    other: 'Non riconosciamo un preventivo su questo documento.',
  },
  needed: 'Ci serve il preventivo dettagliato del veterinario.',
  elsewhere: {
    title: 'Questo documento sembra una fattura già pagata.',
    text: 'Un accordo si chiede prima delle cure. Le cure già pagate si rimborsano con la loro fattura.',
    link: 'Chiedi un rimborso',
  },
}

export const quoteLinesMessages = {
  check: 'Verifichi ogni riga: può correggere tutto. Questa lettura non decide nulla.',
  discount: 'Lo sconto è ripartito sulle righe.',
  offer: (count: number, amount: string) =>
    count === 1
      ? `Una riga è letta sul Suo preventivo, per ${amount}.`
      : `${count} righe sono lette sul Suo preventivo, per ${amount}.`,
  unproven: 'Nessun totale conferma questa lettura.',
  take: (count: number) => (count === 1 ? 'Riprendi questa riga' : 'Riprendi queste righe'),
}

export const readEstimateMessages = {
  title: 'Quanto riceverebbe',
  waiting: 'La stima arriva appena la Sua fattura è letta.',
  load: 'Non abbiamo potuto calcolare questa stima.',
  rests: (count: number, amount: string) =>
    count === 1
      ? `Calcolato dalla riga letta sulla Sua fattura (${amount}), con la regola che decide.`
      : `Calcolato da ${count} righe lette sulla Sua fattura (${amount}), con la regola che decide.`,
  leftOut: (amount: string) => `Senza le righe il cui tipo di cura è ancora da precisare (${amount}).`,
  differs: (total: string) => `Il totale letto è di ${total}: qualche riga può esserci sfuggita.`,
  reserved: (amount: string) => `Riservato dall’accordo: ${amount}`,
  notDecision: 'È una stima: il nostro team verifica ogni riga prima di decidere.',
  several: 'In questa richiesta ci sono più animali: il nostro team ripartirà le righe.',
  lines: 'Righe lette',
  asks: 'Un dubbio da chiarire',
  asksText: 'È questo il tipo di cura? Basta un tocco, oppure ne scelga un altro.',
  yes: (kind: string) => `Sì, ${kind}`,
  kind: 'Tipo di cura',
  choose: 'Scegli',
  failed: 'La Sua risposta non è stata salvata. Riprovi.',
}
