import type { Translated } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../../../fr/pages/platform/passkeys/device-name.ts'

export const words: Translated<typeof french.words> = {
  on: (browser: string, system: string) => `${browser} su ${system}`,
}
