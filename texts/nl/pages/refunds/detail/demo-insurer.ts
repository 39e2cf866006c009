import type { Draft } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../../../fr/pages/refunds/detail/demo-insurer.ts'

export const demoMessages: Draft<typeof french.demoMessages> = {
  played: 'Demonstratie: de verzekeraar is nagebootst, de behandelingen in de beslissing zijn verzonnen.',
}
