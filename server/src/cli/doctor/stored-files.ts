import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { stat, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import type { Config } from '#platform/config/config.ts'
import type { Db } from '#platform/db/db.ts'
import { clamdScanner, testVirus } from '#platform/files/clamd.ts'
import { fileKey, type FileStore, pathOfKey } from '#platform/files/file-store.ts'
import { isStoreOfDatabase } from '#platform/files/store/store-id.ts'
import { checkIncomplete, type DoctorFinding, green, runCheck, red, unknown } from './finding.ts'

const longest = 4000
/** free bytes needed by the volumes of stored files and of uploads */
const leastRoom = 2 * 1024 ** 3
const largestScan = 10 * 1024 * 1024

type FileCheckDeps = { config: Config; db: Db | null; files: () => Promise<FileStore> }

/**
 * The file store: an object can be written, read and deleted, strangers have no access, and the store belongs to this
 * database.
 */
export async function checkFiles({ config, db, files }: FileCheckDeps): Promise<DoctorFinding[]> {
  const { s3, data_dir } = config
  const name = s3 === null ? 'folder of files' : 'bucket'
  const mend =
    s3 === null
      ? 'Let the portal’s user write there.'
      : 'The role of S3_URL needs to put, get and delete objects below the folder, and to list the bucket.'
  return runCheck(name, mend, async () => {
    const folder = join(data_dir, 'files')
    if (s3 === null && !existsSync(folder))
      return red(name, `there is none in ${data_dir}`, 'Set S3_URL, or the DATA_DIR of the portal.')
    const store = await files()
    const found = await lookWithProbe(store, name, mend, (key) =>
      s3 === null ? lookAtMode(folder) : lookAsStranger(`${s3.endpoint}/${s3.bucket}/${s3.prefix}${pathOfKey(key)}`),
    )
    if (db === null) return found
    return [
      ...found,
      (await isStoreOfDatabase(db, store))
        ? green('owner of the files', 'this database')
        : red(
            'owner of the files',
            'another database, or none',
            'Give the S3_URL or DATA_DIR of this database; after a copy: coussinet files adopt',
          ),
    ]
  })
}

/** A random key: if the connection breaks, the sweep deletes the file, which has no row. */
async function lookWithProbe(
  store: FileStore,
  name: string,
  mend: string,
  outside: (key: string) => Promise<DoctorFinding>,
): Promise<DoctorFinding[]> {
  const [key, bytes] = [fileKey(), randomBytes(64)]
  await store.put(key, bytes)
  const found: DoctorFinding[] = []
  try {
    const read = await buffer((await store.open(key)).stream)
    found.push(
      read.equals(bytes)
        ? green(name, 'put, read and deleted a probe')
        : red(name, 'a probe is read with other bytes than were put', mend),
    )
    found.push(await outside(key))
  } finally {
    await store.remove(key)
  }
  const isGone = await store.open(key).then(
    ({ stream }) => (stream.destroy(), false),
    () => true,
  )
  return isGone ? found : [red(name, 'a probe is there after its deletion', mend), ...found]
}

async function lookAsStranger(url: string): Promise<DoctorFinding> {
  const name = 'strangers at the bucket'
  const mend = 'Forbid public access to the bucket.'
  const answer = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(longest) })
  await answer.body?.cancel()
  return answer.ok
    ? red(name, `read a file without a key (${answer.status})`, mend)
    : green(name, `are refused (${answer.status})`)
}

async function lookAtMode(folder: string): Promise<DoctorFinding> {
  const { mode } = await stat(folder)
  const words = `mode ${(mode & 0o777).toString(8)}`
  return (mode & 0o007) === 0
    ? green('strangers at the folder', `${words}: closed to other users`)
    : red('strangers at the folder', `${words}: other users may enter`, `chmod 700 ${folder}`)
}

export async function checkDisks({ data_dir }: Config): Promise<DoctorFinding[]> {
  const places = [
    { name: 'disk of DATA_DIR', path: data_dir },
    { name: 'disk of uploads on their way', path: tmpdir() },
  ]
  const mend = 'Make room, or give the volume more.'
  const found = places.map(({ name, path }) =>
    runCheck(name, mend, async () => {
      if (!existsSync(path)) throw checkIncomplete(`${path} is not on this machine`)
      const { bavail, blocks, bsize } = await statfs(path)
      const words = `${((bavail * bsize) / 1024 ** 3).toFixed(1)} GB of ${((blocks * bsize) / 1024 ** 3).toFixed(1)} left at ${path}`
      return bavail * bsize < leastRoom ? red(name, words, mend) : green(name, words)
    }),
  )
  return (await Promise.all(found)).flat()
}

/** The scanner: it responds, accepts files as large as members may send, and detects the test file. */
export async function checkScanner({ clamd }: Config): Promise<DoctorFinding[]> {
  const name = 'scanner'
  if (clamd === null)
    return [unknown(name, 'none is set: uploads are taken without a scan', 'Set CLAMD_URL, or leave it so on purpose.')]
  const log = { warn: () => {}, info: () => {} }
  return runCheck(name, 'Start clamd, let it load its signatures, and let this machine reach it.', async () => {
    const scanner = clamdScanner(clamd, log)
    await scanner.probe()
    const [found, passed] = [await scanner.scan(testVirus), await scanner.scan(Buffer.alloc(largestScan - 1))]
    if (found === 'clean')
      return red(name, 'does not find the test file of its makers', 'Have freshclam fetch the signatures.')
    return passed === 'clean'
      ? green(name, 'answers, takes 10 MB, and finds the test file')
      : red(name, 'refuses a file of zeros', 'Look at its signatures.')
  })
}
