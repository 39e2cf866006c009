import { createHash } from 'node:crypto'
import { Agent as HttpAgent } from 'node:http'
import { Agent as HttpsAgent } from 'node:https'
import { PassThrough, pipeline, Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import type { S3Settings } from '../../config/s3-settings.ts'
import type { Circuit } from '../../limits/circuit.ts'
import { type FileStore, isKey, markName, pathOfKey } from '../file-store.ts'
import { type StoredKey, sweepKeys } from './sweep.ts'

/** milliseconds */
const connecting = 1000
const answering = 2500
const forEachMegabyte = 400
const mostSockets = 96

/**
 * Stores files in a bucket, at the same paths as on disk. Each call has a time limit and goes through the circuit
 * breaker: a store that is down or hangs costs a member seconds, and then nothing.
 */
export function s3FileStore(
  { endpoint, region, bucket: Bucket, prefix, access_key, secret_key, encryption }: S3Settings,
  circuit: Circuit,
): FileStore {
  const agent = { keepAlive: true, maxSockets: mostSockets }
  const client = new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId: access_key, secretAccessKey: secret_key },
    forcePathStyle: true,
    // Many stores do not know newer checksums; a put has the MD5 that all of them check.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // A second try for a connection that the store had closed meanwhile.
    maxAttempts: 2,
    requestHandler: {
      connectionTimeout: connecting,
      httpAgent: new HttpAgent(agent),
      httpsAgent: new HttpsAgent(agent),
    },
  })
  const nameOf = (key: string) => `${prefix}${pathOfKey(key)}`
  const encrypted =
    encryption === null
      ? {}
      : {
          ServerSideEncryption: encryption.algorithm,
          ...(encryption.algorithm === 'aws:kms' && encryption.key !== null ? { SSEKMSKeyId: encryption.key } : {}),
        }

  function put(Key: string, bytes: Uint8Array, ContentType: string): Promise<void> {
    const command = new PutObjectCommand({
      Bucket,
      Key,
      Body: bytes,
      ContentType,
      ContentLength: bytes.length,
      ContentMD5: createHash('md5').update(bytes).digest('base64'),
      ...encrypted,
    })
    return circuit.run(
      async (abortSignal) => void (await client.send(command, { abortSignal })),
      answering + (bytes.length / 1_048_576) * forEachMegabyte,
    )
  }

  /** null for a missing file: an answer, not a failure */
  function get(Key: string) {
    return circuit.run(async (abortSignal) => {
      try {
        const { Body, ContentLength } = await client.send(new GetObjectCommand({ Bucket, Key }), { abortSignal })
        if (!(Body instanceof Readable)) throw new Error('The store answered without bytes.')
        return { stream: endWhenStalled(Body), size: ContentLength ?? 0 }
      } catch (error) {
        if (error instanceof Error && error.name === 'NoSuchKey') return null
        throw error
      }
    })
  }

  async function remove(key: string): Promise<void> {
    const command = new DeleteObjectCommand({ Bucket, Key: nameOf(key) })
    await circuit.run((abortSignal) => client.send(command, { abortSignal }))
  }

  async function* stored(first?: string): AsyncGenerator<StoredKey> {
    let ContinuationToken: string | undefined
    do {
      const command = new ListObjectsV2Command({
        Bucket,
        Prefix: first === undefined ? prefix : `${prefix}${first}/`,
        ...(ContinuationToken === undefined ? {} : { ContinuationToken }),
      })
      const page = await circuit.run((abortSignal) => client.send(command, { abortSignal }))
      for (const { Key = '', LastModified } of page.Contents ?? []) {
        const key = Key.slice(Key.lastIndexOf('/') + 1)
        if (isKey(key) && Key === nameOf(key) && LastModified) yield { key, written_at: LastModified }
      }
      ContinuationToken = page.NextContinuationToken
    } while (ContinuationToken !== undefined)
  }

  return {
    put: async (key, bytes, media_type = 'application/octet-stream') => put(nameOf(key), bytes, media_type),
    async open(key) {
      const found = await get(nameOf(key))
      if (found === null) throw Object.assign(new Error('No such file'), { code: 'ENOENT' })
      return found
    },
    remove,
    sweep: (isHeld, olderThan) => sweepKeys(stored(), remove, { isHeld, olderThan }),
    async *keys(first) {
      for await (const { key } of stored(first)) yield key
    },
    async readMark() {
      const found = await get(`${prefix}${markName}`)
      return found && ((await text(found.stream)).trim() || null)
    },
    writeMark: (id) => put(`${prefix}${markName}`, Buffer.from(`${id}\n`), 'text/plain'),
    async probe() {
      await client.send(new HeadBucketCommand({ Bucket }), { abortSignal: AbortSignal.timeout(answering) })
    },
    close: async () => client.destroy(),
  }
}

/** ms */
const timeout = 4000

/**
 * Passes bytes on; fails if the source stalls for some seconds while the reader waits, and closes it if the reader
 * leaves.
 */
function endWhenStalled(source: Readable, longest = timeout): Readable {
  const out = new PassThrough()
  let heard = performance.now()
  source.on('data', () => (heard = performance.now()))
  const watch = setInterval(() => {
    // A slow reader is no fault of the source.
    if (out.writableNeedDrain) heard = performance.now()
    else if (performance.now() - heard >= longest) out.destroy(new Error('The store stopped in the middle of a file.'))
  }, longest / 4)
  pipeline(source, out, () => clearInterval(watch))
  return out
}
