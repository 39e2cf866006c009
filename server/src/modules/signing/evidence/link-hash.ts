import { hash } from '#platform/crypto/keys.ts'

/** Predecessor of the first link of every chain. */
export const genesis = Buffer.alloc(32)

type EvidenceLink = {
  member_id: string
  position: number
  at: Date
  kind: string
  subject_id: string
  record: string
  previous_hash: Uint8Array
}

/**
 * SHA-256 over the hash before and each member of the line, every one behind its own length in bytes (32 bits),
 * so that nothing can move from one member to the next; the moment as ISO text in UTC, with milliseconds.
 */
export function linkHash({ previous_hash, member_id, position, at, kind, subject_id, record }: EvidenceLink): Buffer {
  const members = [
    previous_hash,
    ...[member_id, String(position), at.toISOString(), kind, subject_id, record].map((text) =>
      Buffer.from(text, 'utf8'),
    ),
  ]
  return hash(Buffer.concat(members.flatMap((bytes) => [lengthOf(bytes), bytes])))
}

function lengthOf({ length }: Uint8Array): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(length)
  return bytes
}

/** JSON with the members of every object in one order: the same facts give the same text. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_name, member: unknown) =>
    typeof member === 'object' && member !== null && !Array.isArray(member)
      ? Object.fromEntries(Object.entries(member).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : member,
  )
}
