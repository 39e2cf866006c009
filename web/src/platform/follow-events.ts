import { streamEvents, type Topic } from '@coussinet/contract/events.ts'
import type { QueryClient } from '@tanstack/react-query'
import { buildAddress } from './calls/address.ts'
import { ownHeaders } from './calls/headers.ts'
import { withFreshToken } from './calls/refresh.ts'
import { isSignedIn, onSessionChange } from './calls/session.ts'

// Further queries that show a topic, besides those whose key begins with it.
const alsoTouched: Partial<Record<Topic, readonly string[]>> = {
  'refund-requests': ['refunds', 'animals', 'onboarding'],
  refunds: ['refund-requests', 'animals'],
  quotes: ['animals'],
  profile: ['me', 'permissions', 'animals', 'onboarding', 'contract', 'sessions', 'passkeys', 'security-log'],
  'payment-methods': ['onboarding'],
  // each document and each answer from the insurer creates one
  notifications: ['insurer-documents', 'contact-messages'],
}

const place = 'portal-events'

/** Refetches data when the server reports changes, by one event stream for all tabs. Returns a function that stops it. */
export function followEvents(queries: QueryClient): () => void {
  const stopping = new AbortController()
  const { signal } = stopping
  const channel = new BroadcastChannel(place)
  const refetch = oneAtATime((topic: Topic | null) => {
    if (topic === null) return queries.invalidateQueries()
    const keys = [topic, ...(alsoTouched[topic] ?? [])]
    return queries.invalidateQueries({
      predicate: ({ queryKey: [key] }) => typeof key === 'string' && keys.includes(key),
    })
  })
  const tell = (topic: Topic | null) => {
    channel.postMessage(topic)
    refetch(topic)
  }
  const lead = ({ takesOver = false } = {}) => followStream(signal, tell, () => tell(null), { takesOver })
  // A tab that takes over from a closed one may have missed events.
  const leadOrWait = (lock: Lock | null): Promise<unknown> =>
    lock ? lead() : navigator.locks.request(place, { signal }, () => lead({ takesOver: true }))
  channel.addEventListener('message', ({ data }: MessageEvent<Topic | null>) => refetch(data))
  const leading = navigator.locks ? navigator.locks.request(place, { ifAvailable: true }, leadOrWait) : lead()
  leading.catch(() => undefined)
  const unwatch = onSessionChange(() => {
    if (!isSignedIn()) stop()
  })
  function stop() {
    unwatch()
    stopping.abort()
    channel.close()
  }
  return stop
}

const SECOND = 1000
const longestWait_ms = 5 * SECOND

/**
 * Refetches one hint of a topic after the other, and merges those that arrive meanwhile into one more: otherwise hints that come faster
 * than responses would cancel each refetch.
 */
function oneAtATime(follow: (topic: Topic | null) => Promise<unknown>): (topic: Topic | null) => void {
  const following = new Set<Topic | null>()
  const again = new Set<Topic | null>()
  async function refetch(topic: Topic | null): Promise<void> {
    if (following.has(topic)) return void again.add(topic)
    following.add(topic)
    // A response that hangs blocks the next hints only for a limited time.
    await Promise.race([follow(topic), new Promise((resolve) => setTimeout(resolve, longestWait_ms))])
    following.delete(topic)
    if (again.delete(topic)) await refetch(topic)
  }
  return (topic) => void refetch(topic)
}

/** Splits a text/event-stream into the data of complete events and the `rest` that is not complete yet. */
export function eventsIn(text: string): { events: string[]; rest: string } {
  const blocks = text.replace(/\r\n?/g, '\n').split('\n\n')
  const rest = blocks.pop() ?? ''
  const events = blocks
    .map((block) =>
      block
        .split('\n')
        .filter((line) => line.startsWith('data:'))
        .map((line) => line.slice(5).trimStart())
        .join('\n'),
    )
    .filter((event) => event !== '')
  return { events, rest }
}

function topicOf(event: string): Topic | null {
  try {
    const data: { topic?: Topic } = JSON.parse(event)
    return data.topic ?? null
  } catch {
    return null
  }
}

async function readStream(signal: AbortSignal, onOpen: () => void, onTopic: (topic: Topic) => void): Promise<void> {
  const response = await withFreshToken(
    (token) =>
      fetch(buildAddress(streamEvents.path), {
        headers: ownHeaders({ accept: 'text/event-stream' }, token),
        signal,
        // It never ends: nothing waits behind it.
        priority: 'low',
      }),
    (answer) => answer,
  )
  if (!response.ok || response.body === null) return
  onOpen()
  let rest = ''
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    const { events, rest: open } = eventsIn(rest + part.value)
    rest = open
    for (const topic of events.map(topicOf)) if (topic !== null) onTopic(topic)
  }
}

const pause = (delay: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    // It may have ended while the stream did: then its place is free at once for the next page.
    if (signal.aborted) return resolve()
    const timer = setTimeout(resolve, delay)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })

const aborted = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (signal.aborted) return resolve()
    signal.addEventListener('abort', () => resolve())
  })

/**
 * Follows the member's events until `signal` is aborted, reconnecting after 1 s to 1 min. `onGap` reports that events may have been missed,
 * also at the first connection if it `takesOver` from another tab.
 */
async function followStream(
  signal: AbortSignal,
  onTopic: (topic: Topic) => void,
  onGap: () => void,
  { takesOver }: { takesOver: boolean },
): Promise<void> {
  const ended = aborted(signal)
  let failures = 0
  let isLater = takesOver
  while (!signal.aborted) {
    const stream = readStream(
      signal,
      () => {
        if (isLater) onGap()
        isLater = true
        failures = 0
      },
      onTopic,
    ).catch(() => undefined)
    // The call may wait for its member to be known, which no signal ends.
    await Promise.race([stream, ended])
    failures += 1
    await pause(Math.min(60, 2 ** (failures - 1)) * SECOND * (0.75 + Math.random() / 2), signal)
  }
}
