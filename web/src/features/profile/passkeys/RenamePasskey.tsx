import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { Passkey } from '@coussinet/contract/passkeys.ts'
import { fieldSentences } from '#platform/form/field-sentences.ts'
import { useLanguage, useMessages } from '#platform/language/i18n.ts'
import { useTyped } from '#platform/page/kept-typing.ts'
import { useUnsaved } from '#platform/page/use-leave-guard.ts'
import { PanelForm } from '#ui/display/panel/PanelForm.tsx'
import { toast } from '#ui/feedback/toast/toast-store.ts'
import { TextField } from '#ui/forms/field/TextField.tsx'
import { tellFailure } from '#platform/form/tell-failure.ts'
import { readName } from './passkey-form.ts'
import { passkeyMessages } from './passkeys.messages.ts'
import { renamePasskey } from './passkeys.queries.ts'

type RenamePasskeyProps = { passkey: Passkey; onDone: () => void; onCancel: () => void }

/** The name of a passkey, changed in its row. */
export function RenamePasskey({ passkey, onDone, onCancel }: RenamePasskeyProps) {
  const words = useMessages(passkeyMessages)
  const language = useLanguage()
  const [first] = useState(passkey.name)
  const [name, setName] = useTyped(`profile.passkey.${passkey.id}`, first)
  const renaming = useMutation(renamePasskey)
  useUnsaved(name !== first)
  const reading = readName(name)
  const errors = 'errors' in reading ? fieldSentences(reading.errors, reading.params, language) : {}
  function submit() {
    if ('errors' in reading) return
    onDone()
    if (reading.body === first) return
    renaming.mutateAsync({ id: passkey.id, name: reading.body }).then(
      () => toast({ text: words.renamed, tone: 'success' }),
      (error: unknown) => tellFailure(error, 'profile.passkey.rename'),
    )
  }
  return (
    <PanelForm submitLabel={words.renameSubmit} cancelLabel={words.cancel} onCancel={onCancel} onSubmit={submit}>
      <TextField
        name="name"
        label={words.name}
        value={name}
        error={errors['name']}
        autoComplete="off"
        onValue={setName}
      />
    </PanelForm>
  )
}
