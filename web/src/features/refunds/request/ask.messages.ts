import { deName } from '@coussinet/contract/domain/grammar.ts'
import { messages } from '@coussinet/contract/domain/messages.ts'

/** What is asked of the member, by the reason for asking. */
export const askMessages = messages({
  fr: {
    missing_care_sheet: (name: string) => `Il manque la feuille de soins ${deName(name)}, signée par le vétérinaire.`,
    missing_proof_of_payment: (_name: string) =>
      'La facture ne montre pas le paiement : ajoutez une facture acquittée.',
    missing_medical_history: (name: string) =>
      `Joignez le dossier médical ${deName(name)}, demandé à votre vétérinaire.`,
    unreadable: (_name: string) => 'Le document est illisible : reprenez la photo à plat et bien éclairée.',
    missing_surgery_report: (_name: string) => 'Joignez le compte rendu de l’opération.',
    missing_icad: (name: string) => `Indiquez d’abord le numéro d’identification ${deName(name)}.`,
    yourAnimal: 'votre animal',
  },
  it: {
    missing_care_sheet: (name: string) => `Manca il modulo di cura di ${name}, firmato dal veterinario.`,
    missing_proof_of_payment: (_name: string) =>
      'La fattura non riporta il pagamento: aggiunga una fattura quietanzata.',
    missing_medical_history: (name: string) => `Alleghi la cartella clinica di ${name} richiesta al veterinario.`,
    unreadable: (_name: string) => 'Il documento non è leggibile: rifaccia la foto ben illuminata e in piano.',
    missing_surgery_report: (_name: string) => 'Alleghi il verbale operatorio.',
    missing_icad: (name: string) => `Indichi prima il numero di identificazione di ${name}.`,
    yourAnimal: 'il Suo animale',
  },
})
