import { Suspense } from 'react'
import { useMessages } from '#platform/language/i18n.ts'
import { lazyPart } from '#platform/page/lazy-part.tsx'
import { useCan } from '#platform/permissions.tsx'
import { Panel } from '#ui/display/panel/Panel.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import type { Opening } from '../form/panels.ts'
import { profileMessages } from '../profile.messages.ts'

const hidden = '••••••••••'

const PasswordForm = lazyPart(() => import('./PasswordForm.tsx').then((module) => module.PasswordForm))

/** The password, never shown and changed here. */
export function PasswordPanel({ opened, open, cancel, close }: Opening) {
  const words = useMessages(profileMessages)
  const canWrite = useCan('profile:write')
  const form = (
    <Suspense fallback={<Skeleton shape="block" label={words.loading} />}>
      <PasswordForm onCancel={cancel} onDone={() => close('password')} />
    </Suspense>
  )
  return (
    <Panel
      // Password managers come here by /.well-known/change-password.
      anchor="password"
      {...words.password}
      edit={canWrite ? { label: words.edit, onEdit: () => open('password') } : undefined}
      form={opened === 'password' && canWrite ? form : null}
    >
      <p aria-hidden="true">{hidden}</p>
    </Panel>
  )
}
