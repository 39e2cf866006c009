import { elided } from '@coussinet/contract/domain/grammar.ts'
import type { Translated } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../../fr/pages/profile/relative-time.ts'

export const relativeTime: Translated<typeof french.relativeTime> = {
  now: 'poco fa',
  today: (time: string) => `oggi ${time}`,
  yesterday: (time: string) => `ieri ${time}`,
  on: (day: string) => elided(`il ${day}`),
}
