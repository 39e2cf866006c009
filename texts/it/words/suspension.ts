import { elided } from '@coussinet/contract/domain/grammar.ts'
import type { Translated } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../fr/words/suspension.ts'

export const suspension: Translated<typeof french.suspension> = {
  since: (day: string) => elided(`Copertura sospesa dal ${day}`),
  resumes: (day: string, is_noon: boolean) =>
    elided(`la copertura riprende il ${day}${is_noon ? ' a mezzogiorno' : ''}`),
}
