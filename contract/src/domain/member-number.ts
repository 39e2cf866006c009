import type { Label } from './messages.ts'

/** What the number is called that members sign in with. */
export const memberNumber: Label = { fr: 'Numéro d’adhérent', it: 'Numero cliente' }
