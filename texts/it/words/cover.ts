import type { Translated } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../fr/words/cover.ts'

export const guaranteeNames: Translated<typeof french.guaranteeNames> = {
  accident: 'Infortunio',
  illness: 'Malattia',
  illness_surgery: 'Chirurgia da malattia',
}

export const guaranteeGroups: Translated<typeof french.guaranteeGroups> = {
  accident: 'Infortuni',
  illness: 'Malattie',
  illness_surgery: 'Interventi per malattia',
}

export const termNone: Translated<typeof french.termNone> = { deductible: 'Nessuna', package: 'Nessuno' }

export const amountPer: Translated<typeof french.amountPer> = {
  per_event: (amount) => `${amount} per evento`,
  per_year: (amount) => `${amount} all’anno`,
}
