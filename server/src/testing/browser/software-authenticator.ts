import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import * as z from 'zod/mini'

const CreationOptions = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string() }),
  user: z.object({ id: z.string() }),
})
const RequestOptions = z.object({ challenge: z.string(), rpId: z.string() })

type Lie = {
  /** the page that asked, as the browser tells it */
  origin?: string
  rp_id?: string
  challenge?: string
  /** without a finger or a PIN */
  unverified?: true
  /** created by a password manager by itself: nobody is there */
  absent?: true
  sign_count?: number
  user_handle?: string
  type?: string
  /** attests with its own key, or as if with a certificate, though nobody asked */
  attests?: 'itself' | 'certificate'
}

export type SoftwareAuthenticator = ReturnType<typeof softwareAuthenticator>

const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest()

/** An authenticator with one ES256 credential, made of `node:crypto`: it answers as a browser does, or lies as it is told. */
export function softwareAuthenticator(page_origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const credential_id = randomBytes(32)
  const id = credential_id.toString('base64url')
  let sign_count = 0
  let own_handle = ''

  const clientData = (type: string, challenge: string, lie: Lie) =>
    Buffer.from(
      JSON.stringify({
        type: lie.type ?? type,
        challenge: lie.challenge ?? challenge,
        origin: lie.origin ?? page_origin,
        crossOrigin: false,
      }),
    )

  function authenticatorData(rp_id: string, attested: Buffer | null, lie: Lie): Buffer {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(lie.sign_count ?? sign_count)
    const flags = (lie.absent ? 0 : 0x01) | (lie.unverified ? 0 : 0x04) | (attested ? 0x40 : 0)
    return Buffer.concat([sha256(lie.rp_id ?? rp_id), Buffer.from([flags]), count, attested ?? Buffer.alloc(0)])
  }

  function coseKey(): Buffer {
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
    return cborMap([
      [cborInteger(1), cborInteger(2)],
      [cborInteger(3), cborInteger(-7)],
      [cborInteger(-1), cborInteger(1)],
      [cborInteger(-2), cborBytes(Buffer.from(x, 'base64url'))],
      [cborInteger(-3), cborBytes(Buffer.from(y, 'base64url'))],
    ])
  }

  function statement(attested: Buffer, by: 'itself' | 'certificate'): Buffer {
    const signed = [
      [cborText('alg'), cborInteger(-7)],
      [cborText('sig'), cborBytes(sign('sha256', attested, privateKey))],
    ] as const
    return cborMap(by === 'itself' ? signed : [...signed, [cborText('x5c'), cborHead(4, 0)]])
  }

  return {
    id,
    /** Answers `navigator.credentials.create`. */
    make(options: unknown, lie: Lie = {}) {
      const { challenge, rp, user } = CreationOptions.parse(options)
      own_handle = user.id
      const length = Buffer.alloc(2)
      length.writeUInt16BE(credential_id.length)
      const attested = Buffer.concat([Buffer.alloc(16), length, credential_id, coseKey()])
      const data = authenticatorData(rp.id, attested, lie)
      const client = clientData('webauthn.create', challenge, lie)
      const attestation = cborMap([
        [cborText('fmt'), cborText(lie.attests ? 'packed' : 'none')],
        [
          cborText('attStmt'),
          lie.attests ? statement(Buffer.concat([data, sha256(client)]), lie.attests) : cborMap([]),
        ],
        [cborText('authData'), cborBytes(data)],
      ])
      return {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: { credProps: { rk: true } },
        authenticatorAttachment: 'platform',
        response: {
          clientDataJSON: client.toString('base64url'),
          attestationObject: attestation.toString('base64url'),
          transports: ['internal', 'hybrid'],
        },
      }
    },
    /** Answers `navigator.credentials.get`; each use counts one further. */
    sign(options: unknown, lie: Lie = {}) {
      const { challenge, rpId } = RequestOptions.parse(options)
      sign_count += 1
      const data = authenticatorData(rpId, null, lie)
      const client = clientData('webauthn.get', challenge, lie)
      return {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: sign('sha256', Buffer.concat([data, sha256(client)]), privateKey).toString('base64url'),
          userHandle: lie.user_handle ?? own_handle,
        },
      }
    },
  }
}

// CBOR (RFC 8949), as far as an authenticator needs it.
function cborHead(kind: number, value: number): Buffer {
  if (value < 24) return Buffer.from([(kind << 5) | value])
  if (value < 256) return Buffer.from([(kind << 5) | 24, value])
  return Buffer.from([(kind << 5) | 25, value >> 8, value & 255])
}
const cborInteger = (value: number) => (value < 0 ? cborHead(1, -1 - value) : cborHead(0, value))
const cborBytes = (bytes: Buffer) => Buffer.concat([cborHead(2, bytes.length), bytes])
const cborText = (text: string) => Buffer.concat([cborHead(3, Buffer.byteLength(text)), Buffer.from(text)])
const cborMap = (entries: readonly (readonly [Buffer, Buffer])[]) =>
  Buffer.concat([cborHead(5, entries.length), ...entries.flat()])
