import { PasswordChange } from '@coussinet/contract/forms.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { newPasswordMessages } from '#messages/platform.ts'
import { passwordMessages, profileMessages } from '#messages/profile.ts'
import { useMe } from '#platform/calls/queries.ts'
import { CurrentPasswordField } from '#platform/form/CurrentPasswordField.tsx'
import { errorToast } from '#platform/form/error-toast.ts'
import { type FormReading, readWith } from '#platform/form/reading.ts'
import { useForm } from '#platform/form/use-form.ts'
import { identitiesQuery } from '#platform/identities/identities-query.ts'
import { useMessages } from '#platform/language/i18n.ts'
import { useUnsaved } from '#platform/page/use-leave-guard.ts'
import { rulesMet, usePasswordStrength } from '#platform/password-strength.ts'
import { hasProviders } from '#start/provider-mark.ts'
import { NewPasswordFields } from '#ui/NewPasswordFields.tsx'
import { PanelForm } from '#ui/PanelForm.tsx'
import { toast } from '#ui/toast-store.ts'
import { changePassword, mailPasswordLink } from './profile.queries.ts'

type PasswordFormProps = { onDone: () => void; onCancel: () => void }

type TypedPasswords = { current_password: string; password: string; password_confirmation: string }

export const noPasswords: TypedPasswords = { current_password: '', password: '', password_confirmation: '' }

/** Changes the password, or mails the link that chooses a first one to a member who signs in by a provider alone. */
export function PasswordForm(props: PasswordFormProps) {
  const { data: accounts } = useQuery({ ...identitiesQuery, enabled: hasProviders() })
  return accounts?.has_password === false ? <FirstPassword {...props} /> : <NewPassword {...props} />
}

function FirstPassword({ onDone, onCancel }: PasswordFormProps) {
  const { cancel } = useMessages(profileMessages)
  const words = useMessages(passwordMessages)
  const { nevg } = useMe()
  const mailing = useMutation(mailPasswordLink)

  function send() {
    mailing.mutateAsync(nevg).then(
      () => {
        onDone()
        toast({ text: words.linkSent, tone: 'success' })
      },
      (error: unknown) => errorToast(error, 'profile.password.link'),
    )
  }

  return (
    <PanelForm
      submitLabel={words.sendLink}
      busy={mailing.isPending ? words.sendingLink : undefined}
      cancelLabel={cancel}
      onCancel={onCancel}
      onSubmit={send}
    >
      <p>{words.none}</p>
    </PanelForm>
  )
}

/** The current password and the new one, twice; nothing of it outlives the panel. */
function NewPassword({ onDone, onCancel }: PasswordFormProps) {
  const { cancel } = useMessages(profileMessages)
  const words = useMessages(passwordMessages)
  const { fields, rules } = useMessages(newPasswordMessages)
  const { organisation, firstname, lastname, nevg, email } = useMe()
  const [typed, setTyped] = useState<TypedPasswords>(noPasswords)
  const changing = useMutation(changePassword)
  const form = useForm({
    action: 'profile.password',
    fields: Object.keys(noPasswords),
    reading: readPasswords(typed),
    send: (body) => changing.mutateAsync(body),
    onDone() {
      onDone()
      toast({ text: words.changed, tone: 'success' })
    },
  })
  const strength = usePasswordStrength(typed.password, [organisation ?? '', firstname, lastname, nevg, email])
  useUnsaved(Object.values(typed).some((text) => text !== ''))

  function type(field: keyof TypedPasswords) {
    return (value: string) => {
      setTyped((before) => ({ ...before, [field]: value }))
      form.change([field])
    }
  }

  return (
    <PanelForm
      submitLabel={words.submit}
      busy={form.isBusy ? words.submitting : undefined}
      cancelLabel={cancel}
      onCancel={onCancel}
      onSubmit={form.submit}
      onLeave={form.leave}
    >
      <CurrentPasswordField
        label={words.current}
        showLabel={fields.show}
        hideLabel={fields.hide}
        value={typed.current_password}
        error={form.errorOf('current_password')}
        onValue={type('current_password')}
      />
      <NewPasswordFields
        password={typed.password}
        repetition={typed.password_confirmation}
        onPassword={type('password')}
        onRepetition={type('password_confirmation')}
        rules={rulesMet(typed.password, rules)}
        strength={strength}
        errors={{ password: form.errorOf('password'), repetition: form.errorOf('password_confirmation') }}
        texts={fields}
      />
      <p className="small muted">{words.others}</p>
    </PanelForm>
  )
}

/** Reads the change to send, or its errors: each broken rule at `password`, `password.mismatch` at the repetition. */
export function readPasswords(typed: TypedPasswords): FormReading<PasswordChange> {
  const reading = readWith(PasswordChange, typed)
  if (!('errors' in reading) || typed.password !== '') return reading
  // A password that is not typed yet has one error.
  return { ...reading, errors: { ...reading.errors, password: ['required'] } }
}
