import type { Draft } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../../fr/pages/shell/theme.ts'

export const themeMessages: Draft<typeof french.themeMessages> = {
  light: 'Overschakelen naar lichte modus',
  dark: 'Overschakelen naar donkere modus',
}
