import type { Label } from './messages.ts'

/** What a field says that is empty; apart from the other sentences, for the first page says it too. */
export const requiredText: Label = { fr: 'Obligatoire', it: 'Obbligatorio' }
