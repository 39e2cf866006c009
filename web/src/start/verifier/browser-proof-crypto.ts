import type { ProofCrypto } from '@coussinet/contract/domain/proof-bytes.ts'

/** Hashes and Ed25519 signatures of the browser; older ones have no Ed25519. */
export const browserProofCrypto: ProofCrypto = {
  utf8: (text) => new TextEncoder().encode(text),
  sha256: async (bytes) => new Uint8Array(await crypto.subtle.digest('SHA-256', bytes.slice())),
  async verify(publicKey, signature, message) {
    try {
      const key = await crypto.subtle.importKey('raw', publicKey.slice(), { name: 'Ed25519' }, false, ['verify'])
      return await crypto.subtle.verify({ name: 'Ed25519' }, key, signature.slice(), message.slice())
    } catch {
      return null
    }
  },
}
