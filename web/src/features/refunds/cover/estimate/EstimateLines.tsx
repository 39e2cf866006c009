import { careKinds } from '@coussinet/contract/domain/care.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import Plus from '~icons/lucide/plus'
import Trash from '~icons/lucide/trash-2'
import { estimateMessages } from '#messages/refund-requests.ts'
import { useMessages } from '#platform/language/i18n.ts'
import { useFormat } from '#platform/language/use-format.ts'
import { AmountField } from '#ui/AmountField.tsx'
import { Button } from '#ui/Button.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { refundQueries } from '../../queries/refunds.queries.ts'
import { emptyLine, type EstimateLine, listLineLacks } from './estimate-form.ts'
import styles from './estimate.module.css'

type EstimateLinesProps = {
  lines: readonly EstimateLine[]
  onLines: (lines: readonly EstimateLine[]) => void
  /** True once the member pressed "estimate": missing fields are shown. */
  isChecked: boolean
  /** Content above a line: what is known of it besides kind and amount. */
  head?: (line: EstimateLine, place: number) => ReactNode
}

/** The kinds of care of a bill, each with its usual price in the member's country; reads its own query. */
export function EstimateLines({ lines, onLines, isChecked, head }: EstimateLinesProps) {
  const words = useMessages(estimateMessages)
  const format = useFormat()
  const { data: kinds } = useSuspenseQuery(refundQueries.careKinds())
  const change = (key: number, changes: Partial<EstimateLine>) =>
    onLines(lines.map((line) => (line.key === key ? { ...line, ...changes } : line)))
  /** The last line that is left is emptied instead. */
  const remove = (key: number) => {
    const remaining = lines.filter((line) => line.key !== key)
    onLines(remaining.length > 0 ? remaining : [emptyLine(nextKey)])
  }
  const nextKey = Math.max(-1, ...lines.map(({ key }) => key)) + 1
  return (
    <div>
      {lines.map((line, place) => {
        const kind = kinds.find(({ care_kind }) => care_kind === line.care_kind)
        const lacks = listLineLacks(line)
        const above = head?.(line, place)
        const amountError = !line.isReadable
          ? words.amountInvalid
          : isChecked && lacks.includes('amount')
            ? words.lacks.amount
            : undefined
        const middle = kind && Math.round((kind.usual_min_cents + kind.usual_max_cents) / 200) * 100
        return (
          <div key={line.key} className={styles.line}>
            {above && <div className={styles.head}>{above}</div>}
            <SelectField
              label={words.kind}
              placeholder={words.choose}
              value={line.care_kind ?? ''}
              error={isChecked && lacks.includes('care_kind') ? words.lacks.kind : undefined}
              options={kinds.map(({ care_kind, label }) => ({ value: care_kind, label }))}
              onValue={(value) => change(line.key, { care_kind: careKinds.find((one) => one === value) ?? null })}
            />
            <AmountField
              label={words.amount}
              value={line.billed_cents}
              error={amountError}
              onValue={(billed_cents, isReadable) => change(line.key, { billed_cents, isReadable })}
            />
            <IconButton
              label={words.remove(kind?.label ?? words.aLine)}
              icon={<Trash />}
              onClick={() => remove(line.key)}
            />
            {kind && middle !== undefined && (
              <p className={`${styles.usual} small muted`}>
                {words.usual(format.euros(kind.usual_min_cents), format.euros(kind.usual_max_cents))}
                {line.billed_cents === null && (
                  <Button
                    size="small"
                    variant="quiet"
                    onClick={() => change(line.key, { billed_cents: middle, isReadable: true })}
                  >
                    {words.useUsual(format.euros(middle))}
                  </Button>
                )}
              </p>
            )}
          </div>
        )
      })}
      {lines.length < 50 ? (
        <Button icon={<Plus />} onClick={() => onLines([...lines, emptyLine(nextKey)])}>
          {words.add}
        </Button>
      ) : (
        <p className="small muted">{words.most}</p>
      )}
    </div>
  )
}
