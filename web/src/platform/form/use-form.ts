import { type SyntheticEvent, useRef, useState } from 'react'
import type { FormReading } from './reading.ts'
import { useFieldErrors } from './use-field-errors.ts'

export type FormRules<Body, Answer> = {
  /** Name of the form's action, for error reports. */
  action: string
  /** Paths of the fields on screen. */
  fields: readonly string[]
  /** Own message for an empty field, by path. */
  lacking?: Readonly<Record<string, string>>
  reading: FormReading<Body>
  /** Ends an attempt that has nothing to send; returns whether it did. */
  skip?: (body: Body) => boolean
  send: (body: Body) => Promise<Answer>
  /** `isStale`: a field was changed while the form was being sent. */
  onDone: (answer: Answer, sent: { body: Body; isStale: boolean }) => void
  /** Shows a failure in the form's own way; returns whether it did. Otherwise it appears at its field, or in a toast. */
  onFailed?: (error: unknown) => boolean
  /** The form shows `failure` itself, so there is no toast. */
  showsFailure?: boolean
}

/** Sends a form, one attempt at a time: the errors at its fields, whether it is being sent, and why it failed. */
export function useForm<Body, Answer>({
  action,
  fields,
  lacking,
  reading,
  skip,
  send,
  onDone,
  onFailed,
  showsFailure = false,
}: FormRules<Body, Answer>) {
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const errors = useFieldErrors(fields, reading, failure, lacking)
  // A second press may come before the first is rendered.
  const isSending = useRef(false)
  const edits = useRef(0)

  function setSending(is_sending: boolean) {
    isSending.current = is_sending
    setIsBusy(is_sending)
  }

  function submit(form: HTMLFormElement): void {
    if (isSending.current) return
    const checked = errors.check(form)
    if (checked === null || skip?.(checked.body) === true) return
    const { body } = checked
    const before = edits.current
    setSending(true)
    setFailure(null)
    // The promise outlives the form: a member who has moved on is informed too.
    send(body).then(
      (answer) => {
        setSending(false)
        errors.begin()
        onDone(answer, { body, isStale: edits.current !== before })
      },
      (error: unknown) => {
        setSending(false)
        setFailure(error)
        if (onFailed?.(error) !== true) errors.refuse(error, action, { isShown: showsFailure })
      },
    )
  }

  return {
    submit,
    onSubmit(event: SyntheticEvent<HTMLFormElement>) {
      event.preventDefault()
      submit(event.currentTarget)
    },
    /** Called with the paths of fields whose values change. */
    change(paths: readonly string[]) {
      edits.current += 1
      errors.change(paths)
    },
    errorOf: errors.errorOf,
    leave: errors.leave,
    forget: errors.forget,
    isBusy,
    /** Error of the last try; null when there is none. */
    failure,
    /** Forgets the last try. */
    reset: () => setFailure(null),
  }
}
