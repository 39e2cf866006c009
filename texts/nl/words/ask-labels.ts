import type { Draft } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../fr/words/ask-labels.ts'

export const askSentences: Draft<typeof french.askSentences> = {
  missing_care_sheet: (whose: string) => `Het zorgformulier van ${whose}, ondertekend door de dierenarts, ontbreekt.`,
  missing_proof_of_payment: (_whose: string) => 'De betaling staat niet op de factuur: voeg een betaalde factuur toe.',
  missing_medical_history: (whose: string) => `Voeg het medisch dossier van ${whose} toe, te vragen aan uw dierenarts.`,
  unreadable: (_whose: string) => 'Het document is onleesbaar: neem de foto opnieuw, plat en goed verlicht.',
  missing_surgery_report: (_whose: string) => 'Voeg het operatieverslag toe.',
  missing_icad: (whose: string) => `Vul eerst het identificatienummer van ${whose} in.`,
  yourAnimal: 'uw dier',
}

export const askedThings: Draft<typeof french.askedThings> = {
  missing_care_sheet: 'het zorgformulier',
  missing_proof_of_payment: 'de betaalde factuur',
  missing_medical_history: 'het medisch dossier',
  unreadable: 'een leesbaar document',
  missing_surgery_report: 'het operatieverslag',
  missing_icad: 'het identificatienummer',
}
