import { addDays, type Day, daysBetween, toLocalDay } from '@coussinet/contract/domain/days.ts'
import { isId } from '#platform/crypto/ids.ts'
import { isOneOf, keyedHash, deriveKeys, type Secrets } from '#platform/crypto/keys.ts'
import { readTag, withTag } from '#platform/inbound-mail/inbound-message.ts'

/** Days for which an address accepts answers, not counting the day of its mail; later ones are written on the page (decision 79). */
export const replyDays = 90

/** Letters of the signed part: 28 bytes in base 32. With the sign before it, 18 are left of the 64 of a local part (RFC 5321). */
export const tokenLetters = 45

// Days are counted from this one, in two bytes.
const firstDay: Day = '2020-01-01'
const proofBytes = 10

type RepliedThread = { member_id: string; request_id: string }

/** Makes the signed part of an address: request and last day in clear, and a proof that the portal wrote both for this member. */
export type ReplyToken = { request_id: string; last_day: Day; proof: Buffer }

function proofs(secrets: Secrets, { member_id, request_id }: RepliedThread, last_day: Day): [Buffer, ...Buffer[]] {
  const made = (key: Buffer) => keyedHash(key, `${member_id} ${request_id} ${last_day}`).subarray(0, proofBytes)
  const [newest, ...former] = deriveKeys(secrets, 'reply addresses')
  return [made(newest), ...former.map(made)]
}

/**
 * Address to which a member answers a message in the thread of a request, below the insurer's own `base`, such as `answer@replies.example`.
 */
export function replyAddress(
  secrets: Secrets,
  { base, at, ...thread }: RepliedThread & { base: string; at: Date },
): string {
  const last_day = addDays(toLocalDay(at), replyDays)
  const [proof] = proofs(secrets, thread, last_day)
  const bytes = Buffer.concat([Buffer.from(thread.request_id.replaceAll('-', ''), 'hex'), numbered(last_day), proof])
  return withTag(base, spelled(bytes))
}

/** Parses an address below `base`, ignoring case; null for any other. Trust its content only after `isProven`. */
export function readReplyAddress(base: string, address: string): ReplyToken | null {
  const bytes = readBytes(readTag(base, address) ?? '')
  if (bytes === null) return null
  const hex = bytes.toString('hex', 0, 16)
  const request_id = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  if (!isId(request_id)) return null
  const last_day = addDays(firstDay, bytes.readUInt16BE(16))
  return { request_id, last_day, proof: bytes.subarray(18) }
}

/** Tells whether an address was made here for this member, without revealing which part differs. */
export function isProven(secrets: Secrets, member_id: string, { request_id, last_day, proof }: ReplyToken): boolean {
  return isOneOf(proofs(secrets, { member_id, request_id }, last_day), proof)
}

/** Tells whether the last day of an address has passed. */
export const isOver = ({ last_day }: ReplyToken, at: Date): boolean => toLocalDay(at) > last_day

function numbered(last_day: Day): Buffer {
  const bytes = Buffer.alloc(2)
  bytes.writeUInt16BE(daysBetween(firstDay, last_day))
  return bytes
}

// Digits and the first 22 letters: relays may write an address in capitals.
const spelled = (bytes: Buffer) =>
  BigInt(`0x${bytes.toString('hex')}`)
    .toString(32)
    .padStart(tokenLetters, '0')

function readBytes(written: string): Buffer | null {
  if (written.length !== tokenLetters || !/^[0-9a-v]+$/.test(written)) return null
  let value = 0n
  for (const letter of written) value = value * 32n + BigInt(Number.parseInt(letter, 32))
  const hex = value.toString(16).padStart(56, '0')
  // 45 letters hold a bit more than 28 bytes.
  return hex.length === 56 ? Buffer.from(hex, 'hex') : null
}
