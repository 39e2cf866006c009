import type { Translated } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../../../fr/pages/refunds/detail/demo-insurer.ts'

export const demoMessages: Translated<typeof french.demoMessages> = {
  played: 'Dimostrazione: l’assicuratore è simulato. Decide sulle righe lette nella fattura, o su cure inventate.',
}
