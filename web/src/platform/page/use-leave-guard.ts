import { useBlocker } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useWarnBeforeLeaving } from '../browser/use-warn-before-leaving.ts'
import { isSignedIn } from '../calls/session.ts'
import { beforeSignOut } from '../calls/sign-out.ts'

const unsaved = new Set<symbol>()

/** Declares unsaved changes: closing the tab asks first, and so does `useLeaveGuard`. */
export function useUnsaved(isDirty: boolean): void {
  useWarnBeforeLeaving(isDirty)
  useEffect(() => {
    if (!isDirty) return
    const mark = Symbol('unsaved')
    unsaved.add(mark)
    return () => {
      unsaved.delete(mark)
    }
  }, [isDirty])
}

type LeaveAttempt = { isDirty: boolean; isSignedIn: boolean; from: string; to: string }

/** Tells whether a navigation needs the question: never after the end of the session, nor within the page. */
export function needsConfirmation({ isDirty, isSignedIn: hasSession, from, to }: LeaveAttempt): boolean {
  return isDirty && hasSession && from !== to
}

type LeaveGuard = {
  isAsking: boolean
  /** Runs an action that loses changes, after the question if there are any. */
  ask: (go: () => void) => void
  leave: () => void
  stay: () => void
}

/** Blocks what would lose the changes declared by `useUnsaved`, until the member has answered. */
export function useLeaveGuard(): LeaveGuard {
  const [blocked, setBlocked] = useState<{ go: () => void } | null>(null)
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      needsConfirmation({
        isDirty: unsaved.size > 0,
        isSignedIn: isSignedIn(),
        from: current.pathname,
        to: next.pathname,
      }),
    enableBeforeUnload: false,
    withResolver: true,
  })
  useEffect(() => beforeSignOut((go) => (unsaved.size > 0 ? setBlocked({ go }) : go())), [])
  return {
    isAsking: blocked !== null || blocker.status === 'blocked',
    ask: (go) => (unsaved.size > 0 ? setBlocked({ go }) : go()),
    leave: () => {
      setBlocked(null)
      blocked?.go()
      blocker.proceed?.()
    },
    stay: () => {
      setBlocked(null)
      blocker.reset?.()
    },
  }
}
