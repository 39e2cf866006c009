import type { Draft } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../fr/mails/greeting.ts'

export const greetings: Draft<typeof french.greetings> = {
  member: (firstname) => `Beste ${firstname},`,
  anyone: 'Beste,',
}
