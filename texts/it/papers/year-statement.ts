import { paperNames } from '@coussinet/contract/domain/document-names.ts'
import { elided } from '@coussinet/contract/domain/grammar.ts'
import type { Translated } from '@coussinet/contract/domain/messages.ts'
import { payoutLabels } from '@coussinet/contract/domain/payout-labels.ts'
import { refundLabels } from '@coussinet/contract/domain/refund-labels.ts'
import { requestLabels } from '@coussinet/contract/domain/request-labels.ts'
import type * as french from '../../fr/papers/year-statement.ts'

export const yearStatement: Translated<typeof french.yearStatement> = {
  title: (year) => `${paperNames.it.year_statement} ${year}`,
  about: (name) => `Cure e rimborsi: ${name}`,
  until: (day) => elided(`Anno in corso, riepilogo aggiornato al ${day}.`),
  billed: refundLabels.it.billed,
  refunded: refundLabels.it.refunded,
  kept: refundLabels.it.kept,
  rows: 'Il dettaglio dell’anno',
  columns: [
    'Cure del',
    'Cure e veterinario',
    'Fattura',
    'Pratica',
    refundLabels.it.billed,
    refundLabels.it.refunded,
    'A Suo carico',
    'Accredito',
  ],
  table: [
    requestLabels.it.care_date,
    'Cure',
    requestLabels.it.vet,
    requestLabels.it.invoice_number,
    requestLabels.it.tracking_reference,
    `${refundLabels.it.billed} (EUR)`,
    `${refundLabels.it.refunded} (EUR)`,
    `${refundLabels.it.kept} (EUR)`,
    payoutLabels.it.payment_date,
  ],
  yes: 'sì',
  no: 'no',
  no_payment: 'Nessuno',
  total: 'Totale',
  empty: (name, year) => `Nessuna cura di ${name} è stata rimborsata o rifiutata nel ${year}.`,
  notes: 'Che cosa conta questo riepilogo',
  counted: [
    'I rimborsi accreditati dal 1º gennaio al 31 dicembre. Le cure per le quali nulla è stato rimborsato figurano alla data della decisione.',
    'Un rimborso deciso ma non ancora accreditato figurerà nel riepilogo dell’anno in cui è accreditato.',
    'I preventivi e le fatture inviate due volte, non pagate o di un altro animale non sono conteggiati. Gli importi sono comprensivi di IVA.',
  ],
  tax: {
    title: 'Per la dichiarazione dei redditi',
    own: (name) => `Spese veterinarie rimaste a Suo carico: ${name}`,
    all: 'Spese veterinarie rimaste a Suo carico, tutti i Suoi animali',
    earlier: 'di cui per cure di un altro anno',
    counted: 'Spesa considerata, fino a 550 €',
    above: 'Parte oltre 129,11 €',
    deduction: 'Detrazione del 19%',
    notes: [
      'Alimenti, toelettatura e prodotti per l’igiene non sono spese veterinarie e non sono conteggiati.',
      'La dichiarazione considera le spese nell’anno in cui Lei ha pagato il veterinario, con mezzi tracciabili, per un animale detenuto legalmente a scopo di compagnia o per la pratica sportiva. Conservi le fatture e le prove di pagamento (articolo 15, comma 1, lettera c-bis, del TUIR).',
    ],
  },
}
