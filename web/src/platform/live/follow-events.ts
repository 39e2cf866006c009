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

/** Keeps the cache in step with what the server tells: one stream for all tabs, held by one of them. The answer stops it. */
export function followEvents(queries: QueryClient): () => void {
  const stopping = new AbortController()
  const { signal } = stopping
  const channel = new BroadcastChannel('coussinet-events')
  const refetch = (topic: Topic | null) => {
    if (topic === null) return queries.invalidateQueries()
    const keys = [topic, ...(alsoTouched[topic] ?? [])]
    return queries.invalidateQueries({ predicate: ({ queryKey: [key] }) => typeof key === 'string' && keys.includes(key) })
  }
  const tell = (topic: Topic | null) => {
    channel.postMessage(topic)
    void refetch(topic)
  }
  const lead = () => followStream(signal, tell, () => tell(null))
  channel.addEventListener('message', ({ data }: MessageEvent<Topic | null>) => void refetch(data))
  const leading = navigator.locks ? navigator.locks.request('coussinet-events', { signal }, lead) : lead()
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
