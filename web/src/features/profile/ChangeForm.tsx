import type { ReactNode } from 'react'
import { profileMessages } from '#messages/profile.ts'
import { useMessages } from '#platform/language/i18n.ts'
import { PanelForm } from '#ui/PanelForm.tsx'

type ChangeFormProps = {
  form: { isBusy: boolean; submit: (form: HTMLFormElement) => void; leave: (name: string) => void }
  onCancel: () => void
  children: ReactNode
}

export function ChangeForm({ form, onCancel, children }: ChangeFormProps) {
  const { save, saving, cancel } = useMessages(profileMessages)
  return (
    <PanelForm
      submitLabel={save}
      busy={form.isBusy ? saving : undefined}
      cancelLabel={cancel}
      onCancel={onCancel}
      onSubmit={form.submit}
      onLeave={form.leave}
    >
      {children}
    </PanelForm>
  )
}
