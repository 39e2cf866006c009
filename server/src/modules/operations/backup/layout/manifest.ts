import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { deriveKey, hash, keyedHash } from '#platform/crypto/keys.ts'
import { writeWhole } from '#platform/files/write-whole.ts'

/** A part of a backup: a compressed file of lines, with its checksum. */
const ManifestPart = z.strictObject({ path: z.string(), lines: z.number(), bytes: z.number(), sha256: z.string() })
export type ManifestPart = z.infer<typeof ManifestPart>

const Column = z.strictObject({ name: z.string(), type: z.string() })

const Manifest = z.strictObject({
  format: z.literal(1),
  /** version of the portal that wrote it */
  version: z.string(),
  made_at: z.string(),
  engine: z.enum(['embedded', 'postgresql']),
  /** in order; the last one is the version of the schema */
  migrations: z.array(z.string()),
  tables: z.array(z.strictObject({ name: z.string(), columns: z.array(Column), part: ManifestPart })),
  /** waiting jobs, which are queued again after a restore */
  jobs: ManifestPart,
  /** last link of each evidence chain */
  heads: ManifestPart,
  /** stored files, shared by all backups of a directory */
  files: z.extend(ManifestPart, { content_bytes: z.number() }),
  /** faults found when the backup was made */
  faults: z.array(z.strictObject({ table: z.string(), stored_as: z.string(), what: z.enum(['missing', 'changed']) })),
})
export type Manifest = z.infer<typeof Manifest>

const Sealed = z.strictObject({ manifest: Manifest, sha256: z.string(), seal: z.string() })

const manifestName = 'manifest.json'

/** Manifest of a backup, written last: a backup without one is incomplete. */
export async function writeManifest(directory: string, manifest: Manifest, secret: Buffer): Promise<void> {
  const text = JSON.stringify(manifest)
  await writeWhole(
    join(directory, manifestName),
    `${JSON.stringify({ manifest, sha256: hash(text).toString('hex'), seal: sealOf(secret, text) }, null, 1)}\n`,
  )
}

/** Reads the manifest of a backup and checks that this portal's secret made it; throws a sentence if it was changed. */
export async function readManifest(
  directory: string,
  secrets: readonly Buffer[],
): Promise<{ manifest: Manifest; same_key: boolean }> {
  const text = await readFile(join(directory, manifestName), 'utf8').catch(() => null)
  if (text === null) throw new Error(`The backup ${directory} was never finished: it has no ${manifestName}.`)
  const read = Sealed.safeParse(parsed(text))
  if (!read.success)
    throw new Error(`${manifestName} of ${directory} is damaged, or of another format than this version reads.`)
  const { manifest, sha256, seal } = read.data
  const content = JSON.stringify(manifest)
  if (hash(content).toString('hex') !== sha256)
    throw new Error(`${manifestName} of ${directory} was changed after it was written.`)
  return { manifest, same_key: secrets.some((secret) => sealOf(secret, content) === seal) }
}

/**
 * Encrypted with the portal's secret, so that somebody who can only write to the backup cannot replace it unnoticed.
 */
const sealOf = (secret: Buffer, text: string) => keyedHash(deriveKey(secret, 'backup'), text).toString('hex')

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

export const getSchemaLevel = ({ migrations }: Manifest): string => migrations.at(-1) ?? ''
