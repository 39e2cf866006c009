import { plural } from '@coussinet/contract/domain/grammar.ts'
import type { Translated } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../../../fr/server/platform/text/terms-in-words.ts'

export const waitWords: Translated<typeof french.waitWords> = {
  days: (count) => `${count}\u00a0${plural(count, 'giorno', 'giorni', 'it')}`,
  none: 'nessuna carenza',
  upTo: (wait) => `fino a ${wait}`,
  byFormula: ', secondo la formula',
}

export const guaranteeWords: Translated<typeof french.guaranteeWords> = {
  accident: 'infortunio',
  illness: 'malattia',
  illness_surgery: 'intervento chirurgico',
}

export const waitedFor: Translated<typeof french.waitedFor> = {
  accident: 'per l’infortunio',
  illness: 'per la malattia',
  illness_surgery: 'per un intervento dovuto a malattia',
}

export const ownWords: Translated<typeof french.ownWords> = {
  waits: 'le proprie carenze',
  deductible: 'la propria franchigia',
  package: 'il proprio pacchetto',
  formula: 'la propria formula',
  ceiling: 'il proprio massimale',
}

export const yearlyWords: Translated<typeof french.yearlyWords> = {
  ceiling: 'il massimale',
  package: 'il pacchetto',
  deductible: 'la franchigia annua',
  counted: (things, isOne) => `${things} ${isOne ? 'si conta' : 'si contano'} per annualità.`,
}
