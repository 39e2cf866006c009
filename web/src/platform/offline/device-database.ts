// The portal's database on the device. Bytes are ArrayBuffers: WebKit refuses a Blob in private windows.

const storeNames = ['keys', 'answers', 'requests', 'files'] as const
type StoreName = (typeof storeNames)[number]

const NAME = 'portal-device'

// A later release adds stores, and reads what this one wrote: a queue may wait a week for a network.
const VERSION = 1

let opening: Promise<IDBDatabase> | null = null

function open(): Promise<IDBDatabase> {
  opening ??= connect(VERSION)
  opening.catch(() => {
    opening = null
  })
  return opening
}

const connect = (version?: number): Promise<IDBDatabase> =>
  new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(NAME, version)
    request.onupgradeneeded = () => {
      const { result } = request
      result.createObjectStore('keys', { keyPath: 'owner' })
      result.createObjectStore('answers', { keyPath: 'id' }).createIndex('owner', 'owner')
      result.createObjectStore('requests', { keyPath: 'id' }).createIndex('owner', 'owner')
      result.createObjectStore('files', { keyPath: 'id' }).createIndex('request_id', 'request_id')
    }
    request.onerror = () => {
      // A later release was here, whose stores hold ours: this page may be a week old.
      if (request.error?.name === 'VersionError' && version !== undefined) resolve(connect())
      else reject(deviceError(request.error))
    }
    request.onblocked = () => reject(new Error('Another tab has an older database open'))
    request.onsuccess = () => {
      // Makes room for a later release in another tab.
      request.result.onversionchange = () => {
        request.result.close()
        opening = null
      }
      request.result.onclose = () => {
        opening = null
      }
      resolve(request.result)
    }
  })

const deviceError = (cause: DOMException | null) => cause ?? new Error('The database of this device failed')

/** Tells whether the device refused because it is full. */
export const isDeviceFull = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'QuotaExceededError'

/** Makes an error that says what the device has, unlike a failure of its database. */
export const deviceAnswer = (message: string): Error => Object.assign(new Error(message), { name: 'DeviceAnswer' })

/** Tells whether a record is gone, or cannot be opened with its key. */
export const isDeviceAnswer = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'DeviceAnswer' || error.name === 'OperationError')

export const promised = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(deviceError(request.error))
  })

/**
 * Runs one transaction; resolves with the work's result once everything it wrote is on the device. `work` awaits nothing but its own
 * requests, or the transaction ends before it.
 */
export async function inDevice<T>(
  stores: StoreName | readonly StoreName[],
  mode: IDBTransactionMode,
  work: (store: (name: StoreName) => IDBObjectStore) => Promise<T>,
): Promise<T> {
  const database = await open()
  const transaction = database.transaction(stores, mode, { durability: 'strict' })
  const ended = new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(deviceError(transaction.error))
    transaction.onerror = () => reject(deviceError(transaction.error))
  })
  // A failure of the work is reported by it.
  ended.catch(() => undefined)
  const result = await work((name) => transaction.objectStore(name)).catch((error: unknown) => {
    if (isOpen(transaction)) transaction.abort()
    throw error
  })
  await ended
  return result
}

function isOpen(transaction: IDBTransaction): boolean {
  try {
    transaction.objectStore(transaction.objectStoreNames[0] ?? '')
    return transaction.error === null
  } catch {
    return false
  }
}

/** Deletes the database if nothing is left in it: a browser that nobody is signed in on keeps no trace of one. */
export async function dropEmptyDatabase(): Promise<void> {
  const counts = await inDevice(storeNames, 'readonly', (store) =>
    Promise.all(storeNames.map((name) => promised(store(name).count()))),
  )
  if (counts.some((count) => count > 0)) return
  const database = await open()
  database.close()
  opening = null
  await promised(indexedDB.deleteDatabase(NAME))
}

/** Deletes every record of an index's value. */
export async function deleteWhere(store: IDBObjectStore, index: string, value: string): Promise<void> {
  const keys = await promised(store.index(index).getAllKeys(value))
  await Promise.all(keys.map((key) => promised(store.delete(key))))
}
