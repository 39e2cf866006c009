import { hash } from '../crypto/keys.ts'

/** A file as it arrived. Its bytes wait where they were written, and are read only when their turn has come. */
export type ReceivedFile = {
  name: string
  media_type: string
  size: number
  /** digest of its bytes as they arrived, in hex */
  sha256: string
  read(): Promise<Buffer>
  /** aborted once nobody waits for what becomes of it */
  signal?: AbortSignal | undefined
}

/** A file whose bytes are in memory already. */
export const receivedBytes = (bytes: Buffer, { name, media_type }: Pick<ReceivedFile, 'name' | 'media_type'>) =>
  ({
    name,
    media_type,
    size: bytes.length,
    sha256: hash(bytes).toString('hex'),
    read: async () => bytes,
  }) satisfies ReceivedFile
