import type { Draft } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../../../fr/pages/refunds/detail/demo-insurer.ts'

export const demoMessages: Draft<typeof french.demoMessages> = {
  played:
    'Demonstratie: de verzekeraar is nagebootst. Hij beslist over de gelezen lijnen van de factuur, of over verzonnen behandelingen.',
}
