import type { Draft } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../../../fr/pages/profile/passkeys/passkeys.ts'

export const passkeyMessages: Draft<typeof french.passkeyMessages> = {
  none: 'Nog geen toegangssleutel. Daarmee hoeft u geen wachtwoord meer te typen en kan niemand het stelen.',
  impossible: 'Met dit toestel of deze browser kunt u geen toegangssleutel aanmaken.',
  add: 'Toegangssleutel toevoegen',
  create: 'Toegangssleutel aanmaken',
  creating: 'Bezig met aanmaken',
  cancel: 'Annuleren',
  name: 'Naam van de toegangssleutel',
  nameHint: 'Om hem in deze lijst te herkennen, bijvoorbeeld de naam van het toestel.',
  created: (day: string) => `Aangemaakt op ${day}`,
  used: (when: string) => `gebruikt ${when}`,
  unused: 'nooit gebruikt',
  rename: (name: string) => `Naam van ${name} wijzigen`,
  renameSubmit: 'Naam wijzigen',
  renaming: 'Bezig met bewaren',
  remove: (name: string) => `${name} verwijderen`,
  removeTitle: (name: string) => `“${name}” verwijderen?`,
  removeText:
    'Deze toegangssleutel opent uw klantenzone dan niet meer. Vergeet hem ook niet te wissen op het toestel waarop hij staat.',
  removeYes: 'Verwijderen',
  keep: 'Behouden',
  added: 'Uw toegangssleutel is klaar.',
  removed: 'De toegangssleutel is verwijderd.',
  renamed: 'De naam van de toegangssleutel is gewijzigd.',
  held: 'Op dit toestel staat al een toegangssleutel voor uw account.',
  tooMany: 'U hebt al tien toegangssleutels. Verwijder er een om een andere toe te voegen.',
}
