import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { messageKeys } from './fields/fields.ts'
import { nevg, username, wellFormedUsername } from './usernames.ts'
import nevgs from './vectors/nevg.json' with { type: 'json' }

const keysOf = (schema: z.ZodMiniType, input: unknown) => {
  const result = schema.safeParse(input)
  return result.success ? [] : (messageKeys(result.error.issues, input).errors[''] ?? [])
}

describe('member number', () => {
  it.each(nevgs.valid)('accepts %j and normalises it', (text) => {
    expect(nevg.parse(text)).toMatch(/^[1-9]\d{8}$/)
  })
  it.each(nevgs.invalid)('refuses %j (%s)', (text, why) => {
    expect(keysOf(nevg, text)).toEqual([why === 'required' ? 'required' : 'member_number'])
  })
  it('catches every single wrong digit and every swap of neighbours of 412703584', () => {
    const right = '412703584'
    const wrong = new Set<string>()
    for (let place = 0; place < right.length; place += 1) {
      for (const digit of '0123456789') wrong.add(right.slice(0, place) + digit + right.slice(place + 1))
      wrong.add(
        right.slice(0, place) +
          right
            .slice(place, place + 2)
            .split('')
            .reverse()
            .join('') +
          right.slice(place + 2),
      )
    }
    wrong.delete(right)
    expect(wrong.size).toBe(89)
    expect([...wrong].filter((text) => nevg.safeParse(text).success)).toEqual([])
  })
  const right = fc.integer({ min: 10_000_000, max: 99_999_999 }).map((serial) => {
    const candidates = [...'0123456789'].map((check) => `${serial}${check}`)
    return candidates.filter((text) => nevg.safeParse(text).success)
  })
  it('gives each serial one check digit', () => {
    fc.assert(
      fc.property(right, (candidates) => {
        expect(candidates).toHaveLength(1)
      }),
    )
  })
  it('catches a wrong digit and a swap of neighbours in any number', () => {
    fc.assert(
      fc.property(right, fc.nat({ max: 8 }), fc.integer({ min: 1, max: 9 }), ([text = ''], place, shift) => {
        const digit = (Number(text[place]) + shift) % 10
        expect(nevg.safeParse(text.slice(0, place) + digit + text.slice(place + 1)).success).toBe(false)
        const swapped =
          text.slice(0, place) +
          text
            .slice(place, place + 2)
            .split('')
            .toReversed()
            .join('') +
          text.slice(place + 2)
        expect(nevg.safeParse(swapped).success).toBe(swapped === text)
      }),
      { numRuns: 1000 },
    )
  })
})

describe('username', () => {
  it('loses the spaces of a number, keeps an address', () => {
    expect(username.parse(' N° 412 703 584 ')).toBe('412703584')
    expect(username.parse('No 412703584')).toBe('412703584')
    expect(username.parse(' <Anna@example.org> ')).toBe('Anna@example.org')
    expect(username.parse(' A.B@EXAMPLE.ORG ')).toBe('A.B@EXAMPLE.ORG')
  })
  it('says nothing of a number that is not well formed, where a form does', () => {
    expect(username.safeParse('412703585').success).toBe(true)
    expect(keysOf(wellFormedUsername, '412703585')).toEqual(['member_number'])
    expect(keysOf(wellFormedUsername, 'a@b')).toEqual(['email'])
    expect(keysOf(wellFormedUsername, '')).toEqual(['required'])
    expect(wellFormedUsername.parse('412 703 584')).toBe('412703584')
  })
})

it('[GO-01] a number that is refused is told the form that it should have, and OpenAPI the same', () => {
  const { error } = nevg.safeParse('900000000')
  expect(messageKeys(error?.issues ?? [], '900000000')).toEqual({
    errors: { '': ['member_number'] },
    params: { '': { pattern: '^[1-9][0-9]{8}$' } },
  })
  for (const io of ['input', 'output'] as const)
    expect(z.toJSONSchema(nevg, { io })).toMatchObject({ type: 'string', pattern: '^[1-9][0-9]{8}$' })
})

it('[GO-01] hostile input is answered in linear time', () => {
  const hostile = [' '.repeat(200_000) + 'x', '0'.repeat(200_000), 'a@' + 'a-'.repeat(100_000), '(0)'.repeat(70_000)]
  const answers = [nevg, username, wellFormedUsername].flatMap((schema) =>
    hostile.map((text) => schema.safeParse(text).success),
  )
  expect(answers).toHaveLength(3 * hostile.length)
}, 5_000)
