import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { formatEndorsement, type ProofKey } from '@coussinet/contract/domain/proof-log.ts'
import { deriveKeys, type Secrets } from '#platform/crypto/keys.ts'
import { isUnsealed, openSealed, seal } from '#platform/crypto/seal.ts'
import type { Db } from '#platform/db/db.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import { findNewestSigned, findProofKeys, insertProofKey } from './proofs.store.ts'

const sealedFor = 'proofs'

export type ProofSigner = {
  origin: string
  /** public keys of all generations, the newest last */
  keys: ProofKey[]
  /** newest public key, hexadecimal */
  public_key: string
  /** Ed25519 signature, 64 bytes */
  sign(message: string): Buffer
}

type SignerDeps = { config: Secrets & { public_url: string }; now: Date }

/** Name of the log in its checkpoints and keys: the portal's host at the first entry, and `/proofs`. It stays when the host changes. */
export async function findProofOrigin(db: Db, { public_url }: { public_url: string }): Promise<string> {
  const newest = await findNewestSigned(db)
  const [origin] = newest?.checkpoint?.split('\n') ?? []
  return origin ?? `${new URL(public_url).host}/proofs`
}

/** Public keys of all generations, the newest last. */
export async function listProofKeys(db: Db): Promise<ProofKey[]> {
  return (await findProofKeys(db)).map(({ public_key, endorsement }) => ({
    public_key: Buffer.from(public_key).toString('hex'),
    endorsement: endorsement && Buffer.from(endorsement).toString('hex'),
  }))
}

/**
 * Opens the signing key, or creates it. A key that the former secret encrypted endorses a new one and is forgotten, so
 * the key rotates with SECRET_KEY. Throws if no secret fits.
 */
export async function openProofSigner(db: Db, { config, now }: SignerDeps): Promise<ProofSigner> {
  const secrets = deriveKeys(config, sealedFor)
  const origin = await findProofOrigin(db, config)
  const rows = await findProofKeys(db)
  const last = rows.at(-1)
  if (last?.sealed && isUnsealed(secrets[0], last.sealed)) {
    const key = readPrivateKey(openSealed(secrets, last.sealed))
    return {
      origin,
      keys: await listProofKeys(db),
      public_key: toRawKey(key).toString('hex'),
      sign: (message) => sign(null, Buffer.from(message), key),
    }
  }
  const former = last?.sealed ? readPrivateKey(openSealed(secrets, last.sealed)) : null
  const { privateKey } = generateKeyPairSync('ed25519')
  const public_key = toRawKey(privateKey)
  const endorsed = formatEndorsement(origin, public_key.toString('hex'))
  const text = privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64')
  await inTransaction(db, (tx) =>
    insertProofKey(tx, {
      generation: (last?.generation ?? 0) + 1,
      public_key,
      sealed: seal(secrets[0], text),
      endorsement: former && sign(null, Buffer.from(endorsed), former),
      created_at: now,
    }),
  )
  return openProofSigner(db, { config, now })
}

const readPrivateKey = (text: string): KeyObject =>
  createPrivateKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'pkcs8' })

/** The 32 bytes of a public key, at the end of its DER. */
const toRawKey = (key: KeyObject): Buffer => createPublicKey(key).export({ format: 'der', type: 'spki' }).subarray(-32)
