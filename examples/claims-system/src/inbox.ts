import type { PortalEvent } from './api.ts'
import type { Store } from './state.ts'

type Work = (event: PortalEvent) => Promise<void>

/** Keeps events until they are worked on; each one once, whatever the portal sends twice. */
export function openInbox({ state, save }: Store, work: Work) {
  async function finish(event: PortalEvent): Promise<void> {
    await work(event)
    state.waiting = state.waiting.filter(({ event_id }) => event_id !== event.event_id)
    await save()
  }

  return {
    async take(id: string, event: PortalEvent): Promise<void> {
      if (state.seen.includes(id)) return
      state.seen.push(id)
      state.waiting.push(event)
      try {
        await save()
      } catch (error) {
        state.seen = state.seen.filter((one) => one !== id)
        state.waiting = state.waiting.filter(({ event_id }) => event_id !== event.event_id)
        throw error
      }
      void finish(event)
    },
    /** Goes on with what a stop, or a crash, left undone. */
    resume(): void {
      for (const event of state.waiting) void finish(event)
    },
  }
}
