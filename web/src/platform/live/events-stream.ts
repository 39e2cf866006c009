import { streamEvents, type Topic } from '@coussinet/contract/events.ts'
import { addressOf } from '../calls/address.ts'
import { ownHeaders } from '../calls/headers.ts'
import { withFreshToken } from '../calls/refresh.ts'

const SECOND = 1000

/** The data of each complete event of a text/event-stream; `rest` is what has not ended yet. */
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
    const told: { topic?: Topic } = JSON.parse(event)
    return told.topic ?? null
  } catch {
    return null
  }
}

async function readStream(signal: AbortSignal, onOpen: () => void, onTopic: (topic: Topic) => void): Promise<void> {
  const response = await withFreshToken((token) =>
    fetch(addressOf(streamEvents.path), { headers: ownHeaders({ accept: 'text/event-stream' }, token), signal }),
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
    const timer = setTimeout(resolve, delay)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })

/** Follows the member's events until `signal`; `onGap` says that some may have been missed, from the first time on when it was `opened` by another tab before. Comes back after 1 s to 1 min. */
export async function followStream(
  signal: AbortSignal,
  onTopic: (topic: Topic) => void,
  onGap: () => void,
  opened: boolean,
): Promise<void> {
  let failures = 0
  let isLater = opened
  while (!signal.aborted) {
    await readStream(
      signal,
      () => {
        if (isLater) onGap()
        isLater = true
        failures = 0
      },
      onTopic,
    ).catch(() => undefined)
    failures += 1
    await pause(Math.min(60, 2 ** (failures - 1)) * SECOND * (0.75 + Math.random() / 2), signal)
  }
}
