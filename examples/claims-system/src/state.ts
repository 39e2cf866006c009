import { open, readFile, rename } from 'node:fs/promises'
import type { PortalEvent } from './api.ts'

/** State that must outlive this process. A real system keeps it in its database, in the transaction of what it does. */
export type State = {
  webhook: { id: string; secret: string } | null
  /** the book was brought: from then on members change their own part of it */
  is_brought: boolean
  /** cursor at which following the changes stopped */
  read_until: string | null
  /** `webhook-id`s that were taken, the oldest first */
  seen: string[]
  /** taken, and not yet worked on */
  waiting: PortalEvent[]
  /** accepted requests whose payment waits: nothing of them changes when it may leave */
  held: { id: string; nevg: string }[]
  /** refunds whose transfer left, with its day */
  transfers: Record<string, string>
}

export type Store = { state: State; save(): Promise<void> }

const mostSeen = 10_000

/** The state of a file; `save` resolves once it would survive a power cut. */
export async function openStore(path: string): Promise<Store> {
  const state: State = {
    webhook: null,
    is_brought: false,
    read_until: null,
    seen: [],
    waiting: [],
    held: [],
    transfers: {},
    ...(await stored(path)),
  }
  let last = Promise.resolve()

  async function write(): Promise<void> {
    state.seen.splice(0, state.seen.length - mostSeen)
    const file = await open(`${path}.tmp`, 'w', 0o600)
    try {
      await file.writeFile(JSON.stringify(state, null, 2))
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(`${path}.tmp`, path)
  }

  return {
    state,
    save() {
      // One after the other: two writers would share the temporary file.
      last = last.catch(() => {}).then(write)
      return last
    },
  }
}

async function stored(path: string): Promise<Partial<State>> {
  try {
    return JSON.parse(await readFile(path, 'utf8'))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return {}
    throw error
  }
}
