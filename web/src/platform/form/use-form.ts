import { type SyntheticEvent, useRef, useState } from 'react'
import type { FormReading } from './reading.ts'
import { useFieldErrors } from './use-field-errors.ts'

type FormRules<Body, Answer> = {
  /** Name of what the form does, in the report of a failure. */
  action: string
  /** Paths of the fields on screen. */
  fields: readonly string[]
  /** The form's own sentence for a field that is empty, by its path. */
  lacking?: Readonly<Record<string, string>>
  reading: FormReading<Body>
  /** Ends a try that has nothing to send; returns whether it did. */
  skip?: (body: Body) => boolean
  send: (body: Body) => Promise<Answer>
  /** `isStale`: a field was changed while it was on its way. */
  onDone: (answer: Answer, sent: { body: Body; isStale: boolean }) => void
  /** Tells a failure in the form's own way; returns whether it did. What is left is told at its field, or by a toast. */
  onFailed?: (error: unknown) => boolean
  /** The form shows `failure`, so no toast says it. */
  showsFailure?: boolean
}

/** Sends a form, one try at a time: what is wrong with it at its fields, whether it is on its way, and why it failed. */
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
    // A promise outlives the form: a member who has moved on is told too.
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
