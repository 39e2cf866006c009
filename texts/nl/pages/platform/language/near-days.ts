import { plural } from '@coussinet/contract/domain/grammar.ts'
import type { Draft } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../../../fr/pages/platform/language/near-days.ts'

export const nearDays: Draft<typeof french.nearDays> = { names: ['gisteren', 'vandaag', 'morgen'] }

export const ages: Draft<typeof french.ages> = {
  months: (count) => `${count}\u00a0${plural(count, 'maand', 'maanden', 'nl')}`,
  years: (count) => `${count}\u00a0jaar`,
}
