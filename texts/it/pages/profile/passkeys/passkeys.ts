import { elided } from '@coussinet/contract/domain/grammar.ts'
import type { Translated } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../../../fr/pages/profile/passkeys/passkeys.ts'

export const passkeyMessages: Translated<typeof french.passkeyMessages> = {
  none: 'Nessuna passkey per ora. Con una passkey non c’è più una password da digitare, né da farsi rubare.',
  impossible: 'Questo dispositivo o browser non consente di creare una passkey.',
  add: 'Aggiungi una passkey',
  create: 'Crea la passkey',
  creating: 'Creazione in corso',
  cancel: 'Annulla',
  name: 'Nome della passkey',
  nameHint: 'Per riconoscerla in questo elenco, per esempio il nome del dispositivo.',
  created: (day: string) => elided(`Creata il ${day}`),
  used: (when: string) => `usata ${when}`,
  unused: 'mai usata',
  rename: (name: string) => `Rinomina ${name}`,
  renameSubmit: 'Rinomina',
  renaming: 'Salvataggio',
  remove: (name: string) => `Rimuovi ${name}`,
  removeTitle: (name: string) => `Rimuovere «${name}»?`,
  removeText:
    'Questa passkey non aprirà più la Sua area. Ricordi di cancellarla anche dal dispositivo che la conserva.',
  removeYes: 'Rimuovi',
  keep: 'Mantieni',
  added: 'La Sua passkey è pronta.',
  removed: 'La passkey è stata rimossa.',
  renamed: 'La passkey è stata rinominata.',
  held: 'Questo dispositivo conserva già una passkey per il Suo account.',
  tooMany: 'Ha già dieci passkey. Ne rimuova una per aggiungerne un’altra.',
}
