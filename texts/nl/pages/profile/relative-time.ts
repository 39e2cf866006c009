import type { Draft } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../../fr/pages/profile/relative-time.ts'

export const relativeTime: Draft<typeof french.relativeTime> = {
  now: 'zonet',
  today: (time: string) => `vandaag ${time}`,
  yesterday: (time: string) => `gisteren ${time}`,
  on: (day: string) => `op ${day}`,
}
