import { elided } from '@coussinet/contract/domain/grammar.ts'
import type { Translated } from '@coussinet/contract/domain/messages.ts'
import { refundLabels } from '@coussinet/contract/domain/refund-labels.ts'
import { requestLabels } from '@coussinet/contract/domain/request-labels.ts'
import type * as french from '../../../../fr/pages/animals/costs/costs.ts'

export const costsMessages: Translated<typeof french.costsMessages> = {
  title: 'Le sue spese',
  failed: 'Non è stato possibile caricare le sue spese.',
  loading: 'Caricamento in corso…',
  years: 'Anno assicurativo',
  span: (from: string, to: string) => elided(`Cure dal ${from} al ${to}`),
  billed: refundLabels.it.billed,
  refunded: refundLabels.it.refunded,
  left: refundLabels.it.kept,
  none: 'Nessuna spesa quest’anno',
  noneText: 'Le cure rimborsate o rifiutate compariranno qui, mese per mese.',
  table: 'Vedi la tabella',
  both: (billed: string, refunded: string) => `${billed} fatturati, ${refunded} rimborsati`,
  at: (when: string, what: string) => `${when}: ${what}`,
  total: 'Totale',
  month: {
    title: 'Mese per mese',
    column: 'Mese',
    summary: (both: string, month: string, amount: string) =>
      `Spese mese per mese: ${both}. Il mese più caro è ${month}, con ${amount} fatturati.`,
  },
  kind: {
    title: 'Per tipo di cura',
    column: 'Tipo di cura',
    others: 'Altre cure',
    summary: (list: string) => `Spese per tipo di cura: ${list}.`,
    of: (kind: string, both: string) => `${kind}, ${both}`,
  },
  ceiling: {
    title: 'Il massimale nel corso dell’anno',
    used: 'Utilizzato',
    limit: (amount: string) => `Massimale di ${amount}`,
    day: requestLabels.it.care_date,
    remaining: 'Non utilizzato',
    both: (used: string, left: string) => `${used} utilizzati, ${left} non utilizzati`,
    on: (day: string, both: string) => elided(`Il ${day}: ${both}`),
    come: (day: string) => elided(`Il ${day}: da venire`),
    summary: (limit: string, both: string) => `${limit}: ${both}.`,
    none: 'Nulla è stato ancora utilizzato del massimale.',
  },
}
