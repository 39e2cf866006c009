import { randomBytes } from 'node:crypto'
import { findCaller } from '#modules/accounts/accounts.ts'
import { newId } from '#platform/crypto/ids.ts'
import type { Db } from '#platform/db/db.ts'
import { noteSpread } from '#platform/db/spread.ts'
import type { Platform } from '#platform/portal.ts'
import { readCitusVersion } from './distribution.store.ts'
import { planDistribution } from './plan.ts'

export type TablePlaces = {
  /** tables about which `coussinet distribute` would do something */
  waiting: string[]
  /** tables that somebody put elsewhere than they belong, in sentences */
  misplaced: string[]
}

/**
 * Looks whether every table is where it belongs, and if so runs the statement by which each call finds its caller; null where
 * the database has no Citus. Throws what that statement throws.
 */
export async function checkPlaces({ db, clock }: Pick<Platform, 'db' | 'clock'>): Promise<TablePlaces | null> {
  if (!(await hasCitus(db))) return null
  const { steps, misplaced } = await planDistribution(db)
  if (steps.length === 0 && misplaced.length === 0)
    await findCaller(db, { member_id: newId(), token_hash: randomBytes(32) }, clock())
  return { waiting: [...new Set(steps.map(({ table }) => table))], misplaced }
}

async function hasCitus(db: Db): Promise<boolean> {
  const isHere = (await readCitusVersion(db)) !== null
  if (isHere) noteSpread()
  return isHere
}

/** Has `/readyz` tell of `tables` where the database has Citus. */
export async function watchPlaces({ db, clock, health }: Pick<Platform, 'db' | 'clock' | 'health'>): Promise<void> {
  if (!(await hasCitus(db))) return
  health.watch('tables', async () => {
    const places = await checkPlaces({ db, clock })
    return places === null || (places.waiting.length === 0 && places.misplaced.length === 0)
  })
}
