import { addressOfPage, findPage, release } from './release.ts'

const prefix = 'portal-'
const name = prefix + release.build

// A page may be open for a week while releases come: it finds the code of its own release here.
const keptReleases = 3
const parallelDownloads = 4

// The answers name what they vary by; here one browser asks, and each address has one answer.
const loosely = { ignoreVary: true, ignoreSearch: true }

const releaseCaches = async () => (await caches.keys()).filter((one) => one.startsWith(prefix))

/** Downloads what earlier releases do not have already. Rejects if a file is missing: the former release stays until all of it is there. */
export async function fillCache(): Promise<void> {
  const cache = await caches.open(name)
  const wanted = [
    ...release.assets.map((path) => ({ path, isFresh: false })),
    ...release.files.map((path) => ({ path, isFresh: true })),
    ...release.pages.map((pattern) => ({ path: addressOfPage(pattern), isFresh: true })),
  ]
  async function download(): Promise<void> {
    for (let next = wanted.shift(); next !== undefined; next = wanted.shift()) {
      const { path, isFresh } = next
      if ((await cache.match(path, loosely)) !== undefined) continue
      const known = isFresh ? undefined : await caches.match(path, loosely)
      const answer = known ?? (await fetch(path, { cache: isFresh ? 'no-cache' : 'default', priority: 'low' }))
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
      await cache.put(path, answer)
    }
  }
  await Promise.all(Array.from({ length: parallelDownloads }, download))
}

/** Deletes all but the last releases. */
export async function dropOldReleases(): Promise<void> {
  // Names come in the order in which their caches were made.
  const old = (await releaseCaches()).filter((one) => one !== name).slice(0, 1 - keptReleases)
  await Promise.all(old.map((one) => caches.delete(one)))
}

/** A file with its content in its name: from any release on this device, else from the network. */
export async function findAsset(request: Request): Promise<Response> {
  const cached = await caches.match(request, loosely).catch(() => undefined)
  if (cached !== undefined) return cached
  const answer = await fetch(request)
  if (answer.ok) {
    const copy = answer.clone()
    // A full device keeps nothing more, and the page goes on.
    void caches
      .open(name)
      .then((cache) => cache.put(request, copy))
      .catch(() => undefined)
  }
  return answer
}

/** The page of an address as this release has it; undefined for one that needs the network. */
export async function findKeptPage(address: string): Promise<Response | undefined> {
  const pattern = findPage(new URL(address).pathname)
  if (pattern === null) return undefined
  const cache = await caches.open(name)
  return cache.match(addressOfPage(pattern), loosely)
}
