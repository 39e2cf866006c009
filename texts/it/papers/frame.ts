import { elided } from '@coussinet/contract/domain/grammar.ts'
import { memberNumber } from '@coussinet/contract/domain/member-number.ts'
import type { Translated } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../fr/papers/frame.ts'

export const frame: Translated<typeof french.frame> = {
  number: memberNumber.it,
  contract: 'Polizza',
  version: 'Versione',
  issued: (day) => elided(`Emesso il ${day}`),
  page: 'Pagina',
  of: 'di',
  other_script: (script) => `[altra scrittura (${script}): vedere il portale]`,
  other_letters: '[altra scrittura: vedere il portale]',
  sign: '[segno]',
}
