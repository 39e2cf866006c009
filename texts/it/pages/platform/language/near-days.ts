import { plural } from '@coussinet/contract/domain/grammar.ts'
import type { Translated } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../../../fr/pages/platform/language/near-days.ts'

export const nearDays: Translated<typeof french.nearDays> = { names: ['ieri', 'oggi', 'domani'] }

export const ages: Translated<typeof french.ages> = {
  months: (count) => `${count}\u00a0${plural(count, 'mese', 'mesi', 'it')}`,
  years: (count) => `${count}\u00a0${plural(count, 'anno', 'anni', 'it')}`,
}
