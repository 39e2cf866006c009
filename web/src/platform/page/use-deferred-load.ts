import { useEffect, useState } from 'react'

/** Optional data fetched after the first paint, for guests, who have no cache; null until then and on failure. */
export function useDeferredLoad<Answer>(load: (signal: AbortSignal) => Promise<Answer | null>): Answer | null {
  const [answer, setAnswer] = useState<Answer | null>(null)
  useEffect(() => {
    const leaving = new AbortController()
    load(leaving.signal).then(setAnswer, () => undefined)
    return () => leaving.abort()
  }, [load])
  return answer
}
