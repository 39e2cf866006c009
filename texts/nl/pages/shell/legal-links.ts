import type { Draft } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../../fr/pages/shell/legal-links.ts'

export const legalLinkMessages: Draft<typeof french.legalLinkMessages> = {
  notice: 'Wettelijke vermeldingen',
  full: 'Toegankelijkheid: volledig conform',
  partial: 'Toegankelijkheid: gedeeltelijk conform',
  none: 'Toegankelijkheid: niet conform',
}
