import type { Profile } from '@coussinet/contract/profile.ts'
import { useLanguage, useMessages } from '#platform/language/i18n.ts'
import { fieldLabel } from '#platform/language/field-catalogue.ts'
import { PanelForm } from '#ui/display/panel/PanelForm.tsx'
import { TextField } from '#ui/forms/field/TextField.tsx'
import { usePanelForm } from '../form/use-panel-form.ts'
import { profileMessages } from '../profile.messages.ts'
import { changeProfile } from '../profile.queries.ts'
import { contactMessages } from './contact.messages.ts'
import { readEmail } from './email-form.ts'

type EmailFormProps = { email: string; onDone: (answer: Profile | null) => void; onCancel: () => void }

/** The field of a new e-mail address, which counts once its link is followed. */
export function EmailForm({ email, onDone, onCancel }: EmailFormProps) {
  const words = useMessages(profileMessages)
  const { newEmailHint } = useMessages(contactMessages)
  const language = useLanguage()
  const form = usePanelForm({ name: 'email', initial: { email }, read: readEmail, save: changeProfile, onDone })
  return (
    <PanelForm
      submitLabel={words.save}
      busy={form.isBusy ? words.saving : undefined}
      cancelLabel={words.cancel}
      onCancel={onCancel}
      onSubmit={form.submit}
      onLeave={form.leave}
    >
      <TextField
        {...form.field('email')}
        type="email"
        label={fieldLabel['email']?.[language]}
        hint={newEmailHint}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
    </PanelForm>
  )
}
