import { hash } from '#platform/crypto/keys.ts'

// The tree of RFC 9162, 2.1: SHA-256, leaves and nodes told apart by their first byte.

export const hashLeaf = (data: Uint8Array): Buffer => hash(Buffer.concat([Uint8Array.of(0), data]))

const hashNode = (left: Uint8Array, right: Uint8Array): Buffer => hash(Buffer.concat([Uint8Array.of(1), left, right]))

/** Root of a tree of leaf hashes. */
export function computeTreeRoot(leaves: readonly Uint8Array[]): Buffer {
  const [only] = leaves
  if (only === undefined) return hash(Buffer.alloc(0))
  if (leaves.length === 1) return Buffer.from(only)
  const half = splitAt(leaves.length)
  return hashNode(computeTreeRoot(leaves.slice(0, half)), computeTreeRoot(leaves.slice(half)))
}

/** Inclusion proof of a leaf: the hashes beside its way to the root, the lowest first. */
export function computePath(leaves: readonly Uint8Array[], index: number): Buffer[] {
  if (leaves.length <= 1) return []
  const half = splitAt(leaves.length)
  const [left, right] = [leaves.slice(0, half), leaves.slice(half)]
  return index < half
    ? [...computePath(left, index), computeTreeRoot(right)]
    : [...computePath(right, index - half), computeTreeRoot(left)]
}

/** Splits a stored path into its hashes. */
export const splitPath = (path: Uint8Array): Buffer[] =>
  Array.from({ length: path.length / 32 }, (_, index) => Buffer.from(path.subarray(index * 32, index * 32 + 32)))

/** Root and all inclusion proofs at once, each node hashed once. */
export function computePaths(leaves: readonly Uint8Array[]): { root: Buffer; paths: Buffer[][] } {
  const paths: Buffer[][] = leaves.map(() => [])
  const below = (from: number, to: number): Buffer => {
    if (to - from === 1) return Buffer.from(leaves[from] ?? [])
    const middle = from + splitAt(to - from)
    const [left, right] = [below(from, middle), below(middle, to)]
    for (let index = from; index < to; index += 1) paths[index]?.push(index < middle ? right : left)
    return hashNode(left, right)
  }
  return { root: leaves.length === 0 ? computeTreeRoot([]) : below(0, leaves.length), paths }
}

/** The largest power of two below a number of leaves. */
const splitAt = (count: number): number => 2 ** Math.floor(Math.log2(count - 1))
