import type { Draft } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../../fr/pages/platform/answering.ts'

export const answeringMessages: Draft<typeof french.answeringMessages> = {
  open: 'Nu open',
  closed: 'Nu gesloten',
  holiday: (name: string) => `Vandaag gesloten: ${name}`,
  opens: (day: string, time: string) => `Opent ${day} om ${time}`,
  today: 'vandaag',
  tomorrow: 'morgen',
}
