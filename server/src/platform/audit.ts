import type { Db } from './db.ts'
import { newId } from './ids.ts'
import { tellFact } from './observe/log/facts.ts'

type Entry = {
  member_id: string
  action: string
  at: Date
  subject_id?: string
  details?: Record<string, unknown>
  actor?: 'member' | 'insurer' | 'system'
}

/** One line of what was done, in the transaction that does it, and one in the log once it is committed. Details hold no secret and no whole IBAN. */
export async function audit(db: Db, { member_id, action, at, subject_id, details, actor = 'member' }: Entry): Promise<void> {
  await db
    .insertInto('audit_log')
    .values({ member_id, audit_id: newId(), at, actor, action, subject_id: subject_id ?? null, details: JSON.stringify(details ?? {}) })
    .execute()
  tellFact(db, { action, member_id, subject_id: subject_id ?? null, actor })
}
