import { join } from 'node:path'
import type { Config } from '../../config/config.ts'
import type { S3Settings } from '../../config/s3-settings.ts'
import type { Log } from '../../core/app.ts'
import type { Db } from '../../db/db.ts'
import { openCircuit } from '../../limits/circuit.ts'
import { diskFileStore, type FileStore } from '../file-store.ts'
import { checkStoreId, isForeignStore } from './store-id.ts'

/**
 * After three failures in a row, calls to the store fail at once for five seconds. A member whose call queued behind
 * another failing one still gets an answer within six seconds (REL-14).
 */
const pace = { at_once: 64, timeout: 2000, failures: 3, rest: 5000 }

// Failures that a retry does not fix.
const refusals = new Set([
  'NoSuchBucket',
  'AccessDenied',
  'InvalidAccessKeyId',
  'SignatureDoesNotMatch',
  'AuthorizationHeaderMalformed',
  'PermanentRedirect',
])

type OpenStoreOptions = {
  /** another process serves meanwhile, whose partial files stay */
  beside?: boolean
  log?: Pick<Log, 'warn' | 'info'>
}

/** Opens the configured store: a bucket, or a folder of `data_dir`. Loads the S3 client only for a bucket. */
export async function openFileStore(
  { s3, data_dir }: Pick<Config, 's3' | 'data_dir'>,
  { beside = false, log }: OpenStoreOptions = {},
): Promise<FileStore> {
  return s3 === null ? diskFileStore(join(data_dir, 'files'), { beside }) : openBucket(s3, log)
}

/** Opens a bucket by its address: the configured one, or another that files are copied to. */
export async function openBucket(s3: S3Settings, log?: OpenStoreOptions['log']): Promise<FileStore> {
  const { s3FileStore } = await import('./s3-store.ts')
  const circuit = openCircuit({
    ...pace,
    tell: (state, error) =>
      state === 'open'
        ? log?.warn({ err: error }, 'the store of files does not answer: uploads wait')
        : log?.info('the store of files answers again'),
  })
  return s3FileStore(s3, circuit)
}

/**
 * Opens the store after checking that it belongs to the database; throws a clear sentence for another one. A store that
 * is unavailable now is checked again at each call, and serves nothing before: the rest of the portal starts without
 * it.
 */
export async function ownStore(db: Db, store: FileStore, log: Pick<Log, 'error'>): Promise<FileStore> {
  let is_own = false
  let asking: Promise<void> | null = null
  function check(): Promise<void> {
    asking ??= checkStoreId(db, store)
      .then(() => void (is_own = true))
      .finally(() => (asking = null))
    return asking
  }
  const failure = await check().then(
    () => null,
    (error: unknown) => error,
  )
  if (failure !== null) {
    if (isForeignStore(failure) || !(failure instanceof Error)) throw failure
    if (refusals.has(failure.name)) throw new Error(`S3_URL: the store answers ${failure.name}.`, { cause: failure })
    if ('code' in failure && 'syscall' in failure && 'path' in failure) throw failure
    log.error({ err: failure }, 'the store of files cannot be asked at the start: files wait for it')
  }

  async function own(): Promise<void> {
    if (is_own) return
    await check().catch((error: unknown) => {
      if (isForeignStore(error)) log.error({ err: error }, 'the store of files is another one')
      throw error
    })
  }
  return {
    ...store,
    put: async (...given) => own().then(() => store.put(...given)),
    open: async (key) => own().then(() => store.open(key)),
    remove: async (key) => own().then(() => store.remove(key)),
    sweep: async (...given) => own().then(() => store.sweep(...given)),
    probe: async () => own().then(() => store.probe()),
  }
}
