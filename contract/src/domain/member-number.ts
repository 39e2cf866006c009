import type { Label } from './messages.ts'

/** Name of the number that members sign in with. */
export const memberNumber: Label = { fr: 'Numéro d’adhérent', it: 'Numero cliente' }
