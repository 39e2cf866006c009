import type * as french from '../fr/push.ts'
import type { Translated } from '../messages.ts'

export const pushWords: Translated<typeof french.pushWords> = {
  titles: {
    action: 'Attendiamo qualcosa da Lei',
    message: 'Ha ricevuto un messaggio',
    refunds: 'La Sua richiesta è andata avanti',
    refund_progress: 'La Sua richiesta è andata avanti',
    payments: 'Novità sui Suoi pagamenti',
    security: 'Novità sul Suo account',
    animals: 'Novità nella Sua area personale',
    documents: 'Novità nella Sua area personale',
    sponsorship: 'Novità sulle Sue segnalazioni',
  },
  body: 'Apra la Sua area personale per saperne di più.',
}
