import { randomBytes } from 'node:crypto'
import { isEmail } from '@coussinet/contract/fields/email.ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { newId } from '#platform/crypto/ids.ts'
import { isOver, isProven, readReplyAddress, replyAddress, tokenLetters } from './reply-address.ts'

const secrets = { secret: randomBytes(48), previous_secret: null }
const base = 'reponse@replies.example'
const at = new Date('2026-11-26T10:00:00Z')
const [member_id, request_id] = [newId(), newId()]
const address = replyAddress(secrets, { base, member_id, request_id, at })

describe('[MSG-02] the address of a thread', () => {
  it('is one that mail servers take, and is read whatever its case', () => {
    expect(address).toMatch(/^reponse\+[0-9a-v]{45}@replies\.example$/)
    expect(isEmail(address)).toBe(true)
    const longest = replyAddress(secrets, { base: `${'a'.repeat(18)}@replies.example`, member_id, request_id, at })
    expect(longest.indexOf('@')).toBe(64)
    for (const written of [address, address.toUpperCase(), address.replace('reponse', 'Reponse')]) {
      const token = readReplyAddress(base, written)
      expect(token?.request_id).toBe(request_id)
      expect(token && isProven(secrets, member_id, token)).toBe(true)
    }
  })

  it('is of its member, of its portal and of its day', () => {
    const token = readReplyAddress(base, address)
    if (!token) throw new Error('It is not read.')
    expect(isProven(secrets, newId(), token)).toBe(false)
    expect(isProven({ secret: randomBytes(48), previous_secret: null }, member_id, token)).toBe(false)
    expect(isProven(secrets, member_id, { ...token, request_id: newId() })).toBe(false)
    expect(isProven(secrets, member_id, { ...token, last_day: '2027-06-01' })).toBe(false)
    expect(isProven({ secret: randomBytes(48), previous_secret: secrets.secret }, member_id, token)).toBe(true)
  })

  it('takes answers for 90 days, to the end of the last one where members live', () => {
    const token = readReplyAddress(base, address)
    if (!token) throw new Error('It is not read.')
    expect(token.last_day).toBe('2027-02-24')
    expect(isOver(token, new Date('2027-02-24T22:59:00Z'))).toBe(false)
    expect(isOver(token, new Date('2027-02-24T23:01:00Z'))).toBe(true)
  })

  it.each([
    ['another mailbox', address.replace('reponse', 'contact')],
    ['another domain', address.replace('replies.example', 'replies.example.org')],
    ['a domain below it', address.replace('@', '@sub.')],
    ['no token', 'reponse@replies.example'],
    ['an empty token', 'reponse+@replies.example'],
    ['a letter too many', address.replace('+', '+0')],
    ['a letter too few', address.replace(/.@/, '@')],
    ['a letter of no number', address.replace(/.@/, 'w@')],
    ['more bits than there are', address.replace(/\+./, '+v')],
    ['nothing', ''],
  ])('is none with %s', (_name, written) => {
    expect(readReplyAddress(base, written)).toBeNull()
  })

  it('is refused with one letter changed, wherever it is', () => {
    const [head, tail] = [address.slice(0, 8), address.slice(8, 8 + tokenLetters)]
    fc.assert(
      fc.property(fc.nat(tokenLetters - 1), fc.constantFrom(...'0123456789abcdefghijklmnopqrstuv'), (place, letter) => {
        fc.pre(tail[place] !== letter)
        const changed = `${head}${tail.slice(0, place)}${letter}${tail.slice(place + 1)}@replies.example`
        const token = readReplyAddress(base, changed)
        expect(token !== null && isProven(secrets, member_id, token)).toBe(false)
      }),
    )
  })

  it('is read without a failure, whatever is sent', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.string().map((text) => `reponse+${text}@replies.example`),
        ),
        (written) => {
          const token = readReplyAddress(base, written)
          expect(token !== null && isProven(secrets, member_id, token)).toBe(false)
        },
      ),
    )
    fc.assert(
      fc.property(
        fc.uuid(),
        fc.uuid(),
        fc.date({ min: at, max: new Date('2190-01-01'), noInvalidDate: true }),
        (member, request, sent) => {
          const token = readReplyAddress(
            base,
            replyAddress(secrets, { base, member_id: member, request_id: request, at: sent }),
          )
          return (
            token !== null && token.request_id === request && isProven(secrets, member, token) && !isOver(token, sent)
          )
        },
      ),
    )
  })
})
