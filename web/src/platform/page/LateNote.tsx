import { problemSentences } from '@coussinet/contract/domain/problems.ts'
import { useEffect, useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { Note } from '#ui/Note.tsx'
import { useOnline } from '../browser/use-online.ts'
import { useMessages } from '../language/i18n.ts'
import { failedMessages } from './failed.messages.ts'
import { LATE_MS } from './late.ts'
import { lateParts, useTroubledPart } from './troubled-parts.ts'

type LateNoteProps = { onRetry: () => void }

/**
 * Tells that something takes long, and lets the member retry: calls have no time limit of ours (DATA-04), so that otherwise nothing would
 * ever end the wait. Of several on a page, the first speaks.
 */
export function LateNote({ onRetry }: LateNoteProps) {
  const [tries, setTries] = useState(0)
  const [isLate, setIsLate] = useState(false)
  const isOnline = useOnline()
  useEffect(() => {
    const waiting = setTimeout(() => setIsLate(true), LATE_MS)
    return () => clearTimeout(waiting)
  }, [tries])
  function tryAgain() {
    setIsLate(false)
    setTries(tries + 1)
    onRetry()
  }
  // Without a network the page says so already.
  return isLate && isOnline && <LateNow onRetry={tryAgain} />
}

/** Says so at once. */
export function LateNow({ onRetry }: LateNoteProps) {
  const { retry } = useMessages(failedMessages)
  const { timeout } = useMessages(problemSentences)
  const { place, isFirst, retryAll } = useTroubledPart(lateParts, onRetry)
  return (
    <div ref={place}>
      {isFirst && (
        <Note
          title={timeout}
          live
          action={
            <Button size="small" onClick={retryAll}>
              {retry}
            </Button>
          }
        />
      )}
    </div>
  )
}
