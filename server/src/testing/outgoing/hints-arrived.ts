import { newId } from '#platform/crypto/ids.ts'
import { announce } from '#platform/db/events.ts'
import type { TestPortal } from '../start-portal.ts'

/** Waits for the hints of what is committed already: a real PostgreSQL tells of them a moment later, in the order of the commits. */
export async function hintsArrived({ platform }: Pick<TestPortal, 'platform'>): Promise<void> {
  const nobody = newId()
  await new Promise<void>((resolve, reject) => {
    const stop = platform.events.subscribe(nobody, () => {
      stop()
      resolve()
    })
    announce(platform.db, nobody, 'profile').catch(reject)
  })
}
