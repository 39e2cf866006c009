import type { AskReason } from '../refund-reasons.ts'
import { deName } from './grammar.ts'
import { type Language, messages } from './messages.ts'

/** Words of what is asked of the member, by the reason for asking; `whose` is the animal's name. */
export const askSentences = messages({
  fr: {
    missing_care_sheet: (whose: string) => `Il manque la feuille de soins ${deName(whose)}, signée par le vétérinaire.`,
    missing_proof_of_payment: (_whose: string) =>
      'La facture ne montre pas le paiement : ajoutez une facture acquittée.',
    missing_medical_history: (whose: string) =>
      `Joignez le dossier médical ${deName(whose)}, demandé à votre vétérinaire.`,
    unreadable: (_whose: string) => 'Le document est illisible : reprenez la photo à plat et bien éclairée.',
    missing_surgery_report: (_whose: string) => 'Joignez le compte rendu de l’opération.',
    missing_icad: (whose: string) => `Indiquez d’abord le numéro d’identification ${deName(whose)}.`,
    yourAnimal: 'votre animal',
  } satisfies Words,
  it: {
    missing_care_sheet: (whose: string) => `Manca il modulo di cura di ${whose}, firmato dal veterinario.`,
    missing_proof_of_payment: (_whose: string) =>
      'La fattura non riporta il pagamento: aggiunga una fattura quietanzata.',
    missing_medical_history: (whose: string) => `Alleghi la cartella clinica di ${whose} richiesta al veterinario.`,
    unreadable: (_whose: string) => 'Il documento non è leggibile: rifaccia la foto ben illuminata e in piano.',
    missing_surgery_report: (_whose: string) => 'Alleghi il verbale operatorio.',
    missing_icad: (whose: string) => `Indichi prima il numero di identificazione di ${whose}.`,
    yourAnimal: 'il Suo animale',
  },
})

type Words = Record<AskReason, (whose: string) => string> & { yourAnimal: string }

/** Names of what is asked for, as a list has them. */
export const askedThings: Record<Language, Record<AskReason, string>> = {
  fr: {
    missing_care_sheet: 'la feuille de soins',
    missing_proof_of_payment: 'la facture acquittée',
    missing_medical_history: 'le dossier médical',
    unreadable: 'un document lisible',
    missing_surgery_report: 'le compte rendu opératoire',
    missing_icad: 'le numéro d’identification',
  },
  it: {
    missing_care_sheet: 'il modulo di cura',
    missing_proof_of_payment: 'la fattura quietanzata',
    missing_medical_history: 'la cartella clinica',
    unreadable: 'un documento leggibile',
    missing_surgery_report: 'il verbale operatorio',
    missing_icad: 'il numero di identificazione',
  },
}
