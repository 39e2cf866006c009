import { createDecipheriv, createECDH, createPublicKey, type ECDH, hkdfSync, randomBytes, verify } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import { buffer } from 'node:stream/consumers'

export type Subscription = { endpoint: string; keys: { p256dh: string; auth: string } }

export type ReceivedPush = {
  endpoint: string
  headers: IncomingHttpHeaders
  /** bytes of the payload, decrypted as the browser does */
  bytes: number
  text: string
  /** claims of the VAPID token, whose signature was checked, and the key that signed it */
  vapid: { aud: string; sub: string; exp: number; key: string }
}

export type PushService = {
  origin: string
  /** pushes of all devices, in their order, whatever was answered */
  received: ReceivedPush[]
  /** another browser that subscribes */
  subscribe(): Subscription
  /** status of the answers from now on */
  answer(decide: (push: ReceivedPush) => number | Promise<number>): void
  close(): Promise<void>
}

type Browser = { pair: ECDH; auth: Buffer }

/** A push service on this machine, with the browsers behind it: checks the sender (RFC 8292) and decrypts (RFC 8291). */
export async function startPushService(): Promise<PushService> {
  const browsers = new Map<string, Browser>()
  const received: ReceivedPush[] = []
  let decide: (push: ReceivedPush) => number | Promise<number> = () => 201
  const server = createServer(async (request, response) => {
    const body = await buffer(request).catch(() => null)
    if (body === null) return
    const browser = browsers.get(request.url ?? '')
    const vapid = readVapid(String(request.headers.authorization))
    if (!browser || !vapid) return void response.writeHead(browser ? 403 : 404).end()
    const text = decrypt(browser, body)
    const push = {
      endpoint: `${origin}${request.url}`,
      headers: request.headers,
      bytes: text.length,
      text: text.toString('utf8'),
      vapid,
    }
    received.push(push)
    response.writeHead(await decide(push)).end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  return {
    origin,
    received,
    subscribe() {
      const pair = createECDH('prime256v1')
      const auth = randomBytes(16)
      const path = `/wpush/${randomBytes(24).toString('base64url')}`
      browsers.set(path, { pair, auth })
      return {
        endpoint: `${origin}${path}`,
        keys: { p256dh: pair.generateKeys('base64url'), auth: auth.toString('base64url') },
      }
    },
    answer: (next) => void (decide = next),
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

const derive = (key: Buffer, salt: Buffer, info: Buffer | string, length: number) =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length))

/** Decrypts one record of aes128gcm (RFC 8188, RFC 8291). */
function decrypt({ pair, auth }: Browser, body: Buffer): Buffer {
  const salt = body.subarray(0, 16)
  const senderLength = body.readUInt8(20)
  const sender = body.subarray(21, 21 + senderLength)
  const record = body.subarray(21 + senderLength)
  if (record.length + 17 > 4096 + 17) throw new Error('more than one record')
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), sender])
  const secret = derive(pair.computeSecret(sender), auth, info, 32)
  const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16)
  const nonce = derive(secret, salt, 'Content-Encoding: nonce\0', 12)
  const decipher = createDecipheriv('aes-128-gcm', key, nonce)
  decipher.setAuthTag(record.subarray(-16))
  const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()])
  const end = padded.lastIndexOf(2)
  return padded.subarray(0, end)
}

/** Reads the claims of a VAPID header; null if its signature is not by the key that it names. */
function readVapid(header: string): ReceivedPush['vapid'] | null {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(header) ?? []
  const [head = '', body = '', signature = ''] = token.split('.')
  const point = Buffer.from(key, 'base64url')
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  }
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${body}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  return isSigned ? { ...JSON.parse(Buffer.from(body, 'base64url').toString('utf8')), key } : null
}
