import { formatLineReference } from '@coussinet/contract/disputes.ts'
import { chapterByReason } from '@coussinet/contract/domain/cover.ts'
import { rejections } from '@coussinet/contract/domain/rejections.ts'
import type { RefundStatement } from '@coussinet/contract/refunds.ts'
import { capitalised } from '@coussinet/texts/grammar.ts'
import { disputeMessages } from '#messages/disputes.ts'
import { useMessages } from '#platform/language/i18n.ts'
import { useFormat } from '#platform/language/use-format.ts'
import { Checkbox } from '#ui/Checkbox.tsx'
import { ChoiceGroup } from '#ui/ChoiceGroup.tsx'
import { Clause } from '../../cover/Arithmetic.tsx'
import styles from './dispute.module.css'

type DisputeLinesProps = {
  statements: readonly RefundStatement[]
  chosen: readonly string[]
  /** lines that an answer changed, where they alone can be disputed without a new document */
  changed: readonly string[]
  onChoose: (line: string, isChosen: boolean) => void
}

/** The care of a decision, line by line with its reduction and the reason, each to be disputed or not. */
export function DisputeLines({ statements, chosen, changed, onChoose }: DisputeLinesProps) {
  const words = useMessages(disputeMessages)
  const reasons = useMessages(rejections)
  const format = useFormat()
  const areMany = statements.length > 1
  return (
    <ChoiceGroup legend={words.which} hint={words.whichHint}>
      <div className={styles.lines}>
        {statements.flatMap(({ id, animal, lines }) =>
          lines.map((line, index) => {
            const reference = formatLineReference(id, index)
            return (
              <Checkbox
                key={reference}
                className={styles.line}
                label={areMany ? `${line.label}, ${animal.name}` : line.label}
                hint={
                  <>
                    {words.line(format.euros(line.billed_cents), format.euros(line.refunded_cents))}
                    {changed.includes(reference) && (
                      <span className={`strong ${styles.lineReason}`}>{words.changedLine}</span>
                    )}
                    {line.reason_code !== null && (
                      <span className={styles.lineReason}>
                        {capitalised(reasons[line.reason_code])}
                        <Clause chapter={chapterByReason[line.reason_code]} />
                      </span>
                    )}
                  </>
                }
                checked={chosen.includes(reference)}
                onCheck={(checked) => onChoose(reference, checked)}
              />
            )
          }),
        )}
      </div>
    </ChoiceGroup>
  )
}
