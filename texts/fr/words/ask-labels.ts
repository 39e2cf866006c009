import { deName } from '@coussinet/contract/domain/grammar.ts'
import type { AskReason } from '@coussinet/contract/refund-reasons.ts'

type Words = Record<AskReason, (whose: string) => string> & { yourAnimal: string }

export const askSentences = {
  missing_care_sheet: (whose: string) => `Il manque la feuille de soins ${deName(whose)}, signée par le vétérinaire.`,
  missing_proof_of_payment: (_whose: string) => 'La facture ne montre pas le paiement : ajoutez une facture acquittée.',
  missing_medical_history: (whose: string) =>
    `Joignez le dossier médical ${deName(whose)}, demandé à votre vétérinaire.`,
  unreadable: (_whose: string) => 'Le document est illisible : reprenez la photo à plat et bien éclairée.',
  missing_surgery_report: (_whose: string) => 'Joignez le compte rendu de l’opération.',
  missing_icad: (whose: string) => `Indiquez d’abord le numéro d’identification ${deName(whose)}.`,
  yourAnimal: 'votre animal',
} satisfies Words

export const askedThings = {
  missing_care_sheet: 'la feuille de soins',
  missing_proof_of_payment: 'la facture acquittée',
  missing_medical_history: 'le dossier médical',
  unreadable: 'un document lisible',
  missing_surgery_report: 'le compte rendu opératoire',
  missing_icad: 'le numéro d’identification',
} satisfies Record<AskReason, string>
