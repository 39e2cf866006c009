import { inDevice, promised } from './device-database.ts'

/** Bytes that only the key of their owner opens. */
export type SealedBytes = { iv: Uint8Array<ArrayBuffer>; bytes: ArrayBuffer }

type KeyRecord = { owner: string; key: CryptoKey }

const algorithm = 'AES-GCM'

const known = new Map<string, Promise<CryptoKey>>()

/** Makes or finds the key of an owner: it leaves neither the browser nor this device. */
function keyOf(owner: string): Promise<CryptoKey> {
  const finding = known.get(owner) ?? findKey(owner)
  known.set(owner, finding)
  finding.catch(() => known.delete(owner))
  return finding
}

async function findKey(owner: string): Promise<CryptoKey> {
  const made = await crypto.subtle.generateKey({ name: algorithm, length: 256 }, false, ['encrypt', 'decrypt'])
  return inDevice('keys', 'readwrite', async (store) => {
    const keys = store('keys')
    // Another tab may have made one meanwhile.
    const record: KeyRecord | undefined = await promised(keys.get(owner))
    if (record !== undefined) return record.key
    await promised(keys.add({ owner, key: made } satisfies KeyRecord))
    return made
  })
}

/** Forgets keys that another tab, or this one, has deleted. */
export function forgetKeys(): void {
  known.clear()
}

/** Seals bytes for an owner; `name` is bound to them, so that no record can take another's place. */
export async function seal(owner: string, name: string, bytes: BufferSource): Promise<SealedBytes> {
  const key = await keyOf(owner)
  const iv = crypto.getRandomValues(new Uint8Array(12))
  return { iv, bytes: await crypto.subtle.encrypt(parameters(iv, name), key, bytes) }
}

/** Opens what `seal` made; throws where the key is gone or the record was changed. */
export async function unseal(owner: string, name: string, { iv, bytes }: SealedBytes): Promise<ArrayBuffer> {
  return crypto.subtle.decrypt(parameters(iv, name), await keyOf(owner), bytes)
}

const parameters = (iv: Uint8Array<ArrayBuffer>, name: string) => ({
  name: algorithm,
  iv,
  additionalData: new TextEncoder().encode(name),
})

export const sealText = (owner: string, name: string, text: string): Promise<SealedBytes> =>
  seal(owner, name, new TextEncoder().encode(text))

export const sealJson = (owner: string, name: string, value: unknown): Promise<SealedBytes> =>
  sealText(owner, name, JSON.stringify(value))

export async function unsealJson(owner: string, name: string, sealed: SealedBytes): Promise<unknown> {
  return JSON.parse(new TextDecoder().decode(await unseal(owner, name, sealed)))
}
