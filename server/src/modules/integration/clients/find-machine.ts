import type { Db } from '#platform/db/db.ts'
import { findByToken } from './clients.store.ts'
import { demoClient } from './demo-client.ts'

/** The client of a live token, for the guard of every call. Outside of a demonstration the demonstration's is nobody, though the database was one a moment ago. */
export function findMachine({ demo }: { demo: boolean }) {
  return async (db: Db, token_hash: Buffer, at: Date): ReturnType<typeof findByToken> => {
    const found = await findByToken(db, token_hash, at)
    return found?.caller.client_id === demoClient.client_id && !demo ? null : found
  }
}
