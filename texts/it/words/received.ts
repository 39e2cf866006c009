import type { Translated } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../fr/words/received.ts'

export const received: Translated<typeof french.received> = {
  message: 'Abbiamo ricevuto il Suo messaggio',
  payment: 'Abbiamo ricevuto il Suo pagamento',
  password: 'La Sua password è stata modificata',
}

export const dataDownloaded: Translated<typeof french.dataDownloaded> = 'I Suoi dati sono stati scaricati'

export const mandateEnds: Translated<typeof french.mandateEnds> = {
  sentence: (umr: string, account: string) => `Il mandato ${umr} sul conto ${account} è terminato.`,
}
