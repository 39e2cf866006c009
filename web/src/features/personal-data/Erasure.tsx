import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { erasureMessages } from '#messages/personal-data.ts'
import { hasCode } from '#platform/calls/api-problem.ts'
import { problemText } from '#platform/calls/errors.ts'
import { errorToast } from '#platform/form/error-toast.ts'
import { inLanguage, useLanguage, useMessages } from '#platform/language/i18n.ts'
import { useFormat } from '#platform/language/use-format.ts'
import { report } from '#platform/page/report-failure.ts'
import { Button } from '#ui/Button.tsx'
import { ConfirmDialog } from '#ui/Dialog.tsx'
import { Note } from '#ui/Note.tsx'
import { NoteLine } from '#ui/NoteLine.tsx'
import { toast } from '#ui/toast-store.ts'
import { Unbroken } from '#ui/Unbroken.tsx'
import { requestErasure, erasureQuery, withdrawErasure } from './erasure.queries.ts'
import styles from './personal-data.module.css'

export function Erasure() {
  const words = useMessages(erasureMessages)
  const format = useFormat()
  const { data: erasure } = useSuspenseQuery(erasureQuery)
  const takingBack = useMutation(withdrawErasure)
  const [isAsking, setIsAsking] = useState(false)
  const { books_years, mandate_months } = erasure.kept
  const open = erasure.data.find(({ status }) => status === 'open')
  const [latest] = erasure.data
  const retained = [
    ...(books_years === null ? [] : [words.books(books_years)]),
    ...(mandate_months === null ? [] : [words.mandate(mandate_months)]),
  ]

  function takeBack(id: string) {
    if (takingBack.isPending) return
    takingBack.mutateAsync(id).then(
      () => toast({ text: words.takenBack, tone: 'success' }),
      (error: unknown) => errorToast(error, 'personal-data.erasure'),
    )
  }

  return (
    <div className={styles.personalData}>
      <p>{words.goes}</p>
      {erasure.obstacles.length > 0 && (
        <div>
          <p>{words.waits}</p>
          <ul className={styles.list}>
            {erasure.obstacles.map((obstacle) => (
              <li key={obstacle}>{words.obstacles[obstacle]}</li>
            ))}
          </ul>
        </div>
      )}
      {retained.length > 0 && (
        <div>
          <p>{words.keeps}</p>
          <ul className={styles.list}>
            {retained.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      )}
      {open ? (
        <Note
          title={words.open}
          action={
            <Button
              variant="outline"
              busy={takingBack.isPending ? words.busy : undefined}
              onClick={() => takeBack(open.id)}
            >
              {words.takeBack}
            </Button>
          }
        >
          <NoteLine>
            <Unbroken>{words.openText(open.reference, format.shortInstant(open.requested_at))}</Unbroken>{' '}
            {words.answer(format.longDay(open.answer_by))}
          </NoteLine>
        </Note>
      ) : (
        <>
          {latest?.status === 'cancelled' && latest.ended_at !== null && (
            <p className="small muted">
              <Unbroken>{words.last(latest.reference, format.shortInstant(latest.ended_at))}</Unbroken>
            </p>
          )}
          <div>
            <Button variant="outline" onClick={() => setIsAsking(true)}>
              {words.ask}
            </Button>
          </div>
        </>
      )}
      {isAsking && <AskErasure onClose={() => setIsAsking(false)} />}
    </div>
  )
}

/** Asked again before the wish is sent. */
function AskErasure({ onClose }: { onClose: () => void }) {
  const words = useMessages(erasureMessages)
  const language = useLanguage()
  const asking = useMutation(requestErasure)
  const [key] = useState(() => crypto.randomUUID())
  const { error, isPending } = asking

  function ask() {
    if (isPending) return
    asking.mutateAsync(key).then(
      () => {
        onClose()
        toast({ text: inLanguage(erasureMessages).asked, tone: 'success' })
      },
      (failure: unknown) => report(failure, { action: 'personal-data.erasure' }),
    )
  }

  return (
    <ConfirmDialog
      open
      title={words.dialogTitle}
      text={words.dialogText}
      confirmLabel={words.confirm}
      cancelLabel={words.keep}
      onConfirm={ask}
      onCancel={onClose}
      busy={isPending ? words.busy : undefined}
    >
      {error !== null && !hasCode(error, 'session_expired') && (
        <Note tone="danger" live>
          {problemText(error, language)}
        </Note>
      )}
    </ConfirmDialog>
  )
}
