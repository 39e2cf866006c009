import { contractLabels } from '@coussinet/contract/domain/contract-labels.ts'
import { elided } from '@coussinet/contract/domain/grammar.ts'
import type { Translated } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../fr/papers/receipt.ts'

export const receipt: Translated<typeof french.receipt> = {
  title: 'Quietanza del premio mensile',
  number: 'Numero della quietanza',
  paid_on: (day) => elided(`Pagato il ${day}`),
  paid: 'Pagamento',
  period: 'Periodo assicurato',
  period_of: (first, last) => elided(`dal ${first} al ${last}`),
  due: 'Data di scadenza',
  payment_date: 'Data di pagamento',
  means: 'Metodo di pagamento',
  bank_account: (iban) => (iban === null ? 'Addebito diretto SEPA' : `Addebito diretto SEPA, conto ${iban}`),
  card: (card) => (card === null ? 'Carta, sulla pagina del fornitore di pagamenti' : `Carta ${card}`),
  animals: contractLabels.it.animals,
  animal: 'Animale',
  share: 'Premio del mese',
  total: 'Totale pagato',
  insurer: 'Assicuratore',
  policyholder: 'Contraente',
  received: 'L’assicuratore dichiara di aver ricevuto questo pagamento. La quietanza vale per il periodo indicato.',
  tax: {
    FR: 'Importo comprensivo di spese di gestione e dell’imposta francese sulle assicurazioni. Operazione esente da IVA (articolo 261 C, 2° del Code général des impôts).',
    BE: 'Importo comprensivo di spese di gestione e dell’imposta annua belga sulle operazioni di assicurazione. Operazione esente da IVA (articolo 44, § 3, 4° del Code de la TVA).',
    IT: 'Importo comprensivo di spese di gestione e dell’imposta sulle assicurazioni (legge 29 ottobre 1961, n. 1216). Operazione esente da IVA (articolo 10, n. 2, del D.P.R. 26 ottobre 1972, n. 633).',
  },
}
