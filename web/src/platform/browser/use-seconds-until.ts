import { useEffect, useState } from 'react'

const secondsUntil = (at: number) => Math.max(0, Math.ceil((at - Date.now()) / 1000))

/** Whole seconds until `at` (milliseconds since 1970), down to 0. */
export function useSecondsUntil(at: number): number {
  const [shown, setShown] = useState(() => ({ at, left: secondsUntil(at) }))
  // A change of `at` takes effect at once, not at the next second.
  if (shown.at !== at) setShown({ at, left: secondsUntil(at) })
  useEffect(() => {
    if (shown.left === 0) return
    const timer = setTimeout(() => setShown({ at, left: secondsUntil(at) }), 1000)
    return () => clearTimeout(timer)
  }, [at, shown])
  return shown.left
}
