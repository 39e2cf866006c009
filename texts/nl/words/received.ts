import type { Draft } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../fr/words/received.ts'

export const received: Draft<typeof french.received> = {
  message: 'Uw bericht is goed aangekomen',
  payment: 'Uw betaling is goed aangekomen',
  password: 'Uw wachtwoord is gewijzigd',
}

export const dataDownloaded: Draft<typeof french.dataDownloaded> = 'Uw gegevens zijn gedownload'

export const mandateEnds: Draft<typeof french.mandateEnds> = {
  sentence: (umr: string, account: string) => `Het mandaat ${umr} op de rekening ${account} is beëindigd.`,
}
