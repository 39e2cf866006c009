import type { Db } from '#platform/db/db.ts'
import { hasActive } from './webhooks.store.ts'

/** Tells whether a system of the insurer's hears of what members do. */
export const isInsurerConnected = (db: Db): Promise<boolean> => hasActive(db)
