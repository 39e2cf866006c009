import type { Profile } from '@coussinet/contract/profile.ts'
import { useMessages } from '#platform/language/i18n.ts'
import { useCan } from '#platform/permissions.tsx'
import { useMe } from '#platform/queries.ts'
import { Panel } from '#ui/display/panel/Panel.tsx'
import { tellOnce } from '#platform/form/tell-once.ts'
import type { Opening } from '../form/panels.ts'
import { profileMessages } from '../profile.messages.ts'
import { contactMessages } from './contact.messages.ts'
import { EmailForm } from './EmailForm.tsx'
import { PendingEmail } from './PendingEmail.tsx'

/** The e-mail address in force, and the one that waits for its link to be followed. */
export function EmailPanel({ opened, open, cancel, close }: Opening) {
  const words = useMessages(profileMessages)
  const { confirm } = useMessages(contactMessages)
  const { email, pending_email } = useMe()
  const canWrite = useCan('profile:write')
  function done(answer: Profile | null) {
    close('email')
    if (answer) tellOnce(answer.pending_email === null ? words.saved : confirm)
  }
  return (
    <Panel
      {...words.email}
      edit={canWrite ? { label: words.edit, onEdit: () => open('email') } : undefined}
      form={opened === 'email' && canWrite ? <EmailForm email={email} onDone={done} onCancel={cancel} /> : null}
      after={
        pending_email !== null && (
          <PendingEmail key={pending_email} email={email} pending_email={pending_email} canWrite={canWrite} />
        )
      }
    >
      <p>{email}</p>
    </Panel>
  )
}
