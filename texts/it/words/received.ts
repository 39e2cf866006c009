import type { Translated } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../fr/words/received.ts'

export const received: Translated<typeof french.received> = {
  message: 'Abbiamo ricevuto il Suo messaggio',
  payment: 'Abbiamo ricevuto il Suo pagamento',
  password: 'La Sua password è stata modificata',
}
