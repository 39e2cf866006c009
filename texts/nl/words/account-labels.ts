import type { Draft } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../fr/words/account-labels.ts'

export const accountLabels: Draft<typeof french.accountLabels> = {
  account: 'Rekening',
  holder: 'Titularis',
  umr: 'Mandaat',
  first_debit: 'Eerste afhouding',
  refunds: 'Terugbetalingen',
  refunds_too: 'ook op deze rekening',
}

export const unpaidToo: Draft<typeof french.unpaidToo> = 'Onbetaalde premies, ook afgehouden'

export const toPaymentMethods: Draft<typeof french.toPaymentMethods> = 'Mijn betaalmiddelen bekijken'
