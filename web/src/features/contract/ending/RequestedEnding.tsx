import type { ContractEnding } from '@coussinet/contract/contract-endings.ts'
import { endingMessages } from '#messages/contract.ts'
import { useContract } from '#platform/calls/queries.ts'
import { useMessages } from '#platform/language/i18n.ts'
import { useFormat } from '#platform/language/use-format.ts'
import { DescriptionList } from '#ui/DescriptionList.tsx'

export function RequestedEnding({ ending }: { ending: ContractEnding }) {
  const { asked: words } = useMessages(endingMessages)
  const format = useFormat()
  const { effective_date } = useContract()
  const { reference, requested_at, ends_on } = ending
  return (
    <DescriptionList
      facts={[
        { term: words.at, value: <time dateTime={requested_at}>{format.shortInstant(requested_at)}</time> },
        { term: words.reference, value: reference },
        { term: words.last, value: ends_on < effective_date ? words.never : format.longDay(ends_on) },
      ]}
    />
  )
}
