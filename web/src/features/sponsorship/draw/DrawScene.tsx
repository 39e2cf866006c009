import type { Godchild } from '@coussinet/contract/sponsorship.ts'
import { useMessages } from '#platform/language/i18n.ts'
import { useFormat } from '#platform/language/use-format.ts'
import { Print } from '#ui/print/Print.tsx'
import { godchildrenMessages } from '../godchildren/godchildren.messages.ts'
import { drawKind, drawMessages } from './draw.messages.ts'

const beans = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'] as const

type DrawSceneProps = { by_lot: boolean; drawn: Godchild | undefined }

/** The toes fill one after the other; then the pad lands, and with it the gain. */
export function DrawScene({ by_lot, drawn }: DrawSceneProps) {
  const words = useMessages(drawMessages)[drawKind(by_lot)]
  const { drawn: paysBy, drawn_undated } = useMessages(godchildrenMessages)
  const format = useFormat()
  const amount = drawn === undefined || drawn.amount_cents === null ? null : format.euros(drawn.amount_cents)
  return (
    <div className="draw-scene seamed" data-drawn={amount !== null}>
      <div className="draw-print">
        <Print done={amount === null ? 4 : 5} tone="refunded" size={116} className="print-open" />
        {amount !== null && beans.map((bean) => <span key={bean} className="bean" />)}
      </div>
      {amount !== null && (
        <p className="amount amount-huge draw-amount" aria-hidden="true">
          {amount}
        </p>
      )}
      <div role="status">
        <p className="strong">{amount === null ? words.drawing : words.won(amount)}</p>
        {drawn !== undefined && (
          <p className="small">{drawn.pays_by === null ? drawn_undated : paysBy(format.longDay(drawn.pays_by))}</p>
        )}
      </div>
    </div>
  )
}
