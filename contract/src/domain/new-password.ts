import type { Label } from './messages.ts'

/** What leads to a new password, and is written above it. */
export const choosePassword: Label = {
  fr: 'Choisir un nouveau mot de passe',
  it: 'Scelga una nuova password',
}
