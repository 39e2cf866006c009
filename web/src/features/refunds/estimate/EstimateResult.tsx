import type { Estimate } from '@coussinet/contract/refunds.ts'
import { useMessages } from '#platform/language/i18n.ts'
import { useFormat } from '#platform/language/use-format.ts'
import { Arithmetic } from '../arithmetic/Arithmetic.tsx'
import { DescriptionList } from '#ui/display/facts/DescriptionList.tsx'
import { SideBlock } from '#ui/display/section/SideBlock.tsx'
import { estimateMessages } from './estimate.messages.ts'

/** The answer, step by step, which says that it decides nothing. */
export function EstimateResult({ answer }: { answer: Estimate | undefined }) {
  const words = useMessages(estimateMessages)
  const format = useFormat()
  return (
    <SideBlock title={words.result} variant="card" className="estimate-result">
      <div aria-live="polite">
        {answer ? (
          <>
            <Arithmetic isEstimate computation={answer.computation} lines={answer.lines} reasons={answer.reasons} />
            <DescriptionList facts={[{ term: words.kept, value: format.euros(answer.remaining_cents) }]} />
          </>
        ) : (
          <p className="small muted">{words.empty}</p>
        )}
      </div>
      <hr className="rule" />
      <p className="small muted">{words.notDecision}</p>
    </SideBlock>
  )
}
