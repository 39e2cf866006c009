import { type Dispatch, type SetStateAction, useEffect, useEffectEvent, useState } from 'react'
import { toast } from '#ui/toast-store.ts'
import { me } from '../calls/queries.ts'
import { queries } from '../calls/query-client.ts'
import { type SessionChange, onSessionChange, setKeepsInput } from '../calls/session.ts'
import { inLanguage } from '../language/i18n.ts'

type FormValues = Record<string, unknown>

// Only the tab that signs out asks before it loses input: the others keep theirs, as they do when a session expires.
const storesInput = (change: SessionChange) => change === 'session-expired' || change === 'signed-out-elsewhere'

/** Unsent input of members: stored in memory only, from the end of a session until the same member's next one. */
export function createFormMemory() {
  let shown: FormValues = {}
  let stored: { nevg: string; values: FormValues } | null = null

  return {
    /** Registers the input of a form on screen. */
    record(key: string, value: unknown): void {
      shown[key] = value
    },
    /** Removes a form that was left, or has its initial values again. */
    drop(key: string): void {
      delete shown[key]
    },
    /** Input that the same member had not sent when the session ended; undefined if there is none. */
    keptFor(nevg: string | undefined, key: string): unknown {
      return stored !== null && stored.nevg === nevg ? stored.values[key] : undefined
    },
    /** Tells whether there is input, on screen or waiting for its member to sign in again. */
    isHolding: (): boolean => Object.keys({ ...shown, ...stored?.values }).length > 0,
    /** Removes input that is restored in its form. */
    markRestored(key: string): void {
      if (stored !== null) delete stored.values[key]
    },
    /** Another member signed in: removes the former one's input. */
    switchMember(nevg: string | undefined): void {
      if (nevg !== undefined && stored !== null && stored.nevg !== nevg) stored = null
    },
    /** Stores the screen's input when the session of `nevg` expires or ends in another tab; removes all on sign-out in this one. */
    applySessionChange(change: SessionChange, nevg: string | undefined): void {
      if (change === 'signed-out') stored = null
      if (storesInput(change) && nevg !== undefined) {
        stored = { nevg, values: stored?.nevg === nevg ? { ...stored.values, ...shown } : shown }
      }
      if (change === 'signed-out' || storesInput(change)) shown = {}
    },
  }
}

const typing = createFormMemory()
const nevgNow = () => queries.getQueryData(me.queryKey)?.nevg

let isWatching = false
function watch(): void {
  if (isWatching) return
  isWatching = true
  const keeps = (change: SessionChange) => change === 'signed-out-elsewhere' && typing.isHolding()
  setKeepsInput(keeps)
  onSessionChange((change) => {
    typing.applySessionChange(change, nevgNow())
    if (keeps(change)) void announceStoredInput()
  })
  queries.getQueryCache().subscribe(() => typing.switchMember(nevgNow()))
}

/** Shows that another tab has signed out, and that this one still has its input. */
async function announceStoredInput(): Promise<void> {
  const { keptInputMessages } = await import('#messages/kept-input.ts')
  toast({ text: inLanguage(keptInputMessages).elsewhere, tone: 'warning' })
}

/** Keeps a draft longer than its form is on screen. */
export const formMemory = {
  record(key: string, value: unknown): void {
    watch()
    typing.record(key, value)
  },
  drop: (key: string) => typing.drop(key),
  /** Value that the same member had not sent when the session ended. */
  kept: (key: string) => typing.keptFor(nevgNow(), key),
  markRestored: (key: string) => typing.markRestored(key),
}

/** Secrets must be typed again. */
type Plain<Key extends string> = Key extends `${string}${'password' | 'code' | 'secret'}${string}` ? never : Key

/**
 * Variant of `useState` whose value outlives an expired session and a sign-out in another tab: it is restored when the same
 * member signs in again in this tab, and removed when the form is left, on sign-out in this tab, and for any other member.
 * `key` names the form and the object it edits; `onRestored` is called once with the restored value, for forms that save
 * while the member types.
 */
export function useRestoredState<Value, Key extends string>(
  key: Plain<Key>,
  initial: Value | (() => Value),
  onRestored?: (value: Value) => void,
): [Value, Dispatch<SetStateAction<Value>>] {
  const name: string = key
  const [first] = useState(initial)
  const [restored] = useState((): Value | undefined => {
    const found: object = { value: typing.keptFor(nevgNow(), name) }
    return Reflect.get(found, 'value')
  })
  const [value, setValue] = useState(restored === undefined ? first : restored)
  const tellRestored = useEffectEvent(() => {
    if (restored !== undefined) onRestored?.(restored)
  })
  useEffect(() => {
    if (Object.is(value, first)) typing.drop(name)
    else typing.record(name, value)
  }, [name, value, first])
  useEffect(() => {
    watch()
    typing.markRestored(name)
    tellRestored()
    return () => typing.drop(name)
  }, [name])
  return [value, setValue]
}
