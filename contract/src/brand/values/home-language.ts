import type { Language } from '../../domain/messages.ts'
import { brand } from '../chosen.ts'

/** Language for who asks for none of ours: Italian of a brand that is sold in Italy alone, else French (I18N-02). */
export const homeLanguage: Language = brand.sold_in.every((country) => country === 'IT') ? 'it' : 'fr'
