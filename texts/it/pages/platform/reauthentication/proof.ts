import type { Translated } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../../../fr/pages/platform/reauthentication/proof.ts'

export const proofMessages: Translated<typeof french.proofMessages> = {
  title: 'È proprio Lei?',
  text: 'È passato un po’ di tempo dal Suo accesso. Prima di questa modifica, confermi la Sua identità.',
  password: 'Password attuale',
  show: 'Mostra la password',
  hide: 'Nascondi la password',
  cancel: 'Annulla',
  close: 'Chiudi',
  submit: 'Conferma',
  busy: 'Verifica in corso',
  passkey: 'Usa una passkey',
  refused: 'Questa passkey non ha permesso di riconoscerLa. Usi la password.',
  other: 'Ha dimenticato la password? Esca, chieda un link dalla pagina di accesso e torni qui.',
}
