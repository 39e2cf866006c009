import type { ContractEndings } from '@coussinet/contract/contract-endings.ts'
import { endingMessages } from '#messages/contract.ts'
import { useContract } from '#platform/calls/queries.ts'
import { useMessages } from '#platform/language/i18n.ts'

export type EndingRule = NonNullable<ContractEndings['termination']>['rule']

export function useRuleSentence() {
  const { rule: words } = useMessages(endingMessages)
  const { country } = useContract()
  return (rule: EndingRule): string => (rule === 'anniversary' ? words.anniversary[country] : words[rule])
}
