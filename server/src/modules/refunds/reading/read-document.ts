import type { Known, Understood } from './understand.ts'

/** A file as it is stored, after the pipeline made it anew: upright, in sRGB. */
export type StoredDocument = { bytes: Buffer; media_type: 'image/jpeg' | 'image/png' | 'application/pdf' }

/**
 * Reads a stored file in a process of its own and tells what it says. Null where it was not read: broken, or past its time or
 * memory. Throws only for a fault of ours, when the process did not start.
 */
export async function readDocument(_file: StoredDocument, _known: Known): Promise<Understood | null> {
  return null
}
