import { useRef, useState } from 'react'
import { useLanguage } from '#platform/language/i18n.ts'
import { focusFirstError } from '#ui/focus-first-error.ts'
import { dismissToast } from '#ui/toast-store.ts'
import { report } from '../page/report-failure.ts'
import { errorToast } from './error-toast.ts'
import { fieldSentences, problemFields } from './field-sentences.ts'
import type { FormReading } from './reading.ts'

/**
 * Error messages at the fields of a form. The page's own errors appear once a field was left or the form was sent, then follow the typing;
 * the server's stay until the field is changed. A path that is no field, such as `phones`, is a group and belongs to the fields below it.
 * `fields` are those on screen, without groups: errors at other paths are shown separately. `lacking` has the form's own message for an
 * empty field, by path.
 */
export function useFieldErrors<Body>(
  fields: readonly string[],
  reading: FormReading<Body>,
  failure: unknown,
  lacking: Readonly<Record<string, string>> = {},
) {
  const language = useLanguage()
  const form = useRef<HTMLFormElement | null>(null)
  const toastId = useRef<string | null>(null)
  // Left: true; restarted since: false.
  const [shown, setShown] = useState<Readonly<Record<string, boolean>>>({})
  const [changed, setChanged] = useState<readonly string[]>([])
  const [isSent, setIsSent] = useState(false)
  const found = 'errors' in reading ? fieldSentences(reading.errors, reading.params, language) : {}
  if ('errors' in reading)
    for (const path of Object.keys(lacking))
      if (reading.errors[path]?.[0] === 'required') found[path] = lacking[path] ?? ''
  const refused = problemFields(failure, language)
  const isAt = (path: string) => (field: string) => field === path || field.startsWith(`${path}.`)

  // Server errors appear some frames after the response.
  function focusError(frames = 20) {
    requestAnimationFrame(() => {
      if (form.current && !focusFirstError(form.current) && frames > 0) focusError(frames - 1)
    })
  }

  return {
    errorOf(path: string): string | undefined {
      const isShown =
        (isSent && shown[path] !== false) ||
        Object.keys(shown).some((field) => shown[field] === true && isAt(path)(field))
      return (isShown ? found[path] : undefined) ?? (changed.some(isAt(path)) ? undefined : refused[path])
    },
    leave: (field: string) => setShown((before) => (before[field] === true ? before : { ...before, [field]: true })),
    /** Called when a field is restarted: it shows no error until it is left or the form is sent. */
    forget: (field: string) => setShown((before) => ({ ...before, [field]: false })),
    /** Called when the form was accepted: further typing starts afresh. */
    begin() {
      setIsSent(false)
      setShown({})
    },
    change: (names: readonly string[]) => setChanged((before) => [...before, ...names]),
    /** Called when the form is sent: shows its errors and focuses the first, or returns the body to send. */
    check(sent: HTMLFormElement): { body: Body } | null {
      form.current = sent
      setIsSent(true)
      setShown({})
      setChanged([])
      // A new attempt has no failure yet.
      if (toastId.current !== null) dismissToast(toastId.current)
      if (!('errors' in reading)) return reading
      focusError()
      return null
    },
    /** Called when sending failed: focuses the first refused field, or shows the failure where the form does not. */
    refuse(error: unknown, action: string, { isShown }: { isShown: boolean }) {
      const isAtField = Object.keys(problemFields(error, language)).some((path) => fields.some(isAt(path)))
      if (isAtField) focusError()
      else if (isShown) report(error, { action })
      else toastId.current = errorToast(error, action)
    },
  }
}
