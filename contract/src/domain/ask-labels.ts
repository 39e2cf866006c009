import * as fr from '@coussinet/texts/fr/words/ask-labels.ts'
import * as it from '@coussinet/texts/it/words/ask-labels.ts'
import type { AskReason } from '../refund-reasons.ts'
import { type Language, messages } from './messages.ts'

/** Words of what is asked of the member, by the reason for asking; `whose` is the animal's name. */
export const askSentences = messages({ fr: fr.askSentences, it: it.askSentences })

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
