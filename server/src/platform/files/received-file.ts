import { hash } from '../crypto/keys.ts'

/** An uploaded file. Its bytes stay on disk, and are read only when its turn comes. */
export type ReceivedFile = {
  name: string
  media_type: string
  size: number
  /** SHA-256 of its bytes as they arrived, in hex */
  sha256: string
  read(): Promise<Buffer>
  /** aborted once nobody waits for the result */
  signal?: AbortSignal | undefined
}

/** A file whose bytes are already in memory. */
export const receivedBytes = (bytes: Buffer, { name, media_type }: Pick<ReceivedFile, 'name' | 'media_type'>) =>
  ({
    name,
    media_type,
    size: bytes.length,
    sha256: hash(bytes).toString('hex'),
    read: async () => bytes,
  }) satisfies ReceivedFile
