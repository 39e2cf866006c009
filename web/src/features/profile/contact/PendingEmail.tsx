import { useMutation } from '@tanstack/react-query'
import Mail from 'lucide-react/icons/mail'
import { useMessages } from '#platform/language/i18n.ts'
import { Button } from '#ui/button/Button.tsx'
import { Note } from '#ui/feedback/Note.tsx'
import { toast } from '#ui/feedback/toast/toast-store.ts'
import { tellFailure } from '../form/tell-failure.ts'
import { changeProfile } from '../profile.queries.ts'
import { contactMessages } from './contact.messages.ts'

type PendingEmailProps = { email: string; pending_email: string; canWrite: boolean }

/** The address that waits for its link: naming it again sends the link again, naming the one in force gives it up. */
export function PendingEmail({ email, pending_email, canWrite }: PendingEmailProps) {
  const words = useMessages(contactMessages)
  const asking = useMutation(changeProfile)
  function ask(wanted: string, told: string) {
    if (asking.isPending) return
    asking.mutateAsync({ email: wanted }).then(
      () => toast({ text: told, tone: 'success' }),
      (error: unknown) => tellFailure(error, 'profile.pending_email'),
    )
  }
  const actions = canWrite && (
    <div className="row wrap">
      <Button size="small" variant="paper" busy={asking.isPending ? words.sending : undefined} onClick={() => ask(pending_email, words.confirm)}>
        {words.sendAgain}
      </Button>
      <Button size="small" variant="quiet" unavailable={asking.isPending} onClick={() => ask(email, words.kept(email))}>
        {words.cancelChange}
      </Button>
    </div>
  )
  return (
    <Note icon={<Mail />} title={<span className="breakable">{pending_email}</span>} action={actions}>
      {words.pending}
    </Note>
  )
}
