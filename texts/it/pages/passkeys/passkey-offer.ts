import type { Translated } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../../fr/pages/passkeys/passkey-offer.ts'

export const offerMessages: Translated<typeof french.offerMessages> = {
  title: 'La prossima volta, senza password',
  text: 'Crei una passkey: entrerà con l’impronta, il viso o il codice di questo dispositivo.',
  make: 'Crea una passkey',
  busy: 'Creazione in corso',
  later: 'Più tardi',
  close: 'Chiudi',
  made: 'La Sua passkey è pronta. La trova nei Suoi dati.',
  held_already: 'Questo dispositivo ha già una passkey per la Sua area.',
  too_late: 'Per la Sua sicurezza, la crei dai Suoi dati, con la password.',
  failed: 'Questo dispositivo non ha potuto creare una passkey.',
  unnamed: 'Il mio dispositivo',
}
