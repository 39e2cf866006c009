import type { Label } from './messages.ts'

/** Title and link of a new password. */
export const choosePassword: Label = {
  fr: 'Choisir un nouveau mot de passe',
  it: 'Scelga una nuova password',
}
