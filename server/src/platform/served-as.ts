import type { Config } from './config.ts'
import type { Db } from './db.ts'

// What the portal says of itself at each start, for who writes beside it: a link must lead to where members go, whoever writes it.

export type ServedAs = Pick<Config, 'public_url' | 'demo'>
const fact = 'served_as'

export async function tellServedAs(db: Db, { public_url, demo }: ServedAs): Promise<void> {
  const value = JSON.stringify({ public_url, demo } satisfies ServedAs)
  await db.insertInto('portal_facts').values({ name: fact, value }).onConflict((conflict) => conflict.column('name').doUpdateSet({ value }).where('portal_facts.value', '<>', value)).execute()
}

/** As the portal was served when it started last; null where none was. */
export async function servedAs(db: Db): Promise<ServedAs | null> {
  const row = await db.selectFrom('portal_facts').select('value').where('name', '=', fact).executeTakeFirst()
  if (!row) return null
  const told: ServedAs = JSON.parse(row.value)
  return told
}
