import type { Translated } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../fr/words/ask-labels.ts'

export const askSentences: Translated<typeof french.askSentences> = {
  missing_care_sheet: (whose: string) => `Manca il modulo di cura di ${whose}, firmato dal veterinario.`,
  missing_proof_of_payment: (_whose: string) =>
    'La fattura non riporta il pagamento: aggiunga una fattura quietanzata.',
  missing_medical_history: (whose: string) => `Alleghi la cartella clinica di ${whose} richiesta al veterinario.`,
  unreadable: (_whose: string) => 'Il documento non è leggibile: rifaccia la foto ben illuminata e in piano.',
  missing_surgery_report: (_whose: string) => 'Alleghi il verbale operatorio.',
  missing_icad: (whose: string) => `Indichi prima il numero di identificazione di ${whose}.`,
  yourAnimal: 'il Suo animale',
}

export const askedThings: Translated<typeof french.askedThings> = {
  missing_care_sheet: 'il modulo di cura',
  missing_proof_of_payment: 'la fattura quietanzata',
  missing_medical_history: 'la cartella clinica',
  unreadable: 'un documento leggibile',
  missing_surgery_report: 'il verbale operatorio',
  missing_icad: 'il numero di identificazione',
}
