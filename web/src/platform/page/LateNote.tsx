import { problemSentences } from '@coussinet/contract/domain/problems.ts'
import { useEffect, useState } from 'react'
import { failedMessages } from '#messages/platform.ts'
import { Button } from '#ui/Button.tsx'
import { Note } from '#ui/Note.tsx'
import { useOnline } from '../browser/use-online.ts'
import { useMessages } from '../language/i18n.ts'
import { LATE_MS } from './late.ts'
import { lateParts, useTroubledPart } from './troubled-parts.ts'

type LateNoteProps = { onRetry: () => void }

/**
 * Note that loading takes long, with a retry: calls have no time limit of ours (DATA-04), so that otherwise the wait might never end. Only
 * the first of several on a page appears.
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
  // Without a network the page shows that already.
  return isLate && isOnline && <LateNow onRetry={tryAgain} />
}

/** Shows the note at once. */
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
