import { brandName } from '@coussinet/contract/brand/values.ts'
import { sql } from 'kysely'
import type { Config } from '../config/config.ts'
import type { Db } from '../db/db.ts'

// Log lines written by the portal at each start, for other writers: their links must lead to the members' address.

export type DeploymentInfo = Pick<Config, 'public_url' | 'demo'>
const fact = 'served_as'

export async function savePublicUrl(db: Db, { public_url, demo }: DeploymentInfo): Promise<void> {
  const value = JSON.stringify({ public_url, demo } satisfies DeploymentInfo)
  await db
    .insertInto('portal_facts')
    .values({ name: fact, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }).where('portal_facts.value', '<>', value))
    .execute()
}

/** Reads how the portal was served at its last start; null if it was never. */
export async function readDeploymentInfo(db: Db): Promise<DeploymentInfo | null> {
  const row = await db.selectFrom('portal_facts').select('value').where('name', '=', fact).executeTakeFirst()
  if (!row) return null
  const info: DeploymentInfo = JSON.parse(row.value)
  return info
}

const brandFact = 'brand'

/**
 * Throws a sentence if the database belongs to another brand: its members would get this brand's letters, papers and
 * creditor. An insurer that changes its name sets the former one in `BRAND_FORMERLY`; a demo may change freely.
 */
export async function checkBrand(
  db: Db,
  { brand_formerly, demo }: Pick<Config, 'brand_formerly' | 'demo'>,
): Promise<void> {
  const { rows } = await sql<{ there: boolean }>`select to_regclass('portal_facts') is not null as there`.execute(db)
  if (demo || !rows[0]?.there) return
  const known = await db.selectFrom('portal_facts').select('value').where('name', '=', brandFact).executeTakeFirst()
  if (known && known.value !== brandName && known.value !== brand_formerly)
    throw new Error(
      `This database serves the members of ${known.value}, and BRAND gives ${brandName}: start with the BRAND of ${known.value}, or with another database. If it is the same insurer under a new name, set BRAND_FORMERLY to the former one.`,
    )
}

/** Assigns the database to the brand of this process; throws like `checkBrand`. */
export async function saveBrand(db: Db, config: Pick<Config, 'brand_formerly' | 'demo'>): Promise<void> {
  await db
    .insertInto('portal_facts')
    .values({ name: brandFact, value: brandName })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
  await checkBrand(db, config)
  await db
    .updateTable('portal_facts')
    .set({ value: brandName })
    .where('name', '=', brandFact)
    .where('value', '<>', brandName)
    .execute()
}
