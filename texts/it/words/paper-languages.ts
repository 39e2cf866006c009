import type { Translated } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../fr/words/paper-languages.ts'

export const paperLanguages: Translated<typeof french.paperLanguages> = {
  named: { fr: 'in francese', it: 'in italiano', nl: 'in olandese' },
  one: (named) => `Questo documento è ${named}.`,
}
