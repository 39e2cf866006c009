import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { passkeyMessages } from '#messages/profile.ts'
import { hasCode } from '#platform/calls/api-problem.ts'
import { useForm } from '#platform/form/use-form.ts'
import { useLanguage, useMessages } from '#platform/language/i18n.ts'
import { useRestoredState } from '#platform/page/form-memory.ts'
import { useUnsaved } from '#platform/page/use-leave-guard.ts'
import { deviceName, whichDevice } from '#platform/passkeys/device-name.ts'
import { PanelForm } from '#ui/PanelForm.tsx'
import { TextField } from '#ui/TextField.tsx'
import { toast } from '#ui/toast-store.ts'
import { readName } from './passkey-form.ts'
import { addPasskey } from './passkeys.queries.ts'

type NewPasskeyProps = { onDone: () => void; onCancel: () => void }

export function NewPasskey({ onDone, onCancel }: NewPasskeyProps) {
  const words = useMessages(passkeyMessages)
  const language = useLanguage()
  const [first] = useState(() => deviceName(whichDevice(navigator.userAgent), language) ?? '')
  const [name, setName] = useRestoredState('profile.passkey.new', first)
  const adding = useMutation(addPasskey)
  const form = useForm({
    action: 'profile.passkey.add',
    fields: ['name'],
    reading: readName(name),
    send: (body) => adding.mutateAsync(body),
    onDone({ outcome }) {
      if (outcome === 'held-already') toast({ text: words.held, tone: 'info' })
      if (outcome !== 'made') return
      onDone()
      toast({ text: words.added, tone: 'success' })
    },
    onFailed(error) {
      const isFull = hasCode(error, 'conflict')
      if (isFull) toast({ text: words.tooMany, tone: 'warning' })
      return isFull
    },
  })
  useUnsaved(name !== first)

  return (
    <PanelForm
      submitLabel={words.create}
      busy={form.isBusy ? words.creating : undefined}
      cancelLabel={words.cancel}
      onCancel={onCancel}
      onSubmit={form.submit}
      onLeave={form.leave}
    >
      <TextField
        name="name"
        label={words.name}
        hint={words.nameHint}
        value={name}
        error={form.errorOf('name')}
        autoComplete="off"
        onValue={setName}
      />
    </PanelForm>
  )
}
