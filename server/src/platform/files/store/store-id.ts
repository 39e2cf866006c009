import { newId } from '../../crypto/ids.ts'
import type { Db } from '../../db/db.ts'
import type { FileStore } from '../file-store.ts'

type MarkedStore = Pick<FileStore, 'readMark' | 'writeMark'>
/** `is_set` once the store has the id too: the next start completes one that was interrupted in between. */
type KnownStoreId = { id: string; is_set: boolean }

const fact = 'file_store'
const unset = 'new:'

/** Error of a store, worded for engineers; `isForeignStore` distinguishes it from an unavailable store. */
const strange = (sentence: string) => Object.assign(new Error(sentence), { code: 'STRANGE_STORE' })

export function isForeignStore(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'STRANGE_STORE'
}

/**
 * Checks that database and file store belong together, by an id that both have. Otherwise a second node with a disk of
 * its own would have half of the files, and the sweep of one database would delete another's. Throws a clear sentence;
 * any other error is the store's.
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

/** Tells whether a store is this database's own, without writing; a new database has no id yet. */
export async function isStoreOfDatabase(db: Db, files: Pick<FileStore, 'readMark'>): Promise<boolean> {
  const [known, mark] = [await find(db), await files.readMark()]
  return known !== null && mark === known.id
}

/** Makes the configured store the one of this database, whatever it was before; called after a restore or a copy. */
export async function adoptStore(db: Db, files: MarkedStore): Promise<void> {
  const id = (await find(db))?.id ?? newId()
  await files.writeMark(id)
  await db
    .insertInto('portal_facts')
    .values({ name: fact, value: id })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: id }))
    .execute()
}

/** The first start: concurrent nodes wait for each other at the row. */
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
  // Another node was first: the store must have its id.
  if (!isDone) await checkStoreId(db, files)
}

async function find(db: Db): Promise<KnownStoreId | null> {
  const row = await db.selectFrom('portal_facts').select('value').where('name', '=', fact).executeTakeFirst()
  if (!row) return null
  return row.value.startsWith(unset)
    ? { id: row.value.slice(unset.length), is_set: false }
    : { id: row.value, is_set: true }
}
