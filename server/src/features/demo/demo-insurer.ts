import type { Platform } from '#platform/portal.ts'
import { type GodchildEvent, godchildQueue, type GodchildTurn, hearOfGodchild, takeGodchildTurn } from './play/godchildren/godchild-turns.ts'
import { hearOfRelease, hearOfRequest, type InsurerEvent, takeTurn, type Turn, turnQueue } from './play/turns.ts'

/**
 * Plays the insurer: what a member files is opened, decided and paid within about a minute; one request in five waits for a document.
 * Every turn is a job of the database, so that it goes on after a restart.
 */
export async function demoInsurer(platform: Platform): Promise<void> {
  const { jobs } = platform
  await jobs.work<Turn>(turnQueue, (turn) => takeTurn(platform, turn))
  await jobs.work<GodchildTurn>(godchildQueue, (turn) => takeGodchildTurn(platform, turn))
  await jobs.work<InsurerEvent & GodchildEvent>('insurer.events', async (event) => {
    await hearOfRequest(platform, event)
    await hearOfRelease(platform, event)
    await hearOfGodchild(platform, event)
  })
}
