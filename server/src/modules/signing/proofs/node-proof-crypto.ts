import { createPublicKey, verify } from 'node:crypto'
import type { ProofCrypto } from '@coussinet/contract/domain/proof-bytes.ts'
import { hash } from '#platform/crypto/keys.ts'

/** DER of an Ed25519 public key without its 32 bytes (RFC 8410). */
const derPrefix = Buffer.from('302a300506032b6570032100', 'hex')

export const nodeProofCrypto: ProofCrypto = {
  utf8: (text) => Buffer.from(text),
  sha256: async (bytes) => hash(Buffer.from(bytes)),
  verify: async (publicKey, signature, message) =>
    verify(
      null,
      message,
      createPublicKey({ key: Buffer.concat([derPrefix, publicKey]), format: 'der', type: 'spki' }),
      signature,
    ),
}
