import fc from 'fast-check'
import { composeIBAN } from 'ibantools'
import { describe, expect, it } from 'vitest'
import { bic, holderAddress, holderName, iban } from './bank-fields.ts'
import { creditorIdentifierFailure } from './fields/creditor-identifier.ts'
import { messageKeys } from './fields/fields.ts'
import { ibanFailure, ibanLength, isSepaCountry, normaliseIban } from './fields/iban.ts'
import { isMandateReference } from './fields/mandate-reference.ts'
import bics from './vectors/bic.json' with { type: 'json' }
import ibans from './vectors/iban.json' with { type: 'json' }
import identifiers from './vectors/ics.json' with { type: 'json' }
import references from './vectors/umr.json' with { type: 'json' }

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const keyOf: Record<string, string> = { required: 'required', structure: 'iban.format', national_key: 'iban.checksum' }
const told = (schema: typeof iban, text: string) => messageKeys(schema.safeParse(text).error?.issues ?? [], text)

describe('IBAN', () => {
  it.each(ibans.valid)('accepts %j (%s)', (text) => {
    expect(iban.parse(text)).toBe(text.replaceAll(' ', '').toUpperCase())
  })
  it.each(ibans.invalid)('refuses %j: %s (%s)', (text, why = '') => {
    if (text !== '') expect(ibanFailure(normaliseIban(text))).toBe(why)
    expect(told(iban, text).errors).toEqual({ '': [keyOf[why] ?? `iban.${why}`] })
  })
  it('says how long an IBAN of the country is', () => {
    expect(told(iban, 'BE6853900754703').params).toEqual({ '': { length: 16 } })
    expect(told(iban, 'FR1420041010050500013M0260').params).toEqual({ '': { length: 27 } })
  })
  it('reads what is pasted from a bank statement', () => {
    expect(iban.parse('IBAN: fr39 9991\u00a00000 1700.0041-2703 A23')).toBe('FR3999910000170000412703A23')
  })
  it('knows the 41 countries of SEPA; Gibraltar, a part of one, has codes of its own', () => {
    const sepa =
      'AD AL AT BE BG CH CY CZ DE DK EE ES FI FR GB GR HR HU IE IS IT LI LT LU LV MC MD ME MK MT NL NO PL PT RO RS SE SI SK SM VA'.split(
        ' ',
      )
    expect(sepa).toHaveLength(41)
    expect(sepa.filter((country) => !isSepaCountry(country) || ibanLength(country) === null)).toEqual([])
    const all = [...letters].flatMap((first) => [...letters].map((second) => first + second)).filter(isSepaCountry)
    expect(all.filter((country) => !sepa.includes(country))).toEqual(['GI'])
  })
  it('accepts the newest members’ examples of the registry', () => {
    const examples = [
      'AL47212110090000000235698741',
      'MD24AG000225100013104168',
      'ME25505000012345678951',
      'MK07250120000058984',
      'RS35260005601001611379',
    ]
    expect(examples.map(ibanFailure)).toEqual(examples.map(() => null))
  })
  it('refuses no foreign account for a key that the registry does not promise', () => {
    const spanish = composeIBAN({ countryCode: 'ES', bban: '21000418460200051332' }) ?? ''
    expect(ibanFailure(spanish)).toBe(null)
  })
})

const digits = (count: number) => fc.stringMatching(new RegExp(`^\\d{${count}}$`))
const account = (count: number) => fc.stringMatching(new RegExp(`^[0-9A-Z]{${count}}$`))
const ribValue = (character: string) => '12345678912345678923456789'[letters.indexOf(character)] ?? character
const composed = (countryCode: string, bban: string) => composeIBAN({ countryCode, bban }) ?? ''

const french = fc.tuple(digits(5), digits(5), account(11)).map(([bank, branch, number]) => {
  const value = BigInt([...number].map(ribValue).join(''))
  const key = 97n - ((89n * BigInt(bank) + 15n * BigInt(branch) + 3n * value) % 97n)
  return composed('FR', bank + branch + number + String(key).padStart(2, '0'))
})
const belgian = digits(10).map((number) => composed('BE', number + String(Number(number) % 97 || 97).padStart(2, '0')))
// One letter of the 26 is right.
const italian = fc.tuple(digits(10), account(12)).map(([bank, number]) => {
  const candidates = [...letters].map((cin) => composed('IT', cin + bank + number))
  return candidates.filter((candidate) => ibanFailure(candidate) === null)
})
const anyRight = fc.oneof(
  french,
  belgian,
  italian.map(([right = '']) => right),
)

describe('IBAN, for any account', () => {
  it('accepts what bears the right keys', () => {
    fc.assert(
      fc.property(fc.oneof(french, belgian), (right) => {
        expect(ibanFailure(right)).toBe(null)
      }),
    )
  })
  it('accepts one Italian control letter of the 26', () => {
    fc.assert(
      fc.property(italian, (right) => {
        expect(right).toHaveLength(1)
      }),
    )
  })
  it('finds any one changed digit or letter', () => {
    fc.assert(
      fc.property(anyRight, fc.nat(), fc.integer({ min: 1, max: 25 }), (right, place, shift) => {
        const at = 2 + (place % (right.length - 2))
        const alphabet = /\d/.test(right[at] ?? '') ? '0123456789' : letters
        const changed =
          alphabet[(alphabet.indexOf(right[at] ?? '') + 1 + ((shift - 1) % (alphabet.length - 1))) % alphabet.length]
        expect(ibanFailure(right.slice(0, at) + changed + right.slice(at + 1))).not.toBe(null)
      }),
      { numRuns: 1000 },
    )
  })
})

describe('BIC', () => {
  it.each(bics.valid)('accepts %j', (text) => {
    expect(bic.parse(` ${text}`)).toBe(String(text).toUpperCase())
  })
  it.each(bics.invalid)('refuses %j (%s)', (text, why) => {
    expect(told(bic, text ?? '').errors).toEqual({ '': [why === 'required' ? 'required' : 'bic'] })
  })
})

describe('creditor identifier', () => {
  // The list writes them as people do, with spaces, dots and hyphens.
  const plain = (text: string | null | undefined) => (text ?? '').replace(/[\s.-]/g, '').toUpperCase()
  it.each(identifiers.valid)('accepts %j', (text) => {
    expect(creditorIdentifierFailure(plain(text))).toBe(null)
  })
  it.each(identifiers.invalid)('refuses %j: %s', (text, why) => {
    expect(creditorIdentifierFailure(plain(text))).toBe(why)
  })
})

describe('mandate reference', () => {
  it.each(references.valid)('accepts %j', (text) => {
    expect(isMandateReference(text)).toBe(true)
  })
  it.each(references.invalid)('refuses %j', (text) => {
    expect(isMandateReference(text)).toBe(false)
  })
})

it('answers hostile input in linear time', () => {
  const hostile = ['FR'.repeat(100_000), ' '.repeat(200_000) + 'x', 'FR14' + '0'.repeat(200_000), '/'.repeat(200_000)]
  const answers = hostile.flatMap((text) => [
    iban.safeParse(text).success,
    bic.safeParse(text).success,
    isMandateReference(text),
    creditorIdentifierFailure(text) === null,
  ])
  expect(answers.filter(Boolean)).toEqual([])
}, 5_000)

describe('who holds an account', () => {
  const home = { line1: '27 RUE DES TILLEULS', postal_code: '69003', city: 'LYON', country: 'FR' }
  const failures = (value: unknown) => messageKeys(holderAddress.safeParse(value).error?.issues ?? [], value).errors

  it('[PAY-03] has a name of at most 70 characters, with a letter in it', () => {
    expect(holderName.parse(' HELENE CARPENTIER ')).toBe('HELENE CARPENTIER')
    expect(messageKeys(holderName.safeParse('12').error?.issues ?? [], '12').errors).toEqual({ '': ['holder'] })
    expect(holderName.safeParse('A'.repeat(71)).success).toBe(false)
    expect(messageKeys(holderName.safeParse(' ').error?.issues ?? [], ' ').errors).toEqual({ '': ['required'] })
  })
  it('[PAY-03] lives in any country of SEPA, with the postal code of ours checked', () => {
    expect(failures(home)).toEqual({})
    expect(failures({ ...home, postal_code: '6900' })).toEqual({ postal_code: ['postal.FR'] })
    expect(failures({ ...home, postal_code: '1204', city: 'GENEVE', country: 'CH' })).toEqual({})
    expect(failures({ ...home, country: 'US' })).toEqual({ country: ['iban.country'] })
    expect(failures({ ...home, postal_code: '' })).toEqual({ postal_code: ['required'] })
  })
})

describe('names that a file of SEPA carries', () => {
  const read = (text: string) => messageKeys(holderName.safeParse(text).error?.issues ?? [], text).errors['']
  it.each(['Hélène Carpentier', 'Søren Łukasz Đỗ', 'O’Neill & Fils', 'SCI 12 (Lyon)', 'Ng\u0303a'])(
    '[PAY-03] %s is taken',
    (name) => {
      expect(read(name)).toBeUndefined()
    },
  )
  it.each(['Ελένη Παππά', 'Иван Петров', 'عائشة', 'Արամ', '山田', 'Anna Иванова'])('[PAY-03] %s is refused', (name) => {
    expect(read(name)).toEqual(['latin_letters'])
  })
  it('[PAY-03] a line of the address that is no text is refused at its field', () => {
    const address = { line1: 5, line2: 'x'.repeat(39), postal_code: '75001', city: 'PARIS', country: 'FR' }
    const { error } = holderAddress.safeParse(address)
    expect(messageKeys(error?.issues ?? [], address).errors).toEqual({
      line1: ['schema.invalid_type'],
      line2: ['address_line'],
    })
  })
  it('[PAY-03] the address too, at its field', () => {
    const address = { line1: 'Οδός 1', postal_code: '10431', city: 'Αθήνα', country: 'GR' }
    const { error } = holderAddress.safeParse(address)
    expect(messageKeys(error?.issues ?? [], address).errors).toEqual({
      line1: ['latin_letters'],
      city: ['latin_letters'],
    })
  })
})
