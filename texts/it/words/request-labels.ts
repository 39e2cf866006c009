import type { Translated } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../fr/words/request-labels.ts'

export const requestLabels: Translated<typeof french.requestLabels> = {
  tracking_reference: 'Numero pratica',
  first_symptoms: 'Data dei primi sintomi',
  care_date: 'Data delle cure',
  invoice_number: 'Numero fattura',
  vet: 'Veterinario',
}
