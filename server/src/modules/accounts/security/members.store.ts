import type { Country } from '@coussinet/contract/fields.ts'
import type { Db } from '#platform/db.ts'

/** Whom a notice is written to, and how. */
export async function findReader(db: Db, member_id: string) {
  return db
    .selectFrom('members')
    .select(['email', 'mobile', 'locale', 'country', 'firstname', 'lastname'])
    .where('member_id', '=', member_id)
    .$narrowType<{ country: Country }>()
    .executeTakeFirst()
}

/** What a freeze looks at. */
export async function findMember(db: Db, member_id: string) {
  return db
    .selectFrom('members')
    .select(['email', 'recovery_email', 'frozen_at'])
    .where('member_id', '=', member_id)
    .executeTakeFirst()
}

type Change = {
  email?: string
  recovery_email?: null
  recovery_email_until?: null
  email_changed_at?: Date
  pending_email?: null
  password_hash?: null
  frozen_at?: Date
}

export async function changeMember(db: Db, member_id: string, change: Change, at: Date): Promise<void> {
  await db
    .updateTable('members')
    .set({ ...change, updated_at: at })
    .where('member_id', '=', member_id)
    .execute()
}
