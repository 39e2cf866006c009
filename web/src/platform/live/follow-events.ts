import type { QueryClient } from '@tanstack/react-query'
import type { Topic } from '@coussinet/contract/events.ts'
import { isSignedIn, watchSession } from '../session.ts'
import { followStream } from './events-stream.ts'

// What else shows something of a topic, beside the queries whose key begins with it.
const alsoTouched: Partial<Record<Topic, readonly string[]>> = {
  'refund-requests': ['refunds', 'animals', 'onboarding'],
  refunds: ['refund-requests', 'animals'],
  profile: ['me', 'permissions', 'animals', 'onboarding', 'contract', 'sessions', 'passkeys', 'security-log'],
  'payment-methods': ['onboarding'],
}

const place = 'portal-events'

/** Keeps the cache in step with what the server tells: one stream for all tabs, held by one of them. The answer stops it. */
export function followEvents(queries: QueryClient): () => void {
  const stopping = new AbortController()
  const { signal } = stopping
  const channel = new BroadcastChannel(place)
  const refetch = (topic: Topic | null) => {
    if (topic === null) return queries.invalidateQueries()
    const keys = [topic, ...(alsoTouched[topic] ?? [])]
    return queries.invalidateQueries({
      predicate: ({ queryKey: [key] }) => typeof key === 'string' && keys.includes(key),
    })
  }
  const tell = (topic: Topic | null) => {
    channel.postMessage(topic)
    void refetch(topic)
  }
  const lead = (tookOver: boolean) => followStream(signal, tell, () => tell(null), tookOver)
  // Who takes the place of a tab that was closed may have missed what came in between.
  const leadOrWait = (lock: Lock | null): Promise<unknown> =>
    lock ? lead(false) : navigator.locks.request(place, { signal }, () => lead(true))
  channel.addEventListener('message', ({ data }: MessageEvent<Topic | null>) => void refetch(data))
  const leading = navigator.locks ? navigator.locks.request(place, { ifAvailable: true }, leadOrWait) : lead(false)
  leading.catch(() => undefined)
  const unwatch = watchSession(() => {
    if (!isSignedIn()) stop()
  })
  function stop() {
    unwatch()
    stopping.abort()
    channel.close()
  }
  return stop
}
