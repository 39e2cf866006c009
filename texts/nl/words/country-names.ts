import type { Draft } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../fr/words/country-names.ts'

export const countryNames: Draft<typeof french.countryNames> = { FR: 'Frankrijk', IT: 'Italië', BE: 'België' }
