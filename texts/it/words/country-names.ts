import type { Translated } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../fr/words/country-names.ts'

export const countryNames: Translated<typeof french.countryNames> = { FR: 'Francia', IT: 'Italia', BE: 'Belgio' }
