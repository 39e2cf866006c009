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
  says: (value: string) => `Sulla Sua fattura: ${value}`,
  take: 'Riprendi',
  takeThis: (fact: string, value: string) => `Riprendi ${value} (${fact})`,
  ask: 'Chiedi un accordo per questo preventivo',
  keep: 'Tieni questo documento',
  remove: 'Togli e scegli la fattura',
  documents: {
    credit_note: 'Questo documento sembra una nota di credito.',
    quote: 'Questo documento sembra un preventivo.',
    card_slip: 'Questo documento sembra uno scontrino della carta.',
    prescription: 'Questo documento sembra una ricetta.',
    care_sheet: 'Questo documento sembra un modulo di cura.',
    other: 'Non riconosciamo una fattura su questo documento.',
  },
  needed: 'Ci serve la fattura dettagliata e pagata del veterinario.',
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
  notDecision: 'È una stima: il nostro team verifica ogni riga prima di decidere.',
  several: 'In questa richiesta ci sono più animali: il nostro team ripartirà le righe.',
  lines: 'Righe lette',
  asks: 'Un dubbio da chiarire',
  asksText: 'Di quale cura si tratta? Basta un tocco.',
  yes: (kind: string) => `Sì, ${kind}`,
  kind: 'Tipo di cura',
  choose: 'Scegli',
  failed: 'La Sua risposta non è stata salvata. Riprovi.',
}
