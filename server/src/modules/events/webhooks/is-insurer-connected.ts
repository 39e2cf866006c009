import type { Db } from '#platform/db/db.ts'
import { hasActive } from './webhooks.store.ts'

export const isInsurerConnected = (db: Db): Promise<boolean> => hasActive(db)
