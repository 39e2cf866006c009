import { describe, expect, it } from 'vitest'
import { emptyQuote, readQuote, type TypedQuote } from './quote-form.ts'

const code = 'helene-k7p2'
const typed: TypedQuote = {
  firstname: ' Camille ',
  lastname: 'Rey',
  email: 'camille.rey@mail.example',
  phone: '06 12 34 56 78',
  country: 'FR',
  postal_code: '69009',
  'animal.type': 'dog',
  'animal.name': 'Oslo',
}
const sent = {
  sponsor: code,
  firstname: 'Camille',
  lastname: 'Rey',
  email: 'camille.rey@mail.example',
  country: 'FR',
  postal_code: '69009',
  animal: { type: 'dog', name: 'Oslo' },
}

const errorsOf = (change: Partial<TypedQuote>) => {
  const read = readQuote(code, { ...typed, ...change })
  return 'errors' in read ? read.errors : null
}

describe('[SPO-06] a quote', () => {
  it.each([
    ['06 12 34 56 78', '06 12 34 56 78'],
    ['  ', null],
  ])('is sent as the contract wants it, with the telephone %j as %j', (phone, number) => {
    expect(readQuote(code, { ...typed, phone })).toEqual({ body: { ...sent, phone: number } })
  })

  it('left empty says at each field but the telephone that it is required', () => {
    const read = readQuote(code, emptyQuote('FR'))
    const required = ['firstname', 'lastname', 'email', 'postal_code', 'animal.type', 'animal.name']
    expect(
      'errors' in read && Object.fromEntries(Object.entries(read.errors).map(([path, keys]) => [path, keys[0]])),
    ).toEqual(Object.fromEntries(required.map((path) => [path, 'required'])))
  })

  it.each([
    [{ email: 'camille' }, { email: ['email'] }],
    [{ phone: '12' }, { phone: ['phone_number'] }],
    [{ postal_code: '1000' }, { postal_code: ['postal.FR'] }],
    [{ country: 'BE', phone: '' }, { postal_code: ['postal.BE'] }],
    [{ country: 'BE', postal_code: '1000', phone: '06 12 34 56 78' }, { phone: ['phone_number'] }],
  ])('with %j is refused as %j', (change, errors) => {
    expect(errorsOf(change)).toEqual(errors)
  })
})
