import type { Translated } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../../fr/pages/profile/security-log.ts'

export const logMessages: Translated<typeof french.logMessages> = {
  empty: 'Nulla da segnalare: ciò che riguarda la sicurezza del Suo account comparirà qui.',
  more: 'Mostra altro',
  loadingMore: 'Caricamento',
  network: (network: string) => `rete ${network}`,
}
