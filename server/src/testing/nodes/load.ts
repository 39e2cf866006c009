import { randomUUID } from 'node:crypto'

/** One answer, or the lack of one (status 0). */
export type LoadAnswer = {
  at: number
  ms: number
  path: string
  status: number
  type: string
  retry_after: string | null
}

/** Outcome of one call, tries included. */
type CallOutcome = { answers: LoadAnswer[]; body: string }

export type Load = {
  answers: LoadAnswer[]
  /** calls whose last try failed */
  failed: LoadAnswer[]
  calls: number
  /** drafts that were acknowledged, by the key of their call */
  drafts: Map<string, string>
  /** those whose answer never came */
  open: { token: string; key: string }[]
  stop(): Promise<void>
}

// Below what may be open at once (`mostDrafts` of the contract).
const draftsOfOne = 40

type LoadRules = {
  /** that work at the same time */
  workers: number
  /** number of times that a call is sent again that got no answer, or one of 5xx; writes bear an Idempotency-Key */
  retries: number
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/**
 * Members at work until it is stopped: each creates a draft, reads it, and reads about itself, over and over. Who has as many
 * drafts as one may have gives way to the next; when all have, they go on reading.
 */
export function startLoad(url: string, tokens: readonly string[], { workers, retries }: LoadRules): Load {
  let stopped = false
  const load: Load = {
    answers: [],
    failed: [],
    calls: 0,
    drafts: new Map(),
    open: [],
    stop,
  }
  const fresh = [...tokens]
  const working = Array.from({ length: workers }, () => work())

  async function call(token: string, method: string, path: string, key?: string): Promise<CallOutcome> {
    const answers: LoadAnswer[] = []
    load.calls += 1
    for (let attempt = 0; ; attempt += 1) {
      const { answer, body } = await ask(url, { token, method, path, key })
      answers.push(answer)
      load.answers.push(answer)
      // A call under the same key may still be in hand where the first try went.
      const again = answer.status === 0 || answer.status >= 500 || (answer.status === 409 && attempt > 0)
      if (!again) return { answers, body }
      if (attempt >= retries) {
        load.failed.push(answer)
        return { answers, body: '' }
      }
      await pause(50 * 2 ** Math.min(attempt, 4))
    }
  }

  async function work(): Promise<void> {
    let token = fresh.shift() ?? ''
    for (let made = 0; !stopped;) {
      if (made === draftsOfOne && fresh.length > 0) {
        token = fresh.shift() ?? ''
        made = 0
      }
      if (made < draftsOfOne) {
        made += 1
        await create(token)
      }
      await call(token, 'GET', '/me')
      await pause(10)
    }
  }

  async function create(token: string): Promise<void> {
    const key = randomUUID()
    const { body } = await call(token, 'POST', '/refund-requests', key)
    const id = idIn(body)
    if (id === null) load.open.push({ token, key })
    else {
      load.drafts.set(key, id)
      await call(token, 'GET', `/refund-requests/${id}`)
    }
  }

  async function stop(): Promise<void> {
    stopped = true
    await Promise.all(working)
  }

  return load
}

/** Asks again what was left open, until it is known; returns the drafts. */
export async function settle(url: string, { open, drafts }: Load): Promise<string[]> {
  for (const { token, key } of open.splice(0)) {
    const { answer, body } = await ask(url, {
      token,
      method: 'POST',
      path: '/refund-requests',
      key,
    })
    const id = idIn(body)
    if (id === null) throw new Error(`It is still not known: ${answer.status}`)
    drafts.set(key, id)
  }
  return [...drafts.values()]
}

async function ask(
  url: string,
  { token, method, path, key }: { token: string; method: string; path: string; key?: string | undefined },
): Promise<{ answer: LoadAnswer; body: string }> {
  const began = performance.now()
  const note = (status: number, type: string, retry_after: string | null): LoadAnswer => ({
    at: Date.now(),
    ms: performance.now() - began,
    path,
    status,
    type,
    retry_after,
  })
  try {
    const response = await fetch(`${url}/api${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(key ? { 'idempotency-key': key } : {}),
      },
      signal: AbortSignal.timeout(15_000),
    })
    const body = await response.text()
    return {
      answer: note(response.status, response.headers.get('content-type') ?? '', response.headers.get('retry-after')),
      body,
    }
  } catch {
    return { answer: note(0, '', null), body: '' }
  }
}

function idIn(body: string): string | null {
  return /"id":"([0-9a-f-]{36})"/.exec(body)?.[1] ?? null
}
