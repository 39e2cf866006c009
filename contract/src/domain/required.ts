import type { Label } from './messages.ts'

/** Sentence at an empty field; apart from the other sentences, for the first page says it too. */
export const requiredText: Label = { fr: 'Obligatoire', it: 'Obbligatorio' }
