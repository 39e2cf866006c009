import { useEffect, useState } from 'react'
import { useMe } from '../calls/queries.ts'
import { formMemory } from '../page/form-memory.ts'

type StoredTexts = Record<string, string>
type Owner = { nevg: string; name: string }

// `follow-session.ts` empties it at the end of every session.
const PLACE = 'draft'

/** Restores a form of that member, with the fields that it still has; null if nothing is stored for them. */
export function restoreForm<Typed extends StoredTexts>(
  storedValue: unknown,
  { nevg, name }: Owner,
  initial: Typed,
): Typed | null {
  const found: Partial<Record<keyof Owner | 'typed', unknown>> =
    typeof storedValue === 'object' && storedValue !== null ? storedValue : {}
  if (found.nevg !== nevg || found.name !== name || typeof found.typed !== 'object' || found.typed === null) return null
  const texts = Object.entries(found.typed).filter(
    ([field, text]) => Object.hasOwn(initial, field) && typeof text === 'string',
  )
  return { ...initial, ...Object.fromEntries(texts) }
}

/** Stored forms of this tab by their names. */
function readForms(): Record<string, unknown> {
  try {
    const forms: unknown = JSON.parse(sessionStorage.getItem(PLACE) ?? '{}')
    return { ...Object(forms) }
  } catch {
    return {}
  }
}

/** Stores one form beside the others; undefined removes it, and the place with the last one. */
function storeForm(name: string, form?: unknown): void {
  const { [name]: _, ...others } = readForms()
  const forms = form === undefined ? others : { ...others, [name]: form }
  if (Object.keys(forms).length === 0) sessionStorage.removeItem(PLACE)
  else sessionStorage.setItem(PLACE, JSON.stringify(forms))
}

/**
 * Keeps the texts of a form across pages, a reload of this tab and an expired session of the same member. They are removed when the form is
 * sent (`clear`), and from this tab at the end of the session. Nothing secret belongs here.
 */
export function useStoredForm<Typed extends StoredTexts>(name: string, initial: Typed) {
  const { nevg } = useMe()
  const [first] = useState(initial)
  const [typed, setTyped] = useState(() => {
    const owner = { nevg, name }
    return restoreForm(formMemory.kept(name), owner, first) ?? restoreForm(readForms()[name], owner, first) ?? first
  })
  useEffect(() => formMemory.markRestored(name), [name])
  useEffect(() => {
    if (Object.keys(first).every((field) => typed[field] === first[field])) {
      formMemory.drop(name)
      storeForm(name)
      return
    }
    const storedValue = { nevg, name, typed }
    formMemory.record(name, storedValue)
    storeForm(name, storedValue)
  }, [name, nevg, typed, first])
  return {
    typed,
    setTyped,
    /** Also once the form is no longer on screen. */
    clear() {
      formMemory.drop(name)
      storeForm(name)
      setTyped(first)
    },
  }
}
