import { type Dispatch, type SetStateAction, useEffect, useEffectEvent, useState } from 'react'
import { me } from '../calls/queries.ts'
import { queries } from '../calls/query-client.ts'
import { type SessionChange, onSessionChange } from '../calls/session.ts'

type FormValues = Record<string, unknown>

/** Typing of members that is not sent yet: kept in memory, never in storage, from the end of a session to the next one of the same member. */
export function createFormMemory() {
  let shown: FormValues = {}
  let kept: { nevg: string; values: FormValues } | null = null

  return {
    /** Tells what a form on screen holds. */
    record(key: string, value: unknown): void {
      shown[key] = value
    },
    /** A form is left, or holds what it began with. */
    drop(key: string): void {
      delete shown[key]
    },
    /** Typing of the same member when the session expired; undefined when there is nothing. */
    keptFor(nevg: string | undefined, key: string): unknown {
      return kept !== null && kept.nevg === nevg ? kept.values[key] : undefined
    },
    /** Restored typing is back in its form. */
    markRestored(key: string): void {
      if (kept !== null) delete kept.values[key]
    },
    /** Another member is here: nothing of the former one stays. */
    switchMember(nevg: string | undefined): void {
      if (nevg !== undefined && kept !== null && kept.nevg !== nevg) kept = null
    },
    /** Keeps what is on screen when the session of `nevg` expires, forgets everything when a member signs out. */
    applySessionChange(change: SessionChange, nevg: string | undefined): void {
      if (change === 'signed-out') kept = null
      if (change === 'session-expired' && nevg !== undefined) {
        kept = { nevg, values: kept?.nevg === nevg ? { ...kept.values, ...shown } : shown }
      }
      if (change === 'signed-out' || change === 'session-expired') shown = {}
    },
  }
}

const typing = createFormMemory()
const nevgNow = () => queries.getQueryData(me.queryKey)?.nevg

let isWatching = false
function watch(): void {
  if (isWatching) return
  isWatching = true
  onSessionChange((change) => typing.applySessionChange(change, nevgNow()))
  queries.getQueryCache().subscribe(() => typing.switchMember(nevgNow()))
}

/** Keeps a draft longer than its form is on screen. */
export const formMemory = {
  record(key: string, value: unknown): void {
    watch()
    typing.record(key, value)
  },
  drop: (key: string) => typing.drop(key),
  /** Value that the same member had held when the session expired. */
  kept: (key: string) => typing.keptFor(nevgNow(), key),
  markRestored: (key: string) => typing.markRestored(key),
}

/** Secrets are typed anew. */
type Plain<Key extends string> = Key extends `${string}${'password' | 'code' | 'secret'}${string}` ? never : Key

/**
 * A `useState` whose value outlives an expired session: it is back when the same member has signed in again in this tab, and
 * is forgotten when the form is left, on sign-out, and for any other member. `key` names the form and the thing it changes;
 * `onRestored` is told once what came back, for forms that save as they are told.
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
