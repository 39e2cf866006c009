import { randomBytes, randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { hasMember, readMemberOfToken, writeMemberToken } from './member-token.ts'

const secrets = { secret: randomBytes(48), previous_secret: null }
const member_id = randomUUID()
const bytesOf = (token: string) => Buffer.from(token, 'base64url')

it('[SEC-12] a token names its member to the portal alone, and is another each time', () => {
  const tokens = Array.from({ length: 50 }, () => writeMemberToken(secrets.secret, member_id))
  expect(new Set(tokens.map((token) => token.slice(0, 20))).size).toBe(50)
  for (const token of tokens) {
    expect(token).toMatch(/^[\w-]{86}$/)
    expect(bytesOf(token).includes(Buffer.from(member_id.replaceAll('-', ''), 'hex'))).toBe(false)
    expect(readMemberOfToken(secrets, token)).toBe(member_id)
  }
})

it('[SEC-12] the same secret bytes give the same token, for an answer that is given again', () => {
  const random = randomBytes(32)
  expect(writeMemberToken(secrets.secret, member_id, random)).toBe(writeMemberToken(secrets.secret, member_id, random))
  expect(bytesOf(writeMemberToken(secrets.secret, member_id, random)).subarray(-32)).toEqual(random)
})

it('[SEC-12] a token that was changed in any byte, or put together of two, names nobody', () => {
  const [one, other] = [writeMemberToken(secrets.secret, member_id), writeMemberToken(secrets.secret, randomUUID())]
  for (let place = 0; place < 64; place += 1) {
    const bytes = bytesOf(one)
    bytes.writeUInt8(bytes.readUInt8(place) ^ 1, place)
    expect(readMemberOfToken(secrets, bytes.toString('base64url')), `byte ${place}`).toBeUndefined()
  }
  const mixed = Buffer.concat([bytesOf(one).subarray(0, 32), bytesOf(other).subarray(32)]).toString('base64url')
  expect(readMemberOfToken(secrets, mixed)).toBeUndefined()
})

it('[SEC-12] what another secret wrote, or is no such token, names nobody', () => {
  const foreign = writeMemberToken(randomBytes(48), member_id)
  const strange = [foreign, '', 'x'.repeat(43), '='.repeat(86), ' '.repeat(86), 'x'.repeat(86), `${foreign}x`]
  for (const token of strange) expect(readMemberOfToken(secrets, token)).toBeUndefined()
  expect([hasMember(foreign), hasMember('x'.repeat(43))]).toEqual([true, false])
})

it('[SEC-12] a token of the previous secret is read while that one is set', () => {
  const token = writeMemberToken(secrets.secret, member_id)
  const secret = randomBytes(48)
  expect(readMemberOfToken({ secret, previous_secret: secrets.secret }, token)).toBe(member_id)
  expect(readMemberOfToken({ secret, previous_secret: null }, token)).toBeUndefined()
})
