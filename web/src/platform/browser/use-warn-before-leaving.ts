import { useEffect } from 'react'

/** Asks before the tab is closed or reloaded while `isDirty`; moves inside the portal are the caller's own. */
export function useWarnBeforeLeaving(isDirty: boolean): void {
  useEffect(() => {
    if (!isDirty) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isDirty])
}
