import type { Translated } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../fr/mails/greeting.ts'

export const greetings: Translated<typeof french.greetings> = {
  member: (firstname) => `Buongiorno ${firstname},`,
  anyone: 'Buongiorno,',
}
