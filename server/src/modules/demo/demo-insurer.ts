import { demoQueue, isInsurerConnected } from '#modules/events/events.ts'
import type { Platform } from '#platform/portal.ts'
import {
  type GodchildEvent,
  godchildQueue,
  type GodchildTurn,
  hearOfGodchild,
  takeGodchildTurn,
} from './play/godchildren/godchild-turns.ts'
import { hearOfRelease, hearOfRequest, type InsurerEvent, takeTurn, type Turn, turnQueue } from './play/turns.ts'

/**
 * Plays the insurer: what a member files is opened, decided and paid within about a minute; one request in five waits for a document.
 * Every turn is a job of the database, so that it goes on after a restart. While a webhook stands, a real insurer is connected: this one is silent.
 */
export async function demoInsurer(platform: Platform): Promise<void> {
  const { jobs, db } = platform
  const work = <T extends object>(queue: string, play: (told: T) => Promise<void>) =>
    jobs.work<T>(queue, async (told) => {
      if (!(await isInsurerConnected(db))) await play(told)
    })
  await work<Turn>(turnQueue, (turn) => takeTurn(platform, turn))
  await work<GodchildTurn>(godchildQueue, (turn) => takeGodchildTurn(platform, turn))
  await work<InsurerEvent & GodchildEvent>(demoQueue, async (event) => {
    await hearOfRequest(platform, event)
    await hearOfRelease(platform, event)
    await hearOfGodchild(platform, event)
  })
}
