import { useEffect, useRef, type FocusEvent, type ReactNode, type SyntheticEvent } from 'react'
import { Button } from './Button.tsx'
import { leftField } from './left-field.ts'
import styles from './Panel.module.css'

type PanelFormProps = {
  submitLabel: string
  /** The verb shown while the form is being sent. */
  busy?: string | undefined
  cancelLabel: string
  onCancel: () => void
  onSubmit: (form: HTMLFormElement) => void
  /** Called with the name of a field that was left for anything but the form's own buttons. */
  onLeave?: ((name: string) => void) | undefined
  children: ReactNode
}

const firstField = 'input:not([type="hidden"], [tabindex="-1"]), select, textarea'

/** The fields of an open panel with what saves and closes them; the focus begins in the first one. */
export function PanelForm({ submitLabel, busy, cancelLabel, onCancel, onSubmit, onLeave, children }: PanelFormProps) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector<HTMLElement>(firstField)?.focus(), [])
  function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy === undefined) onSubmit(event.currentTarget)
  }
  function leave(event: FocusEvent<HTMLFormElement>) {
    const field = leftField(event)
    if (field !== null) onLeave?.(field.name)
  }
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={submit} onBlur={leave}>
      {children}
      <div className={styles.acts}>
        <Button type="submit" variant="primary" busy={busy}>
          {submitLabel}
        </Button>
        <Button variant="quiet" unavailable={busy !== undefined} onClick={onCancel}>
          {cancelLabel}
        </Button>
      </div>
    </form>
  )
}
