import type { Godchild } from '@coussinet/contract/sponsorship.ts'
import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { drawMessages, godchildrenMessages } from '#messages/sponsorship.ts'
import { useContract } from '#platform/calls/queries.ts'
import { useAttemptKeys } from '#platform/form/use-attempt-keys.ts'
import { useLanguage, useMessages } from '#platform/language/i18n.ts'
import { useFormat } from '#platform/language/use-format.ts'
import { report } from '#platform/page/report-failure.ts'
import { useCan } from '#platform/permissions.tsx'
import { Badge } from '#ui/Badge.tsx'
import { Button } from '#ui/Button.tsx'
import { Ball } from '#ui/drawings/Ball.tsx'
import { Empty } from '#ui/Empty.tsx'
import { PawProgress } from '#ui/PawProgress.tsx'
import { Row, RowList } from '#ui/RowList.tsx'
import { RowTitle } from '#ui/RowTitle.tsx'
import { toast } from '#ui/toast-store.ts'
import { DrawDialog } from './DrawDialog.tsx'
import { godchildLine } from './godchild-line.ts'
import { drawKind, getSponsorshipStage, stageMark } from './sponsorship-stage.ts'
import { drawGain, sponsorshipQueries } from './sponsorship.queries.ts'
import styles from './godchildren.module.css'

export function Godchildren({ today }: { today: string }) {
  const words = useMessages(godchildrenMessages)
  const { data } = useSuspenseQuery(sponsorshipQueries.requests()).data
  const canDraw = useCan('sponsorship:draw')
  const drawing = useMutation(drawGain)
  const attempt = useAttemptKeys()
  const drawWords = useMessages(drawMessages)
  const isOver = useContract().status === 'terminated'
  const format = useFormat()
  const [shown, setShown] = useState<Godchild | null>(null)
  const isLookedAt = useRef(false)

  function show(godchild: Godchild | null) {
    isLookedAt.current = godchild !== null
    setShown(godchild)
  }

  function close() {
    show(null)
    // The button that started it no longer exists.
    if (shown !== null && drawing.data?.id === shown.id)
      requestAnimationFrame(() => document.getElementById(rowId(shown.id))?.focus())
  }

  function draw(godchild: Godchild) {
    const { variables, isPending } = drawing
    if (isPending && variables.id !== godchild.id) return
    show(godchild)
    if (isPending) return
    attempt(godchild.id, (idempotency_key) => drawing.mutateAsync({ id: godchild.id, idempotency_key })).then(
      ({ amount_cents, by_lot }) => {
        // Closed before the result: it is shown all the same.
        if (!isLookedAt.current && amount_cents !== null)
          toast({ text: drawWords[drawKind(by_lot)].won(format.euros(amount_cents)) })
      },
      (failure: unknown) => report(failure, { action: 'sponsorship.draw' }),
    )
  }

  return (
    <>
      {data.length === 0 ? (
        <Empty
          drawing={<Ball />}
          level={3}
          title={isOver ? words.empty_ended : words.empty}
          text={isOver ? undefined : words.empty_text}
        />
      ) : (
        <RowList>
          {data.map((godchild) => (
            <GodchildRow
              key={godchild.id}
              godchild={godchild}
              today={today}
              onDraw={canDraw ? () => draw(godchild) : undefined}
            />
          ))}
        </RowList>
      )}
      <DrawDialog
        godchild={shown}
        drawn={drawing.data?.id === shown?.id ? drawing.data : undefined}
        error={drawing.error}
        onRetry={() => shown && draw(shown)}
        onClose={close}
      />
    </>
  )
}

type GodchildRowProps = {
  godchild: Godchild
  today: string
  /** Without it the gain cannot be drawn by this member. */
  onDraw: (() => void) | undefined
}

const rowId = (id: string) => `godchild-${id}`

function GodchildRow({ godchild, today, onDraw }: GodchildRowProps) {
  const words = useMessages(godchildrenMessages)
  const { draw } = useMessages(drawMessages)[drawKind(godchild.by_lot)]
  const language = useLanguage()
  const format = useFormat()
  const stage = getSponsorshipStage(godchild)
  const { done, tone, badge } = stageMark[stage]
  const note = godchildLine(godchild, today, language)
  const id = rowId(godchild.id)
  return (
    <Row
      className={styles.godchild}
      lead={<PawProgress done={done} tone={tone} isOpen={stage !== 'refused'} />}
      title={
        <RowTitle as="p" id={id} tabIndex={-1}>
          {godchild.firstname}
        </RowTitle>
      }
      note={stage === 'validated' ? <span className="ok-text">{note}</span> : note}
      end={
        <div className={styles.end}>
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
