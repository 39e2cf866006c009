import { newId } from '../../crypto/ids.ts'
import type { Db } from '../../db/db.ts'
import type { FileStore } from '../file-store.ts'

type MarkedStore = Pick<FileStore, 'readMark' | 'writeMark'>
/** `is_set` once the store bears the id too: a start that was cut off between the two is finished by the next one. */
type KnownStoreId = { id: string; is_set: boolean }

const fact = 'file_store'
const unset = 'new:'

/** Failure of a store, worded for an engineer; `isForeignStore` tells it from a store that cannot be asked. */
const strange = (sentence: string) => Object.assign(new Error(sentence), { code: 'STRANGE_STORE' })

export function isForeignStore(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'STRANGE_STORE'
}

/**
 * A database and a store of files belong together: each bears the other's id. Without this, a second node with a disk of its
 * own would keep half of the files, and the sweep of one database would delete what another one holds.
 * Throws a clear sentence; any other failure is the store's.
 */
export async function checkStoreId(db: Db, files: MarkedStore): Promise<void> {
  const [known, mark] = [await find(db), await files.readMark()]
  if (mark === null && known?.is_set)
    throw strange(
      'This database knows another store of files than the one of the settings: start with the former DATA_DIR or S3_URL. Several nodes share one store, by S3_URL. After a restore or a copy of the files, `coussinet files adopt` joins the two.',
    )
  if (mark !== null && mark !== known?.id)
    throw strange(
      'The store of files belongs to another database: take another DATA_DIR, another bucket or folder in S3_URL, or the database that it belongs to. After a restore or a copy, `coussinet files adopt` joins the two.',
    )
  if (known?.is_set) return
  await markFirst(db, files)
}

/** Tells whether a store is this database's own, and writes nothing; a database that no portal has started on yet knows none. */
export async function isStoreOfDatabase(db: Db, files: Pick<FileStore, 'readMark'>): Promise<boolean> {
  const [known, mark] = [await find(db), await files.readMark()]
  return known !== null && mark === known.id
}

/** Makes the store of the settings the one of this database, whatever it was before; at the end of a restore or of a copy. */
export async function adoptStore(db: Db, files: MarkedStore): Promise<void> {
  const id = (await find(db))?.id ?? newId()
  await files.writeMark(id)
  await db
    .insertInto('portal_facts')
    .values({ name: fact, value: id })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: id }))
    .execute()
}

/** The first start: nodes that begin at once wait for each other at the row. */
async function markFirst(db: Db, files: MarkedStore): Promise<void> {
  await db
    .insertInto('portal_facts')
    .values({ name: fact, value: `${unset}${newId()}` })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
  const isDone = await db.transaction().execute(async (tx) => {
    const { value } = await tx
      .selectFrom('portal_facts')
      .select('value')
      .where('name', '=', fact)
      .forUpdate()
      .executeTakeFirstOrThrow()
    if (!value.startsWith(unset)) return false
    const id = value.slice(unset.length)
    const mark = await files.readMark()
    if (mark !== null && mark !== id) throw strange('The store of files belongs to another database.')
    if (mark === null) await files.writeMark(id)
    await tx.updateTable('portal_facts').set({ value: id }).where('name', '=', fact).execute()
    return true
  })
  // Another node was first: the store must be the one that it marked.
  if (!isDone) await checkStoreId(db, files)
}

async function find(db: Db): Promise<KnownStoreId | null> {
  const row = await db.selectFrom('portal_facts').select('value').where('name', '=', fact).executeTakeFirst()
  if (!row) return null
  return row.value.startsWith(unset)
    ? { id: row.value.slice(unset.length), is_set: false }
    : { id: row.value, is_set: true }
}
