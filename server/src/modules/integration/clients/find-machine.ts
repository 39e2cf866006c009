import type { Db } from '#platform/db/db.ts'
import { findByToken } from './clients.store.ts'
import { demoClient } from './demo-client.ts'

/** Finds the client of a valid token, for each call. Outside a demo, the demo's client is never accepted. */
export function findMachine({ demo }: { demo: boolean }) {
  return async (db: Db, token_hash: Buffer, at: Date): ReturnType<typeof findByToken> => {
    const found = await findByToken(db, token_hash, at)
    return found?.caller.client_id === demoClient.client_id && !demo ? null : found
  }
}
