import type { Godchild } from '@coussinet/contract/sponsorship.ts'
import { useLanguage, useMessages } from '#platform/language/i18n.ts'
import { useFormat } from '#platform/language/use-format.ts'
import { Button } from '#ui/button/Button.tsx'
import { Row } from '#ui/display/rows/Rows.tsx'
import { Badge } from '#ui/print/Badge.tsx'
import { Print } from '#ui/print/Print.tsx'
import { drawKind, drawMessages } from '../draw/draw.messages.ts'
import { godchildLine } from './godchild-line.ts'
import { godchildrenMessages } from './godchildren.messages.ts'
import { stageMark, stageOf } from './stage.ts'

type GodchildRowProps = {
  godchild: Godchild
  today: string
  /** Without it the gain cannot be drawn by this member. */
  onDraw: (() => void) | undefined
}

/** The name at the head of a godchild's row. */
export const rowId = (id: string) => `godchild-${id}`

/** A godchild: the print as far as it has filled, what comes next, and the gain. */
export function GodchildRow({ godchild, today, onDraw }: GodchildRowProps) {
  const words = useMessages(godchildrenMessages)
  const { draw } = useMessages(drawMessages)[drawKind(godchild.by_lot)]
  const language = useLanguage()
  const format = useFormat()
  const stage = stageOf(godchild)
  const { done, tone, badge } = stageMark[stage]
  const note = godchildLine(godchild, today, language)
  const id = rowId(godchild.id)
  return (
    <Row
      className="godchild"
      lead={<Print done={done} tone={tone} className={stage === 'refused' ? '' : 'print-open'} />}
      title={
        <p className="title" id={id} tabIndex={-1}>
          {godchild.firstname}
        </p>
      }
      note={stage === 'validated' ? <span className="ok-text">{note}</span> : note}
      end={
        <div className="godchild-end">
          <Badge tone={badge}>{stage === 'drawn' && !godchild.by_lot ? words.drawn_fixed : words.stages[stage]}</Badge>
          {godchild.amount_cents !== null && <b className="amount plus">{format.euros(godchild.amount_cents)}</b>}
          {stage === 'validated' && onDraw && (
            <Button variant="primary" size="small" aria-describedby={id} onClick={onDraw}>
              {draw}
            </Button>
          )}
        </div>
      }
    />
  )
}
