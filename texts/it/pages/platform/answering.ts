import type { Translated } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../../fr/pages/platform/answering.ts'

export const answeringMessages: Translated<typeof french.answeringMessages> = {
  open: 'Aperto ora',
  closed: 'Ora chiuso',
  holiday: (name: string) => `Oggi chiuso: ${name}`,
  opens: (day: string, time: string) => `Riapre ${day} alle ${time}`,
  today: 'oggi',
  tomorrow: 'domani',
}
