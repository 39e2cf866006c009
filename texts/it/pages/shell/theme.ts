import type { Translated } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../../fr/pages/shell/theme.ts'

export const themeMessages: Translated<typeof french.themeMessages> = {
  light: 'Passa alla modalità chiara',
  dark: 'Passa alla modalità scura',
}
