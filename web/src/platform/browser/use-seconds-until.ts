import { useEffect, useState } from 'react'

const secondsUntil = (at: number) => Math.max(0, Math.ceil((at - Date.now()) / 1000))

/** The whole seconds until `at` (milliseconds since 1970), down to 0. */
export function useSecondsUntil(at: number): number {
  const [, setTicks] = useState(0)
  const left = secondsUntil(at)
  useEffect(() => {
    if (left === 0) return
    const timer = setTimeout(() => setTicks((ticks) => ticks + 1), 1000)
    return () => clearTimeout(timer)
  })
  return left
}
