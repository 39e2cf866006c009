import type { FileStore } from '../file-store.ts'

/** Wraps a store: reports each failure of the store itself, not a missing file, with the name of the operation. */
export function fileStoreWithMetrics(store: FileStore, tell: (operation: string) => void): FileStore {
  const watch = async <T>(operation: string, work: () => Promise<T>): Promise<T> => {
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT' && operation === 'open'))
        tell(operation)
      throw error
    }
  }
  return {
    ...store,
    put: (key, bytes, media_type) => watch('put', () => store.put(key, bytes, media_type)),
    open: (key) => watch('open', () => store.open(key)),
    remove: (key) => watch('remove', () => store.remove(key)),
    sweep: (isHeld, olderThan) => watch('sweep', () => store.sweep(isHeld, olderThan)),
  }
}
