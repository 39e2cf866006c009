import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { QuoteChanges } from '../quotes.ts'
import { DraftChanges } from '../refund-requests.ts'
import emails from '../vectors/email.json' with { type: 'json' }
import icads from '../vectors/icad.json' with { type: 'json' }
import passwords from '../vectors/password.json' with { type: 'json' }
import phoneVectors from '../vectors/phone.json' with { type: 'json' }
import postalCodes from '../vectors/postal.json' with { type: 'json' }
import * as fields from './fields.ts'
import { isIcadOf } from './icad.ts'

const keysOf = (schema: z.ZodMiniType, input: unknown) => {
  const result = schema.safeParse(input)
  return result.success ? [] : (fields.messageKeys(result.error.issues, input).errors[''] ?? [])
}

describe('identification number', () => {
  it.each(icads.valid)('accepts %j', (text) => {
    expect(fields.icad.parse(text)).toBe(String(text).replaceAll(' ', '').toUpperCase())
  })
  it.each([
    ['2HKD417', ['FR', 'IT', 'BE']],
    ['1HKD417', ['IT']],
    ['9PI123', ['IT']],
    ['45MI1234', ['IT']],
    ['015TO0042', ['IT']],
    ['RM123456', ['IT']],
    ['ABCD12', ['IT']],
    ['1234PI', ['IT']],
    ['B12A34', ['BE']],
    ['B123AB', ['BE']],
    ['BAB123', ['FR', 'IT', 'BE']],
    ['VO1234', ['IT', 'BE']],
    ['W12AB34', ['BE']],
  ] as const)('takes the tattoo %s of %j', (icad, countries) => {
    expect((['FR', 'IT', 'BE'] as const).filter((country) => isIcadOf(icad, [country]))).toEqual(countries)
    expect(fields.icadOfAnyCountry.parse(icad.toLowerCase())).toBe(icad)
  })
  it.each(['BRUTUS', 'MILANO', '123456', '0A12345678', 'AB12345678901', 'W123', 'A1', '12345678901234'])(
    'takes %s of no country',
    (icad) => {
      expect(keysOf(fields.icadOfAnyCountry, icad)).toEqual(['icad'])
    },
  )
  it.each(icads.invalid)('refuses %j (%s)', (text, why) => {
    expect(keysOf(fields.icad, text)).toEqual([why === 'required' ? 'required' : 'icad'])
  })
})

describe.each(phoneVectors)('$kind phone of $country', ({ country, kind, valid, invalid }) => {
  const code = fields.country.parse(country)
  const schema = kind === 'mobile' ? fields.mobile(code) : fields.landline(code)
  it.each(valid)('reads %j as %s', (text, number) => {
    expect(schema.parse(text)).toBe(number)
  })
  it.each(valid)('keeps the E.164 form of %j on the wire', (_text, number) => {
    const others = { mobile: null, landline: null }
    expect(fields.phones.safeParse({ ...others, [kind]: number }).success).toBe(true)
  })
  it.each(invalid)('refuses %j', (text) => {
    expect(keysOf(schema, text)).toEqual([text === '' ? 'required' : kind === 'mobile' ? 'mobile' : 'phone'])
  })
})

describe('phones on the wire', () => {
  const errorsOf = (input: unknown) =>
    fields.messageKeys(fields.phones.safeParse(input).error?.issues ?? [], input).errors
  it('[PRO-02] asks for one number at least', () => {
    expect(errorsOf({ mobile: null, landline: null })).toEqual({ '': ['one_phone'] })
  })
  it('[PRO-02] names the number that is wrong', () => {
    expect(errorsOf({ mobile: '+33199001234', landline: '+33639981234' })).toEqual({
      mobile: ['mobile'],
      landline: ['phone'],
    })
    expect(errorsOf({ mobile: '+4915112345678', landline: null })).toEqual({ mobile: ['mobile'] })
  })
  it('does not guess the country of a national number', () => {
    expect(fields.phones.safeParse({ mobile: '0639981234', landline: null }).success).toBe(false)
    expect(fields.phones.parse({ mobile: '0033 6 39 98 12 34', landline: null }).mobile).toBe('+33639981234')
  })
})

describe('phones of the overseas departments', () => {
  const { mobile, landline } = { mobile: fields.mobile('FR'), landline: fields.landline('FR') }
  it.each([
    // Réunion, Mayotte
    ['0692 12 34 56', '+262692123456'],
    ['0693 12 34 56', '+262693123456'],
    ['06 39 12 34 56', '+262639123456'],
    ['+262 692 12 34 56', '+262692123456'],
    ['00262 (0)692 12 34 56', '+262692123456'],
    ['+33 6 92 12 34 56', '+262692123456'],
    ['0709 20 12 34', '+262709201234'],
    // Guadeloupe, Guyane, Martinique
    ['0690 12 34 56', '+590690123456'],
    ['+590 691 30 34 56', '+590691303456'],
    ['0694 12 34 56', '+594694123456'],
    ['0033 6 94 12 34 56', '+594694123456'],
    ['0696 12 34 56', '+596696123456'],
    ['+596 697 12 34 56', '+596697123456'],
    // metropolitan neighbours, the range for fiction among them
    ['06 39 98 12 34', '+33639981234'],
    ['06 38 12 34 56', '+33638123456'],
    ['06 95 12 34 56', '+33695123456'],
    ['06 98 12 34 56', '+33698123456'],
  ])('[PRO-01][SEC-28] mobile %j is stored as %s, and read again as it is stored', (text, number) => {
    expect(mobile.parse(text)).toBe(number)
    expect(mobile.parse(number)).toBe(number)
    expect(fields.phones.parse({ mobile: number }).mobile).toBe(number)
    expect(keysOf(landline, number)).toEqual(['phone'])
  })
  it.each([
    ['0262 12 34 56', '+262262123456'],
    ['02 63 12 34 56', '+262263123456'],
    ['+262 269 61 23 45', '+262269612345'],
    ['0590 12 34 56', '+590590123456'],
    ['+33 5 94 12 34 56', '+594594123456'],
    ['0596 12 34 56', '+596596123456'],
    ['0976 30 12 34', '+262976301234'],
    ['09 47 51 23 45', '+590947512345'],
    ['02 61 91 44 05', '+33261914405'],
    ['05 91 12 34 56', '+33591123456'],
    ['09 72 12 34 56', '+33972123456'],
  ])('[PRO-01] landline %j is stored as %s, and read again as it is stored', (text, number) => {
    expect(landline.parse(text)).toBe(number)
    expect(landline.parse(number)).toBe(number)
    expect(keysOf(mobile, number)).toEqual(['mobile'])
  })
  it.each([
    // another department's code, a metropolitan number with the code of Réunion, a number of no French place
    '+262 690 12 34 56',
    '+590 596 12 34 56',
    '+262 6 12 34 56 78',
    '+262 639 98 12 34',
    '+269 321 23 45',
    '+508 41 12 34',
    '07 09 99 12 34',
    '0692 12 34 5',
    '+262 692 12 34 567',
  ])('[PRO-02] %j is refused', (text) => {
    expect([keysOf(mobile, text), keysOf(landline, text)]).toEqual([['mobile'], ['phone']])
  })
})

describe('what is copied along', () => {
  const [ltr, pop, embedding, isolate, closing] = ['\u200e', '\u202c', '\u202a', '\u2066', '\u2069']
  const bom = '\ufeff'
  it.each([
    `${embedding}06 39 98 12 34${pop}`,
    `${isolate}+33\u202f6\u00a039\u00a098\u200912\u200b34${closing}`,
    '(+33) 6 39 98 12 34',
    '(+33)639981234',
    'tel:+33-6-39-98-12-34',
    'Tél. : 06 39 98 12 34',
    '06\u201139\u201198\u201012\u201334',
    '06\u221239\u00ad98\u200712 34',
    '(06) 39 98 12 34',
    '06·39·98•12_34',
    'GSM 06 39 98 12 34',
    'Mobile : 06 39 98 12 34',
    'sms:+33639981234',
    '06 39\u034f98\u180e12\u300034\ufe0f',
    `${bom}0033${ltr}639981234`,
  ])('[PRO-02] does not count in a phone: %j', (text) => {
    expect(fields.mobile('FR').parse(text)).toBe('+33639981234')
  })
  it('[PRO-02] does not count in phones of the other countries, nor on the wire', () => {
    expect(fields.landline('IT').parse('(051) 000\u20111234')).toBe('+390510001234')
    expect(fields.landline('BE').parse('tel:+32(0)2 588 00 12')).toBe('+3225880012')
    expect(fields.phones.parse({ mobile: '\u202a(+32) 470 00 00 12\u202c' })).toEqual({
      mobile: '+32470000012',
      landline: null,
    })
  })
  it.each([
    [fields.icad, `${ltr}250\u00a026\u200998\u201012340176${bom}`, '250269812340176'],
    [fields.icad, 'lxq\u200b482', 'LXQ482'],
    [fields.icad, 'n° 250 26 98 1234 0176', '250269812340176'],
    [fields.icad, 'FR 250269812340176', '250269812340176'],
    [fields.email, '<helene@example.org>', 'helene@example.org'],
    [fields.email, `${embedding}helene@example.org${pop}`, 'helene@example.org'],
    [fields.email, `mailto:o'neil@ex\u00adample.be${bom}`, "o'neil@example.be"],
    [fields.email, 'anne\u2010marie@example.org', 'anne-marie@example.org'],
    [fields.givenNumber(40), `${ltr}F\u20112026\u20130412${bom}`, 'F-2026-0412'],
  ])('does not count in an identifier: case %#', (schema, text, read) => {
    expect(schema.parse(text)).toBe(read)
  })
  it.each([
    ['FR', '44 000', '44000'],
    ['FR', 'F-44000', '44000'],
    ['FR', 'fr\u201144000', '44000'],
    ['FR', `${ltr}44000${bom}`, '44000'],
    ['IT', 'I-40123', '40123'],
    ['IT', 'IT\u201340123', '40123'],
    ['BE', 'B-4000', '4000'],
    ['BE', 'B\u00a0-\u00a04000', '4000'],
  ])('[PRO-02] does not count in a postal code of %s: %j', (country, text, digits) => {
    expect(fields.postalCode(fields.country.parse(country)).parse(text)).toBe(digits)
  })
  it('is no more than a blank: a field of it alone is empty, and a country of another prefix is wrong', () => {
    for (const schema of [fields.icad, fields.email, fields.mobile('FR'), fields.postalCode('BE')])
      expect(keysOf(schema, `${ltr}\u200b `)).toEqual(['required'])
    expect(keysOf(fields.postalCode('BE'), 'F-4000')).toEqual(['postal.BE'])
    expect(keysOf(fields.postalCode('IT'), 'IT40123')).toEqual(['postal.IT'])
  })
})

describe.each(Object.entries(postalCodes))('postal code of %s', (country, { valid, invalid }) => {
  const schema = fields.postalCode(fields.country.parse(country))
  it.each(valid)('accepts %j', (text) => {
    expect(schema.parse(text)).toBe(text.replaceAll(/\D/g, ''))
  })
  it.each(invalid)('[PRO-02] refuses %j', (text) => {
    expect(keysOf(schema, text)).toEqual([text === '' ? 'required' : `postal.${country}`])
  })
})

describe('address', () => {
  const address = {
    line1: '27 RUE DES TILLEULS',
    line2: null,
    line3: null,
    line4: null,
    postal_code: '69003',
    city: 'LYON',
    country: 'FR',
  }
  const errorsOf = (input: unknown) =>
    fields.messageKeys(fields.address.safeParse(input).error?.issues ?? [], input).errors
  it('accepts a right one, trimmed', () => {
    expect(fields.address.parse({ ...address, city: ' LYON ' })).toEqual(address)
    expect(fields.address.parse({ ...address, postal_code: 'F-69\u00a0003' })).toEqual(address)
  })
  it('[PRO-02] checks the postal code for the country', () => {
    expect(errorsOf({ ...address, country: 'BE' })).toEqual({ postal_code: ['postal.BE'] })
    expect(errorsOf({ ...address, postal_code: '1000' })).toEqual({ postal_code: ['postal.FR'] })
  })
  it('names all that is wrong at once', () => {
    expect(errorsOf({ ...address, line1: '', line2: 'x'.repeat(39), postal_code: '1', city: '', door: 3 })).toEqual({
      line1: ['required'],
      line2: ['address_line'],
      postal_code: ['postal.FR'],
      city: ['required'],
      door: ['schema.invalid_type'],
    })
  })
  it('[PRO-02] takes the longest towns of each country, and the longer lines of Italy', () => {
    const town = 'Saint-Remy-en-Bouzemont-Saint-Genest-et-Isson'
    expect(fields.address.parse({ ...address, city: town }).city).toBe(town)
    expect(errorsOf({ ...address, city: 'x'.repeat(51) })).toEqual({ city: ['schema.too_big'] })
    const italian = { ...address, postal_code: '40123', country: 'IT', city: 'SAN VALENTINO IN ABRUZZO CITERIORE PE' }
    expect(errorsOf({ ...italian, line1: 'VIA DEI MARTIRI DELLA LIBERTÀ DEL 1944, 121' })).toEqual({})
    expect(errorsOf({ ...italian, line1: 'x'.repeat(45) })).toEqual({ line1: ['address_line'] })
    const long = { ...address, line1: 'x'.repeat(39) }
    expect(fields.messageKeys(fields.address.safeParse(long).error?.issues ?? [], long)).toEqual({
      errors: { line1: ['address_line'] },
      params: { line1: { max: 38 } },
    })
  })
  it('[PRO-02] refuses a line that is no text at its field, like one that is too long', () => {
    for (const line1 of [5, true, {}, ['27 RUE DES TILLEULS']])
      expect(errorsOf({ ...address, line1, line2: 'x'.repeat(39) })).toEqual({
        line1: ['schema.invalid_type'],
        line2: ['address_line'],
      })
  })
  it('refuses line breaks', () => {
    expect(errorsOf({ ...address, line1: 'A\nB' })).toEqual({ line1: ['schema.invalid_string'] })
  })
})

describe('e-mail', () => {
  it.each(emails.valid)('accepts %j', (text) => {
    expect(fields.email.parse(` ${text} `)).toBe(text)
  })
  it.each(emails.invalid)('refuses %j', (text) => {
    expect(keysOf(fields.email, text)).toEqual([text === '' ? 'required' : 'email'])
  })
})

describe('password', () => {
  it.each(passwords.valid)('accepts %j', (text) => {
    expect(fields.passwordFailures(text)).toEqual([])
    expect(fields.password.parse(text)).toBe(text.normalize('NFC'))
  })
  it.each(passwords.invalid)('tells which rules %j breaks', (text, failures) => {
    const rules = [failures].flat().map((failure) => (failure === 'too_short' ? 'length' : failure))
    expect(fields.passwordFailures(String(text))).toEqual(rules)
    expect(keysOf(fields.password, text)).toEqual(rules.map((rule) => `password.${rule}`))
  })
  it('does not take an accent typed apart for a special character', () => {
    expect(fields.passwordFailures('Aime\u0301e1234')).toEqual(['special'])
  })
  it('accepts 128 characters and refuses more', () => {
    expect(fields.password.safeParse('Aa1!'.repeat(32)).success).toBe(true)
    expect(keysOf(fields.password, 'Aa1!'.repeat(33))).toEqual(['schema.too_big'])
  })
})

describe('days, months, instants, cents, identifiers', () => {
  it('knows the calendar', () => {
    const isDay = (text: string) => fields.day.safeParse(text).success
    expect(['2024-02-29', '2026-12-31'].filter(isDay)).toHaveLength(2)
    expect(
      ['2026-02-29', '2026-04-31', '2026-13-01', '26-01-01', '2026-1-1', '2026-01-01T00:00:00Z'].filter(isDay),
    ).toEqual([])
    expect(['0000-01-01', '1899-12-31', '2200-01-01', '9999-12-31'].filter(isDay)).toEqual([])
  })
  it('takes a line of marks that nobody sees for an empty one', () => {
    for (const line of [fields.line(60), fields.addressLine]) {
      expect(keysOf(line, '\u200b\u2060')).toContain('required')
      expect(keysOf(line, '6 🐾')).toEqual([])
    }
  })
  it.each([
    ['a control character', '\u0007'],
    ['a line’s end', '\n'],
    ['a line separator', '\u2028'],
    ['a paragraph separator', '\u2029'],
    ['a mark that turns to the left', '\u200f'],
    ['a mark that turns to the right', '\u200e'],
    ['an Arabic mark', '\u061c'],
    ['an override', '\u202e'],
    ['an isolate', '\u2066'],
  ])('[PAY-04] is one line, and reads as it is written: %s is refused', (_case, mark) => {
    for (const line of [fields.line(60), fields.addressLine])
      expect(keysOf(line, `A${mark}IBAN : FR00`)).toEqual(['schema.invalid_string'])
  })
  it('[REF-06] is one line also where it may be empty', () => {
    for (const changes of [{ vet_name: 'Clinique\ndu Lac' }, { vet_name: 'A\u202eB' }, { invoice_number: 'F-1\n2' }])
      for (const form of [DraftChanges, ...('vet_name' in changes ? [QuoteChanges] : [])])
        expect(Object.values(fields.messageKeys(form.safeParse(changes).error?.issues ?? [], changes).errors)).toEqual([
          ['schema.invalid_string'],
        ])
    expect(DraftChanges.parse({ vet_name: ' ', invoice_number: '\u200eF-1\u200e ' })).toEqual({
      vet_name: '',
      invoice_number: 'F-1',
    })
  })
  it('keeps the joiner of an emoji, and names of every script', () => {
    for (const name of ['Le chat 👩\u200d🌾', 'Ἑλένη', 'عائشة', 'Ng\u0303a'])
      expect(keysOf(fields.line(60), name)).toEqual([])
  })
  it('keeps money in whole cents', () => {
    const isCents = (value: unknown) => fields.cents.safeParse(value).success
    expect([0, 100_000_000].filter(isCents)).toHaveLength(2)
    expect([-1, 0.5, 100_000_001, Number.NaN, '1', null].filter(isCents)).toEqual([])
  })
  it('takes months, instants and identifiers in their one form', () => {
    expect(fields.month.safeParse('2026-12').success).toBe(true)
    expect(fields.month.safeParse('2026-13').success).toBe(false)
    expect(fields.instant.safeParse('2026-11-20T10:00:00.000Z').success).toBe(true)
    expect(fields.instant.safeParse('2026-11-20T10:00:00+01:00').success).toBe(false)
    // PostgreSQL knows no year 0.
    expect(
      ['0000-01-01T00:00:00Z', '1899-12-31T23:59:59Z', '2200-01-01T00:00:00Z'].filter(
        (text) => fields.instant.safeParse(text).success,
      ),
    ).toEqual([])
    expect(['0000-01', '1899-12', '2200-01'].filter((text) => fields.month.safeParse(text).success)).toEqual([])
    expect(keysOf(fields.instant, 'x')).toEqual(['schema.invalid_string'])
    expect(fields.id.safeParse('r_01-Az').success).toBe(true)
    expect(fields.id.safeParse('../etc').success).toBe(false)
    expect(fields.id.safeParse('a'.repeat(65)).success).toBe(false)
  })
})

describe('hostile input', () => {
  const hostile = [
    ' '.repeat(200_000) + 'x',
    'a.'.repeat(100_000),
    '0'.repeat(200_000),
    'a@' + 'a-'.repeat(100_000),
    '(0)'.repeat(70_000),
  ]
  it('is answered in linear time by every rule', () => {
    const schemas = [
      fields.icad,
      fields.email,
      fields.mobile('BE'),
      fields.landline('IT'),
      fields.addressLine,
      fields.password,
      fields.id,
      fields.day,
      fields.month,
    ]
    // A quadratic rule would take minutes here: the limit of five seconds is the assertion.
    const answers = schemas.flatMap((schema) => hostile.map((text) => schema.safeParse(text).success))
    expect(answers).toHaveLength(schemas.length * hostile.length)
  }, 5_000)
})

describe('message keys', () => {
  const body = z.strictObject({
    name: fields.line(5),
    count: z.int().check(z.gte(2), z.lte(4)),
    kind: z.enum(['a', 'b']),
    lines: z.array(z.strictObject({ billed_cents: fields.cents })).check(z.minLength(1)),
    note: z.nullable(z.string().check(z.minLength(3))),
  })
  const read = (input: unknown) => fields.messageKeys(body.safeParse(input).error?.issues ?? [], input)

  it('[GO-03] gives a key per kind of failure, by path, with what its sentence needs', () => {
    const input = {
      name: 'abcdef',
      count: 5,
      kind: 'c',
      lines: [{ billed_cents: 'x' }, { billed_cents: -1 }],
      note: 'a',
      extra: 1,
    }
    expect(read(input)).toEqual({
      errors: {
        name: ['schema.too_big'],
        count: ['schema.too_big'],
        kind: ['schema.invalid_type'],
        'lines.0.billed_cents': ['schema.invalid_type'],
        'lines.1.billed_cents': ['schema.too_small'],
        note: ['schema.too_small'],
        extra: ['schema.invalid_type'],
      },
      params: {
        name: { max: 5 },
        count: { max: 4 },
        kind: { one_of: 'a, b' },
        'lines.1.billed_cents': { min: 0 },
        note: { min: 3 },
      },
    })
  })
  it('says required for what is missing, null or empty', () => {
    expect(read({}).errors).toEqual({
      name: ['required'],
      count: ['required'],
      kind: ['required'],
      lines: ['required'],
      note: ['required'],
    })
    expect(read({ name: ' ', count: null, kind: '', lines: [], note: null }).errors).toEqual({
      name: ['required'],
      count: ['required'],
      kind: ['required'],
      lines: ['required'],
    })
  })
  it('takes a member named like the prototype for what it is', () => {
    const input: unknown = JSON.parse(
      '{"name":"a","count":2,"kind":"a","lines":[{"billed_cents":1}],"note":null,"constructor":1}',
    )
    expect(read(input).errors).toEqual({ constructor: ['schema.invalid_type'] })
  })
})

it('can be told in OpenAPI, as sent and as answered: normalising never changes a type', () => {
  const schemas = Object.values(fields).filter((value) => value instanceof z.ZodMiniType)
  expect(schemas.length).toBeGreaterThan(14)
  for (const schema of schemas) {
    expect(z.toJSONSchema(schema, { io: 'input' }).type).toMatch(/string|integer|object/)
    expect(z.toJSONSchema(schema, { io: 'output' }).type).toBe(z.toJSONSchema(schema, { io: 'input' }).type)
  }
})
