import type { MadePasskey, RelyingParty, SignedByPasskey } from './responses.ts'

// EdDSA, ES256, RS256: the algorithms of every browser's authenticators.
export const algorithms = [-8, -7, -257]

type ExpectedChallenge = { party: RelyingParty; challenge: string }
/** `isAutomatic`: created by the browser alone, which proves no presence (WebAuthn level 3, §5.1.3) */
type Creation = ExpectedChallenge & { isAutomatic: boolean }
type Credential = { id: string; public_key: Buffer; sign_count: number }

/** Verifies a new credential of ours, made with user verification unless it is automatic; null for anything else. */
export async function readMade(
  response: MadePasskey,
  { party, challenge, isAutomatic }: Creation,
): Promise<Credential | null> {
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
  const { decodeAttestationObject, isoBase64URL } = await import('@simplewebauthn/server/helpers')
  try {
    // We request no device certificate. One that is sent anyway is not read, because it names addresses to fetch.
    const attestation = decodeAttestationObject(isoBase64URL.toBuffer(response.response.attestationObject))
    const signedByItself = attestation.get('fmt') === 'packed' && attestation.get('attStmt').get('x5c') === undefined
    if (attestation.get('fmt') !== 'none' && !signedByItself) return null
    const { registrationInfo } = await verifyRegistrationResponse({
      response: { ...response, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserPresence: !isAutomatic,
      requireUserVerification: !isAutomatic,
      supportedAlgorithmIDs: algorithms,
    })
    if (!registrationInfo || registrationInfo.credential.id !== response.id) return null
    const { id, publicKey, counter } = registrationInfo.credential
    return { id, public_key: Buffer.from(publicKey), sign_count: counter }
  } catch {
    return null
  }
}

type StoredPasskey = { credential_id: string; public_key: Uint8Array; sign_count: number }

/**
 * Verifies a signed challenge of ours and returns the passkey's new count; null for anything else, and if the count
 * does not rise.
 */
export async function readSigned(
  response: SignedByPasskey,
  known: StoredPasskey,
  { party, challenge }: ExpectedChallenge,
): Promise<number | null> {
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...response, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      credential: { id: known.credential_id, publicKey: new Uint8Array(known.public_key), counter: known.sign_count },
    })
    return verified ? authenticationInfo.newCounter : null
  } catch {
    return null
  }
}
