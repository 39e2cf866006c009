import { messages } from './messages.ts'

/** Labels of a request, whatever was asked for. */
export const requestLabels = messages({
  fr: {
    tracking_reference: 'Numéro de suivi',
    first_symptoms: 'Date des premiers symptômes',
    care_date: 'Date des soins',
    invoice_number: 'Numéro de facture',
    vet: 'Vétérinaire',
  },
  it: {
    tracking_reference: 'Numero pratica',
    first_symptoms: 'Data dei primi sintomi',
    care_date: 'Data delle cure',
    invoice_number: 'Numero fattura',
    vet: 'Veterinario',
  },
})
