import { deleteWhere, inDevice, promised } from './device-database.ts'
import { forgetKeys, type SealedBytes, seal, sealJson, unseal, unsealJson } from './device-keys.ts'

// Files that another app shared with the portal, until a page takes them over. The worker writes them, and has no member: so they are
// sealed by a key of their own, which signing out destroys.

type SharedRecord = { id: string; request_id: string; at: number; about: SealedBytes; sealed: SealedBytes }
type FileFacts = { name: string; type: string }

const owner = 'shared'
const mostFiles = 20
const mostBytes = 100_000_000
const keptFor_ms = 60 * 60 * 1000

/** Keeps shared files, at most 20 and 100 MB; those of an earlier sharing that nobody took give way. */
export async function keepShared(files: readonly File[]): Promise<void> {
  // The page that took the last ones has destroyed their key, which this worker may still hold.
  forgetKeys()
  const taken = files.slice(0, mostFiles)
  if (taken.reduce((sum, { size }) => sum + size, 0) > mostBytes) throw new Error('More was shared than is taken')
  const records = await Promise.all(
    taken.map(async (file): Promise<SharedRecord> => {
      const id = `${owner}-${crypto.randomUUID()}`
      const facts: FileFacts = { name: file.name, type: file.type }
      const [about, sealed] = await Promise.all([
        sealJson(owner, id, facts),
        seal(owner, `${id} bytes`, await file.arrayBuffer()),
      ])
      return { id, request_id: owner, at: Date.now(), about, sealed }
    }),
  )
  await inDevice('files', 'readwrite', async (store) => {
    await deleteWhere(store('files'), 'request_id', owner)
    await Promise.all(records.map((record) => promised(store('files').put(record))))
  })
}

/** Hands over what was shared in the last hour, once. */
export async function takeShared(): Promise<File[]> {
  const records: SharedRecord[] = await inDevice('files', 'readonly', (store) =>
    promised(store('files').index('request_id').getAll(owner)),
  )
  const files = await Promise.all(records.filter(({ at }) => at > Date.now() - keptFor_ms).map(open))
  await destroyShared()
  return files
}

async function open({ id, about, sealed }: SharedRecord): Promise<File> {
  const { name, type } = (await unsealJson(owner, id, about)) as FileFacts
  return new File([await unseal(owner, `${id} bytes`, sealed)], name, { type })
}

/** Destroys what was shared and not taken, with its key. */
export async function destroyShared(): Promise<void> {
  await inDevice(['keys', 'files'], 'readwrite', async (store) => {
    await promised(store('keys').delete(owner))
    await deleteWhere(store('files'), 'request_id', owner)
  })
  forgetKeys()
}
