import { type MutationOptions, useMutation } from '@tanstack/react-query'
import { useRestoredState } from '../page/form-memory.ts'
import { useUnsaved } from '../page/use-leave-guard.ts'
import type { FormReading } from './reading.ts'
import { useForm } from './use-form.ts'

type PanelFormRules<Typed extends Record<string, string>, Body, Answer> = {
  /** Name of the form, under which its input outlives a session. */
  name: string
  /** Current values: unchanged fields follow them. */
  initial: Typed
  read: (typed: Typed) => FormReading<Body>
  save: MutationOptions<Answer, Error, Body>
  /** `answer` is null when there was nothing to save. */
  onDone: (answer: Answer | null) => void
}

/** Fields of an open panel: their input, errors and saving. Field names are paths of the request body. */
export function usePanelForm<Typed extends Record<string, string>, Body, Answer>({
  name,
  initial,
  read,
  save,
  onDone,
}: PanelFormRules<Typed, Body, Answer>) {
  // The initial values are stored with the input, which may be restored after a new sign-in and other changes.
  const [{ first, typed }, setTyped] = useRestoredState(name, { first: initial, typed: initial })
  const saving = useMutation(save)
  const shown = followed(first, typed, initial)
  const isDirty = Object.entries(shown).some(([field, value]) => value !== initial[field])
  const form = useForm({
    action: name,
    fields: Object.keys(initial),
    reading: read(shown),
    skip() {
      if (!isDirty) onDone(null)
      return !isDirty
    },
    send: (body: Body) => saving.mutateAsync(body),
    onDone(answer: Answer, { isStale }) {
      // A change made during saving is not saved yet: the panel stays open.
      if (!isStale) onDone(answer)
    },
  })
  useUnsaved(isDirty)

  function change(changes: Readonly<Record<string, string>>) {
    setTyped((before) => ({ ...before, typed: { ...before.typed, ...changes } }))
    form.change(Object.keys(changes))
  }

  return {
    change,
    submit: form.submit,
    onSubmit: form.onSubmit,
    errorOf: form.errorOf,
    leave: form.leave,
    forget: form.forget,
    isBusy: form.isBusy,
    field: (path: keyof Typed & string) => ({
      name: path,
      value: shown[path],
      error: form.errorOf(path),
      onValue: (value: string) => change({ [path]: value }),
    }),
  }
}

/** Merges a form: the member's changes, and the newest value of every other field, whoever saved it. */
export function followed<Typed extends Record<string, string>>(first: Typed, typed: Typed, newest: Typed): Typed {
  const shown = { ...newest }
  for (const field in shown) if (typed[field] !== first[field]) shown[field] = typed[field]
  return shown
}
