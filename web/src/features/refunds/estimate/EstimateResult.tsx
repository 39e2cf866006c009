import type { Animal } from '@coussinet/contract/animals.ts'
import type { Estimate } from '@coussinet/contract/refunds.ts'
import { useMessages } from '#platform/language/i18n.ts'
import { useFormat } from '#platform/language/use-format.ts'
import { Arithmetic } from '../arithmetic/Arithmetic.tsx'
import { DescriptionList } from '#ui/display/facts/DescriptionList.tsx'
import { SideBlock } from '#ui/display/section/SideBlock.tsx'
import { CareWarnings } from '../request/care/CareWarnings.tsx'
import { estimateMessages } from './estimate.messages.ts'

type EstimateResultProps = {
  answer: Estimate | undefined
  /** That of the answer. */
  animal: Pick<Animal, 'id' | 'name'> | undefined
}

/** The answer, step by step, which says that it decides nothing. */
export function EstimateResult({ answer, animal }: EstimateResultProps) {
  const words = useMessages(estimateMessages)
  const format = useFormat()
  const outside = answer?.outside_cover
  return (
    <SideBlock title={words.result} variant="card" className="estimate-result">
      <div aria-live="polite">
        {answer ? (
          <>
            <Arithmetic isEstimate computation={answer.computation} lines={answer.lines} reasons={answer.reasons} />
            {outside && animal && (
              <CareWarnings
                warnings={[
                  {
                    code: outside.code,
                    animal_id: animal.id,
                    name: animal.name,
                    until: outside.until,
                    since: outside.since ?? undefined,
                  },
                ]}
              />
            )}
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
