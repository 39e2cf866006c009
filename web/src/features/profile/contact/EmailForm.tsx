import { fieldLabels } from '@coussinet/contract/domain/problems.ts'
import { ProfileChange } from '@coussinet/contract/forms.ts'
import type { Profile } from '@coussinet/contract/profile.ts'
import { contactMessages } from '#messages/profile.ts'
import { type FormReading, readWith } from '#platform/form/reading.ts'
import { usePanelForm } from '#platform/form/use-panel-form.ts'
import { useLanguage, useMessages } from '#platform/language/i18n.ts'
import { TextField } from '#ui/TextField.tsx'
import { ChangeForm } from '../ChangeForm.tsx'
import { changeProfile } from '../profile.queries.ts'

type EmailFormProps = { email: string; onDone: (answer: Profile | null) => void; onCancel: () => void }

/** The field of a new e-mail address, which counts once its link is followed. */
export function EmailForm({ email, onDone, onCancel }: EmailFormProps) {
  const { newEmailHint } = useMessages(contactMessages)
  const language = useLanguage()
  const form = usePanelForm({ name: 'profile.email', initial: { email }, read: readEmail, save: changeProfile, onDone })
  return (
    <ChangeForm form={form} onCancel={onCancel}>
      <TextField
        {...form.field('email')}
        type="email"
        label={fieldLabels[language].email}
        hint={newEmailHint}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
    </ChangeForm>
  )
}

type TypedEmail = { email: string }

export const readEmail = (typed: TypedEmail): FormReading<ProfileChange> => readWith(ProfileChange, typed)
