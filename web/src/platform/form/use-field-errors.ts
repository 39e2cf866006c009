import { useRef, useState } from 'react'
import { useLanguage } from '#platform/language/i18n.ts'
import { focusFirstError } from '#ui/focus-first-error.ts'
import { dismissToast } from '#ui/toast-store.ts'
import { report } from '../page/report-failure.ts'
import { errorToast } from './error-toast.ts'
import { fieldSentences, problemFields } from './field-sentences.ts'
import type { FormReading } from './reading.ts'

/**
 * The sentences at the fields of a form. What is wrong on the page shows once the field was left or the form was sent, then
 * follows the typing; what the server refused shows until the field is changed. A path that is no field, such as `phones`,
 * is a group: it goes with the fields below it. `fields` are those on screen, the ones below a group and not the group itself:
 * what is refused elsewhere is told apart. `lacking` has the form's own sentence for a field that is empty, by its path.
 */
export function useFieldErrors<Body>(
  fields: readonly string[],
  reading: FormReading<Body>,
  failure: unknown,
  lacking: Readonly<Record<string, string>> = {},
) {
  const language = useLanguage()
  const form = useRef<HTMLFormElement | null>(null)
  const told = useRef<string | null>(null)
  // Left: true; begun anew since: false.
  const [shown, setShown] = useState<Readonly<Record<string, boolean>>>({})
  const [changed, setChanged] = useState<readonly string[]>([])
  const [isSent, setIsSent] = useState(false)
  const found = 'errors' in reading ? fieldSentences(reading.errors, reading.params, language) : {}
  if ('errors' in reading)
    for (const path of Object.keys(lacking))
      if (reading.errors[path]?.[0] === 'required') found[path] = lacking[path] ?? ''
  const refused = problemFields(failure, language)
  const isAt = (path: string) => (field: string) => field === path || field.startsWith(`${path}.`)

  // Refusals are on screen some frames after the answer.
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
    /** Called when a field is begun anew: nothing shows there again until it is left or sent. */
    forget: (field: string) => setShown((before) => ({ ...before, [field]: false })),
    /** Called when the form was taken: what is typed next is begun anew. */
    begin() {
      setIsSent(false)
      setShown({})
    },
    change: (names: readonly string[]) => setChanged((before) => [...before, ...names]),
    /** Called when the form is sent: shows what is wrong and goes to the first of it, or answers what to send. */
    check(sent: HTMLFormElement): { body: Body } | null {
      form.current = sent
      setIsSent(true)
      setShown({})
      setChanged([])
      // A new try has not failed yet.
      if (told.current !== null) dismissToast(told.current)
      if (!('errors' in reading)) return reading
      focusError()
      return null
    },
    /** Called when the sending failed: goes to the first refused field, else says what failed where the form does not show it. */
    refuse(error: unknown, action: string, { isShown }: { isShown: boolean }) {
      const isAtField = Object.keys(problemFields(error, language)).some((path) => fields.some(isAt(path)))
      if (isAtField) focusError()
      else if (isShown) report(error, { action })
      else told.current = errorToast(error, action)
    },
  }
}
