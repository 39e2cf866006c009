import type { Draft } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../../../fr/pages/platform/language/near-days.ts'

export const nearDays: Draft<typeof french.nearDays> = { names: ['gisteren', 'vandaag', 'morgen'] }
