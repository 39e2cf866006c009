import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import Mail from '~icons/lucide/mail'
import { contactMessages } from '#messages/profile.ts'
import { useSecondsUntil } from '#platform/browser/use-seconds-until.ts'
import { errorToast, successToast } from '#platform/form/error-toast.ts'
import { useMessages } from '#platform/language/i18n.ts'
import { Button } from '#ui/Button.tsx'
import { Note } from '#ui/Note.tsx'
import { changeProfile } from '../profile.queries.ts'

const pause_ms = 60_000

/** Focuses the panel's own button, or the field in its place: the pressed one goes with the note. */
function giveFocusBack(pressed: HTMLElement, panel: Element | null) {
  const { activeElement } = document
  const hasMovedOn = activeElement !== null && activeElement !== document.body && activeElement !== pressed
  if (!hasMovedOn) panel?.querySelector<HTMLElement>('[data-edit], input')?.focus()
}

type PendingEmailProps = { email: string; pending_email: string; canWrite: boolean }

/** The address that waits for its link: naming it again sends the link again, naming the one in force gives it up. */
export function PendingEmail({ email, pending_email, canWrite }: PendingEmailProps) {
  const words = useMessages(contactMessages)
  const againId = useId()
  const [next_at, setNextAt] = useState(0)
  const left = useSecondsUntil(next_at)
  const asking = useMutation(changeProfile)
  function ask(wanted: string, onDone: () => void) {
    if (asking.isPending) return
    asking.mutateAsync({ email: wanted }).then(onDone, (error: unknown) => errorToast(error, 'profile.pending_email'))
  }
  function sendAgain() {
    ask(pending_email, () => {
      setNextAt(Date.now() + pause_ms)
      successToast(words.confirm)
    })
  }
  function giveUp(pressed: HTMLElement) {
    const panel = pressed.closest('section')
    ask(email, () => {
      giveFocusBack(pressed, panel)
      successToast(words.kept(email))
    })
  }
  const actions = canWrite && (
    <div className="stack gap-s">
      <div className="row wrap">
        <Button
          size="small"
          variant="surface"
          busy={asking.isPending ? words.sending : undefined}
          unavailable={left > 0}
          aria-describedby={left > 0 ? againId : undefined}
          onClick={sendAgain}
        >
          {words.sendAgain}
        </Button>
        <Button
          size="small"
          variant="quiet"
          unavailable={asking.isPending}
          onClick={({ currentTarget }) => giveUp(currentTarget)}
        >
          {words.cancelChange}
        </Button>
      </div>
      {left > 0 && (
        <p id={againId} className="caption muted tnum">
          {words.againSoon(left)}
        </p>
      )}
    </div>
  )
  return (
    <Note icon={<Mail />} title={<span className="breakable">{pending_email}</span>} action={actions}>
      {words.pending}
    </Note>
  )
}
