import type { ContractEndings } from '@coussinet/contract/contract-endings.ts'
import { useContract } from '#platform/calls/queries.ts'
import { useMessages } from '#platform/language/i18n.ts'
import { endingMessages } from './ending.messages.ts'

export type EndingRule = NonNullable<ContractEndings['termination']>['rule']

export function useRuleSentence() {
  const { rule: words } = useMessages(endingMessages)
  const { country } = useContract()
  return (rule: EndingRule): string => (rule === 'anniversary' ? words.anniversary[country] : words[rule])
}
