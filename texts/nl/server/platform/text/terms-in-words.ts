import { plural } from '@coussinet/contract/domain/grammar.ts'
import type { Draft } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../../../fr/server/platform/text/terms-in-words.ts'

export const waitWords: Draft<typeof french.waitWords> = {
  days: (count) => `${count}\u00a0${plural(count, 'dag', 'dagen', 'nl')}`,
  none: 'geen wachttijd',
  upTo: (wait) => `tot ${wait}`,
  byFormula: ', volgens de formule',
}

export const guaranteeWords: Draft<typeof french.guaranteeWords> = {
  accident: 'ongeval',
  illness: 'ziekte',
  illness_surgery: 'operatie',
}

export const waitedFor: Draft<typeof french.waitedFor> = {
  accident: 'voor een ongeval',
  illness: 'voor een ziekte',
  illness_surgery: 'voor een operatie wegens ziekte',
}

export const ownWords: Draft<typeof french.ownWords> = {
  waits: 'zijn wachttijden',
  deductible: 'zijn vrijstelling',
  package: 'zijn pakket',
  formula: 'zijn formule',
  ceiling: 'zijn plafond',
}

export const yearlyWords: Draft<typeof french.yearlyWords> = {
  ceiling: 'het plafond',
  package: 'het pakket',
  deductible: 'de jaarlijkse vrijstelling',
  counted: (things, isOne) => `${things} ${isOne ? 'telt' : 'tellen'} per verzekeringsjaar.`,
}
