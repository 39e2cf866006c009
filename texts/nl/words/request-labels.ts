import type { Draft } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../fr/words/request-labels.ts'

export const requestLabels: Draft<typeof french.requestLabels> = {
  tracking_reference: 'Opvolgnummer',
  first_symptoms: 'Datum van de eerste symptomen',
  care_date: 'Datum van de behandeling',
  invoice_number: 'Factuurnummer',
  vet: 'Dierenarts',
}
