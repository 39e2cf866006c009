import type { Language } from '@coussinet/texts/messages.ts'
import { brand } from '../chosen.ts'

/** Language for who asks for none of ours: the first that the brand names; of one that names none Italian where it is sold in Italy alone, else French (I18N-02). */
export const homeLanguage: Language =
  brand.languages?.[0] ?? (brand.sold_in.every((country) => country === 'IT') ? 'it' : 'fr')
