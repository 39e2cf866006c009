import type { Draft } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../fr/words/paper-languages.ts'

export const paperLanguages: Draft<typeof french.paperLanguages> = {
  named: { fr: 'in het Frans', it: 'in het Italiaans', nl: 'in het Nederlands' },
  one: (named) => `Dit document is ${named}.`,
}
