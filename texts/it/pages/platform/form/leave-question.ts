import type { Translated } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../../../fr/pages/platform/form/leave-question.ts'

export const leaveMessages: Translated<typeof french.leaveMessages> = {
  title: 'Abbandonare le modifiche?',
  text: 'Ciò che ha inserito non è stato salvato.',
  yes: 'Abbandona',
  no: 'Continua a modificare',
}
