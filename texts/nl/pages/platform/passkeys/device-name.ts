import type { Draft } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../../../fr/pages/platform/passkeys/device-name.ts'

export const words: Draft<typeof french.words> = { on: (browser: string, system: string) => `${browser} op ${system}` }
