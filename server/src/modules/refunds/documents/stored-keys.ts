import type { FileStore } from '#platform/files/file-store.ts'

/** Keys of a document's bytes and of its small picture in the store. */
export type StoredKeys = { stored_as: string; thumbnail_stored_as: string | null }

/** Forgets the bytes of rows that are gone; what cannot be removed now is swept within a day. */
export async function removeStored(files: FileStore, gone: readonly StoredKeys[]): Promise<void> {
  const keys = gone.flatMap(({ stored_as, thumbnail_stored_as }) => [stored_as, thumbnail_stored_as ?? []].flat())
  await Promise.allSettled(keys.map((key) => files.remove(key)))
}
