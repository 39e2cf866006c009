import type { Translated } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../../fr/pages/shell/legal-links.ts'

export const legalLinkMessages: Translated<typeof french.legalLinkMessages> = {
  notice: 'Note legali',
  full: 'Accessibilità: conforme',
  partial: 'Accessibilità: parzialmente conforme',
  none: 'Accessibilità: non conforme',
}
