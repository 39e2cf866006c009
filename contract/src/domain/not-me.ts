import type { Label } from './messages.ts'

/** Words of somebody who did not do what a letter tells them. */
export const notMe: Label = { fr: 'Ce n’était pas moi', it: 'Non l’ho fatto io' }
