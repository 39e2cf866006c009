import type { Translated } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../../../fr/pages/platform/language/near-days.ts'

export const nearDays: Translated<typeof french.nearDays> = { names: ['ieri', 'oggi', 'domani'] }
