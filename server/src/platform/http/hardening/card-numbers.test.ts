import { readFile } from 'node:fs/promises'
import { registerCard } from '@coussinet/contract/payment-methods.ts'
import { changeMe } from '@coussinet/contract/profile.ts'
import { changeRefundRequest, createRefundRequest } from '@coussinet/contract/refund-requests.ts'
import { addRequestFile } from '@coussinet/contract/request-files.ts'
import { signIn } from '@coussinet/contract/session.ts'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { aMember, type TestMember } from '#testing/a-member.ts'
import { startPortal, type TestPortal } from '#testing/start-portal.ts'
import { Problem } from '../../core/problem.ts'
import { newId } from '../../crypto/ids.ts'
import { holdsCardNumber, refuseCardNumbers } from './card-numbers.ts'

const Valid = z.object({ valid: z.array(z.tuple([z.string(), z.nullable(z.string())])) })
const vectors = async (name: string) =>
  JSON.parse(
    await readFile(new URL(`../../../../../contract/src/vectors/${name}.json`, import.meta.url), 'utf8'),
  ) as unknown
const texts = (one: unknown) => Valid.parse(one).valid.map(([text]) => text)

/** The places that are refused in a body; none for one that may pass. */
function refused(body: unknown): string[] {
  try {
    refuseCardNumbers(body)
    return []
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    expect(
      Object.values(error.more.errors ?? {})
        .flat()
        .every((key) => key === 'card_number'),
    ).toBe(true)
    return Object.keys(error.more.errors ?? {})
  }
}

/** Digits with the last one that Luhn's sum asks for. */
const completed = (stem: string): string => {
  const sum = [...stem].toReversed().reduce((total, character, index) => {
    const digit = Number(character) * (index % 2 === 0 ? 2 : 1)
    return total + (digit > 9 ? digit - 9 : digit)
  }, 0)
  return `${stem}${(10 - (sum % 10)) % 10}`
}
const cardNumber = fc
  .tuple(
    fc.constantFrom('3', '4', '5', '6', '1', '8'),
    fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 11, maxLength: 17 }),
  )
  .map(([first, rest]) => completed(`${first}${rest.join('')}`))
  // Italian chips
  .filter((digits) => digits.length !== 15 || !digits.startsWith('380'))
const inFours = (digits: string, by: string) => (digits.match(/.{1,4}/g) ?? []).join(by)

describe('[PAY-08] a card number', () => {
  it.each([
    ['Visa', '4111111111111111'],
    ['Visa of 13 digits', '4222222222222'],
    ['Mastercard', '5555 5555 5555 4444'],
    ['Mastercard of the new range', '2223-0031-2200-3222'],
    ['American Express', '3782 822463 10005'],
    ['Diners', '3056 930902 5904'],
    ['JCB', '3530111333300000'],
    ['Maestro of 19 digits', completed('630400000000000000')],
    ['in pairs', '41 11 11 11 11 11 11 11'],
    ['digit by digit', '4 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1'],
    ['with dots', '4111.1111.1111.1111'],
    ['with no-break spaces', '4111\u00a01111\u202f1111\u00a01111'],
    ['with dashes of print', '4111–1111–1111–1111'],
    ['in full width', '４１１１１１１１１１１１１１１１'],
    ['with what cannot be seen', '4111\u200b11111111\u20601111'],
    ['of no scheme', '1234567812345670'],
    ['between two lines', 'Ma carte :\n4111 1111 1111 1111\nmerci'],
    ['with its month and code', '4111 1111 1111 1111 12/27 123'],
    ['in brackets', '(4111111111111111)'],
    ['after a file’s name', 'scan_4111111111111111'],
    ['beside an IBAN', 'FR1420041010050500013M02606 4111111111111111'],
    ['after two letters and digits', 'AB12 4111 1111 1111 1111'],
    ['of an odd grouping, alone', '411 1111111 111111'],
    ['with two blanks', 'ma carte 4111  1111  1111  1111'],
    ['with hyphens between blanks', '4111 - 1111 - 1111 - 1111'],
    ['with slashes', '4111/1111/1111/1111'],
    ['with commas', '4111,1111, 1111,1111'],
    ['with underscores', '4111_1111_1111_1111'],
    ['with middle dots', '4111·1111·1111·1111'],
    ['with slashes, as American Express prints it', '3782/822463/10005'],
    ['in pairs with commas', '41,11,11,11,11,11,11,11'],
    ['after letters', 'CB4242424242424242'],
    ['before a letter', '4242424242424242x'],
    ['in fours before letters', '4242 4242 4242 4242exp 12/27'],
    ['of the new range, between letters', `x${completed('222300312200322')}y`],
    ['in Arabic digits', '٤٢٤٢ ٤٢٤٢ ٤٢٤٢ ٤٢٤٢'],
    ['in Persian digits', '۴۲۴۲۴۲۴۲۴۲۴۲۴۲۴۲'],
    ['in bold', '𝟒𝟐𝟒𝟐𝟒𝟐𝟒𝟐𝟒𝟐𝟒𝟐𝟒𝟐𝟒𝟐'],
    ['in keys', '4242424242424242'.replaceAll(/\d/g, '$&\ufe0f\u20e3')],
    ['after a plus', '+4242424242424242'],
    ['after a plus, in fours', 'carte +4242 4242 4242 4242.'],
    ['after two zeros', '004242424242424242'],
    ['after two zeros, in fours', 'carte 004242 4242 4242 4242.'],
    ['among many IBANs that read as one in part', `${'BE48424242432827 '.repeat(200)}`],
    [
      'far from any IBAN that stands before it',
      `${'FR1420041010050500013M02606 '.repeat(30)} 4242 4242 4242 4242 ${'FR1420041010050500013M02606 '.repeat(30)}`,
    ],
  ])('is refused: %s', (_case, text) => {
    expect(holdsCardNumber(text, 'note')).toBe(true)
  })

  it('is refused in any text, between blanks, however it is grouped', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        fc.string(),
        cardNumber,
        fc.constantFrom('', ' ', '-', '.'),
        (before, after, digits, by) => {
          const written = by === '' ? digits : inFours(digits, by)
          expect(refused({ note: `${before} ${written} ${after}` })).toEqual(['note'])
        },
      ),
      { numRuns: 1000 },
    )
  })

  it('is refused as a number, as a name, and at any depth; a name that is one is not told', () => {
    fc.assert(
      fc.property(cardNumber, (digits) => {
        expect(refused({ amount: Number(digits) })).toEqual(['amount'])
        expect(refused({ holder: { [digits]: 'x' } })).toEqual(['holder'])
        expect(refused({ [`n ${digits}`]: { a: digits } })).toEqual(['body', 'a'])
        expect(refused({ a: [{ b: [1, digits] }], c: 'x', d: digits })).toEqual(['a.0.b.1', 'd'])
        expect(refused(digits)).toEqual(['body'])
      }),
    )
  })

  it('is refused where something else is asked for: an IBAN, a chip, an invoice', () => {
    for (const field of ['iban', 'icad', 'invoice_number', 'mobile'])
      expect(refused({ [field]: '4111 1111 1111 1111' })).toEqual([field])
  })
})

describe('[PAY-08] what is no card number', () => {
  it.each([
    ['two dates', '20.11.2026 21.11.2026'],
    ['a longer number', '41111111111111111111'],
    ['a part of a word that begins as no card does', 'AB1234567812345670'],
    ['a part of a hash', `a4242424242424242${'b'.repeat(47)}`],
    ['a part of an IBAN, twice', 'BE48424242432827 BE48424242432827'],
    ['an IBAN of another country, in small letters', 'de89370400440532013000'],
    ['years', '2023, 2024, 2025, 2026'],
    ['two dates with slashes', '20/11/2026 - 21/11/2026'],
    ['prices', '12,50 13,50 14,50 15,50'],
    ['moments', '2026-11-20 10:15:30.123, 2026-11-21 11:16:31.124'],
    ['a member’s papers', 'CSN-412703584-002, CSN-412703584-003'],
    ['a number that fails Luhn’s sum', '4111111111111112'],
    ['an international phone, as long as they are', `+${completed('41111111111111')}`],
    ['the same after 00', `00${completed('41111111111111')}`],
    ['two international phones', '+33 6 39 98 12 04 / +33 6 39 98 12 05'],
    ['an international phone after 00', '0033 6 39 98 12 04'],
    ['a French chip', completed('25026981234017')],
    ['a maker’s chip', `puce ${completed('98109810673124')} du chat`],
    ['two phones', '06 39 98 12 04 06 39 98 12 05'],
  ])('passes: %s', (_case, text) => {
    expect(holdsCardNumber(text, 'note')).toBe(false)
  })

  it('an IBAN, of any country, in a field or in a sentence; one with a wrong letter is the IBAN’s own business', async () => {
    for (const iban of texts(await vectors('iban')))
      expect(refused({ iban, holder: { note: iban }, note: `Voici mon compte : ${iban}, merci` })).toEqual([])
    fc.assert(
      fc.property(
        fc.constantFrom('FR', 'IT', 'BE'),
        fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 14, maxLength: 25 }),
        (country, digits) => {
          expect(refused({ iban: `${country}76 ${inFours(digits.join(''), ' ')}` })).toEqual([])
        },
      ),
    )
  })

  it('a chip of any country in its field', async () => {
    for (const icad of texts(await vectors('icad'))) expect(refused({ icad })).toEqual([])
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 899 }), fc.integer({ min: 1, max: 99_999_999_999 }), (issuer, serial) => {
        expect(
          refused({ icad: completed(`${String(issuer).padStart(3, '0')}${String(serial).padStart(11, '0')}`) }),
        ).toEqual([])
      }),
    )
  })

  it('phones and member numbers', async () => {
    const phones = z.array(Valid).parse(await vectors('phone'))
    for (const mobile of phones.flatMap(texts)) expect(refused({ phones: { mobile } })).toEqual([])
    for (const nevg of texts(await vectors('nevg')))
      expect(refused({ username: nevg, note: `${nevg} ${nevg}` })).toEqual([])
  })

  it('the number of an invoice, unless it begins as cards do', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999_999 }), (serial) => {
        expect(refused({ invoice_number: completed(`20${String(serial).padStart(11, '0')}`) })).toEqual([])
      }),
    )
    expect(refused({ invoice_number: 'F-4222222222222' })).toEqual(['invoice_number'])
  })

  it('ids, hashes, tokens, moments', () => {
    fc.assert(
      fc.property(
        fc.uuid(),
        fc.uint8Array({ minLength: 32, maxLength: 32 }),
        fc.date({ noInvalidDate: true, min: new Date('1970-01-01'), max: new Date('2100-01-01') }),
        (id, bytes, date) => {
          const sha256 = Buffer.from(bytes).toString('hex')
          expect(
            refused({ ids: [id], sha256, token: Buffer.from(bytes).toString('base64url'), at: date.toISOString() }),
          ).toEqual([])
        },
      ),
    )
    expect(refused({ id: '41111111-1111-4111-8111-111111111111' })).toEqual([])
  })

  it('nothing at all', () => {
    for (const body of [undefined, null, '', {}, [], 0, true, 12_345, -1.5, 1e300]) expect(refused(body)).toEqual([])
  })
})

/** The processor's milliseconds that one call may take, by SEC-51. */
const mostCpu = 250

function cpuOf(work: () => unknown): number {
  const began = process.threadCpuUsage()
  work()
  const { user, system } = process.threadCpuUsage(began)
  return (user + system) / 1000
}

// BE48 4242 4243 2827: its account reads as a card’s number.
const ibanOfCard = 'BE48424242432827 '
it.each([
  ['digits', '1'.repeat(1_000_000)],
  ['digits and blanks', '1 '.repeat(500_000)],
  ['fours', `${'4111 '.repeat(200_000)}x`],
  ['blanks', `1${' '.repeat(999_000)}x`],
  ['beginnings of IBANs', 'FR76'.repeat(250_000)],
  ['beginnings of IBANs, apart', 'FR76 '.repeat(200_000)],
  ['all separators', '1-1.'.repeat(250_000)],
  ['numbers that are printed wrongly', '1234 1234 1234 12'.repeat(60_000)],
  ['numbers that fail the sum', '1234 1234 1234 1234 '.repeat(50_000)],
  ['a list', '1. '.repeat(330_000)],
  ['IBANs', ibanOfCard.repeat(60_000)],
  ['ids', '41111111-1111-4111-8111-111111111111 '.repeat(27_000)],
  ['Arabic digits', '١ '.repeat(340_000)],
  ['ligatures', 'ﷺ'.repeat(340_000)],
])('[SEC-51] looks at a megabyte in little time: %s', (_case, text) => {
  // A core that is shared or still compiling takes longer for the same: the best of some tries counts.
  let best = Infinity
  for (let tries = 0; tries < 3 && best >= mostCpu; tries++)
    best = Math.min(
      best,
      cpuOf(() => holdsCardNumber(text, 'note')),
    )
  expect(best).toBeLessThan(mostCpu)
})

it('[SEC-51] looks at thousands of texts in little time, each of them full of IBANs', () => {
  const notes = Array.from({ length: 4900 }, () => ibanOfCard.repeat(12))
  expect(cpuOf(() => expect(refused({ notes }).length).toBeGreaterThan(0))).toBeLessThan(mostCpu)
  expect(refused({ notes: Array.from({ length: 20 }, () => `Mon compte ${ibanOfCard}`) })).toEqual([])
})

describe('the portal', () => {
  const card = '4111 1111 1111 1111'
  let portal: TestPortal
  let member: TestMember
  const written: string[] = []
  // Chance writes four of its digits into an id of a request or a process now and then.
  const withoutIds = (text: string) => text.replaceAll(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|"pid":\d+/g, '')
  beforeAll(async () => {
    portal = await startPortal({ log: (line) => written.push(line) })
    member = await aMember(portal)
  })
  afterAll(() => portal.close())

  it('[PAY-08] refuses it before anything else, in every call, and logs nothing of it', async () => {
    written.length = 0
    const line = (status: number, errors?: object) => ({ status, code: 'validation_failed', errors })
    const home = { line1: card, postal_code: '69003', city: 'LYON', country: 'FR' }
    expect((await portal.call(changeMe, { as: member, raw_body: { address: home } })).problem).toMatchObject(
      line(422, { 'address.line1': ['card_number'] }),
    )
    expect((await portal.call(signIn, { body: { username: card, password: card } })).problem).toMatchObject(
      line(422, { username: ['card_number'], password: ['card_number'] }),
    )
    expect((await portal.call(registerCard, { as: member, body: { provider_token: card } })).problem).toMatchObject(
      line(422, { provider_token: ['card_number'] }),
    )
    // Before the schema: what the contract does not know is refused all the same.
    expect((await portal.call(changeMe, { as: member, raw_body: { note: card, [card]: 1 } })).problem).toMatchObject(
      line(422, { note: ['card_number'], body: ['card_number'] }),
    )

    const { body: draft } = await portal.call(createRefundRequest, { as: member })
    const params = { id: draft.id }
    expect(
      (await portal.call(changeRefundRequest, { as: member, params, body: { vet_name: card } })).problem,
    ).toMatchObject(line(422, { vet_name: ['card_number'] }))
    const form = {
      fields: { type: 'other', note: card },
      file: { bytes: Buffer.from('x'), name: 'a.pdf', media_type: 'application/pdf' },
    }
    expect((await portal.call(addRequestFile, { as: member, params, form })).problem).toMatchObject(
      line(422, { note: ['card_number'] }),
    )

    expect(written.filter((one) => one.includes('"status":422'))).toHaveLength(6)
    expect(withoutIds(written.join(''))).not.toMatch(/4111|1111 1111/)
  })

  it('[PAY-08] keeps nothing of it with the key of a call, which may be used again', async () => {
    const key = { 'idempotency-key': newId() }
    const { bytes } = await portal.call(registerCard, { as: member, body: { provider_token: card }, headers: key })
    expect(withoutIds(String(bytes))).not.toMatch(/1111/)
    const kept = await portal.db
      .selectFrom('idempotency_keys')
      .select('answer')
      .where('member_id', '=', member.member_id)
      .execute()
    expect(kept).toEqual([])
    expect(
      (await portal.call(registerCard, { as: member, body: { provider_token: 'x' }, headers: key })).problem,
    ).toMatchObject({ code: 'unavailable' })
  })
})
