import type { Draft } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../fr/words/cover.ts'

export const guaranteeNames: Draft<typeof french.guaranteeNames> = {
  accident: 'Ongeval',
  illness: 'Ziekte',
  illness_surgery: 'Chirurgie wegens ziekte',
}

export const guaranteeGroups: Draft<typeof french.guaranteeGroups> = {
  accident: 'Ongevallen',
  illness: 'Ziekten',
  illness_surgery: 'Operaties wegens ziekte',
}

export const termNone: Draft<typeof french.termNone> = { deductible: 'Geen', package: 'Geen' }

export const amountPer: Draft<typeof french.amountPer> = {
  per_event: (amount) => `${amount} per gebeurtenis`,
  per_year: (amount) => `${amount} per jaar`,
}
