import type { Db } from '#platform/db.ts'
import type { OwnWords } from './weakness.ts'

/** What is known of a member under many names: number, e-mail address, their own name and those of their animals. */
export async function ownWordsOf(db: Db, member_id: string): Promise<OwnWords> {
  const rows = await db
    .selectFrom('members')
    .leftJoin('animals', 'animals.member_id', 'members.member_id')
    .select(['members.nevg', 'members.email', 'members.firstname', 'members.lastname', 'animals.name'])
    .where('members.member_id', '=', member_id)
    .execute()
  const [member] = rows
  if (!member) throw new Error('no such member')
  const { nevg, email, firstname, lastname } = member
  return { nevg, email, names: [firstname, lastname, ...rows.flatMap(({ name }) => name ?? [])] }
}
