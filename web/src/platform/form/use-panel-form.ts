import { type MutationOptions, useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTyped } from '../page/kept-typing.ts'
import { useUnsaved } from '../page/use-leave-guard.ts'
import type { Reading } from './reading.ts'
import { useFieldErrors } from './use-field-errors.ts'

type PanelFormRules<Typed extends Record<string, string>, Body, Answer> = {
  /** The form's name, under which the typing outlives a session. */
  name: string
  /** Values in force: fields that were not changed follow it. */
  initial: Typed
  read: (typed: Typed) => Reading<Body>
  save: MutationOptions<Answer, Error, Body>
  /** `answer` is null when there was nothing to save. */
  onDone: (answer: Answer | null) => void
}

/** The fields of an open panel: what is typed, what is wrong with it, and its saving. Field names are paths of what is sent. */
export function usePanelForm<Typed extends Record<string, string>, Body, Answer>({
  name,
  initial,
  read,
  save,
  onDone,
}: PanelFormRules<Typed, Body, Answer>) {
  // The initial values are kept with the typing, which may be back after a new sign-in and other changes.
  const [{ first, typed }, setTyped] = useTyped(name, { first: initial, typed: initial })
  const saving = useMutation(save)
  const shown = followed(first, typed, initial)
  const isDirty = Object.entries(shown).some(([field, value]) => value !== initial[field])
  const errors = useFieldErrors(Object.keys(initial), read(shown), saving.error)
  const edits = useRef(0)
  useUnsaved(isDirty)

  function change(told: Readonly<Record<string, string>>) {
    edits.current += 1
    setTyped((before) => ({ ...before, typed: { ...before.typed, ...told } }))
    errors.change(Object.keys(told))
  }

  function submit(form: HTMLFormElement) {
    const checked = errors.check(form)
    if (checked === null || saving.isPending) return
    if (!isDirty) {
      onDone(null)
      return
    }
    const sent = edits.current
    // A promise outlives the panel: a member who has moved on is told too.
    saving.mutateAsync(checked.body).then(
      (answer) => {
        // A change during saving is still to be saved: the panel stays.
        if (edits.current === sent) onDone(answer)
      },
      (error: unknown) => errors.refuse(error, name),
    )
  }

  return {
    change,
    submit,
    errorOf: errors.errorOf,
    leave: errors.leave,
    forget: errors.forget,
    isBusy: saving.isPending,
    /** Properties of a field of this path. */
    field: (path: keyof Typed & string) => ({
      name: path,
      value: shown[path],
      error: errors.errorOf(path),
      onValue: (value: string) => change({ [path]: value }),
    }),
  }
}

/** Merges a form: what the member has changed in it, and for the rest what is newest, whoever saved that meanwhile. */
export function followed<Typed extends Record<string, string>>(first: Typed, typed: Typed, newest: Typed): Typed {
  const shown = { ...newest }
  for (const field in shown) if (typed[field] !== first[field]) shown[field] = typed[field]
  return shown
}
