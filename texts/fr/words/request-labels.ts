export const requestLabels = {
  tracking_reference: 'Numéro de suivi',
  first_symptoms: 'Date des premiers symptômes',
  care_date: 'Date des soins',
  invoice_number: 'Numéro de facture',
  vet: 'Vétérinaire',
}
