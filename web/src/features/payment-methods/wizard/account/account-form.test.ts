import type { Mandate } from '@coussinet/contract/mandates.ts'
import { describe, expect, it } from 'vitest'
import { isDrawnUp, isMobileAbroad, readAccount, typedAccount } from './account-form.ts'

const address = {
  line1: '27 rue des Tilleuls',
  line2: null,
  line3: null,
  line4: null,
  postal_code: '69003',
  city: 'Lyon',
  country: 'FR',
} as const
const me = {
  organisation: null,
  firstname: 'Hélène',
  lastname: 'Carpentier',
  address,
  contract: {
    number: 'ZC-FR-2024-004127',
    country: 'FR',
    status: 'active',
    effective_date: '2024-03-01',
    renewal_date: '2027-03-01',
    end_date: null,
    previous_end_date: null,
    withdrawal_until: null,
    suspends_on: null,
    suspended_since: null,
    amount_due_cents: 0,
  },
} as const
const due_day_choices = [5, 10, 15].map((due_day) => ({ due_day, next_debit_on: null }))
const methods = { due_day: 5, due_day_choices, unpaid_cents: 0 }
const iban = 'FR1420041010050500013M02606'
const first = typedAccount({ me, methods, mandate: undefined })
const typed = { ...first, iban: 'fr14 2004 1010 0505 0001 3m02 606' }
const own = {
  iban,
  bic: null,
  holder: { name: 'Hélène Carpentier', address, contact: null },
  uses: ['premium', 'refunds'],
  due_day: 5,
  collect_unpaid: false,
}

const drawn: Mandate = {
  id: 'm1',
  status: 'draft',
  umr: 'CSN-412703584-003',
  creditor: { name: 'Coussinet Assurances SA', identifier: 'FR38ZZZ9Z0417', address: [] },
  debtor: { name: 'Hélène Carpentier', address },
  on_behalf_of: null,
  contact: null,
  iban,
  bic: 'PSSTFRPP',
  uses: ['refunds', 'premium'],
  due_day: 5,
  collect_unpaid: false,
  text: '',
  parts: { language: 'fr', title: '', facts: [], paragraphs: [] },
  sha256: '0'.repeat(64),
  channels: [],
  signature: null,
  document_href: '/api/pdf/mandate?mandate_id=m1',
  signed_at: null,
  first_debit_on: null,
  last_debit_before: null,
}

it.each([
  ['+41 79 123 45 67', 'FR', true],
  ['0041 79 123 45 67', 'CH', true],
  ['079 123 45 67', 'CH', true],
  ['+33 6 12', 'CH', false],
  ['06 12', 'FR', false],
])('tells a mobile to which no SMS can go: %s in %s', (number, country, isAbroad) => {
  expect(isMobileAbroad(number, country)).toBe(isAbroad)
})

it('[PAY-03] a bank of another country than the account is wrong, whatever else is', () => {
  const swiss = { ...typed, iban: 'CH93 0076 2011 6238 5295 7', bic: 'DEUTDEFF' }
  expect(readAccount(swiss, methods)).toMatchObject({ errors: { bic: ['bic'] } })
  expect(readAccount({ ...swiss, own: { ...swiss.own, name: '' } }, methods)).toMatchObject({
    errors: { bic: ['bic'], 'holder.name': ['required'] },
  })
})

describe('[PAY-03] the account, its holder and their address', () => {
  it('are the member’s own unless told otherwise, for refunds too', () => {
    expect(readAccount(typed, methods)).toEqual({ body: own })
    expect(readAccount({ ...typed, for_refunds: false }, methods)).toMatchObject({ body: { uses: ['premium'] } })
  })

  it.each([
    ['', 'required'],
    ['FR14 2004', 'iban.length'],
    ['FR14 2004 1010 0505 0001 3M02 607', 'iban.checksum'],
    ['US64 SVBK US6S 3300 9586 79', 'iban.country'],
  ])('say what is wrong with %s', (text, key) => {
    expect(readAccount({ ...typed, iban: text }, methods)).toMatchObject({ errors: { iban: [key] } })
  })

  it('hold the postal code to the country where the portal knows it, and to no other', () => {
    const abroad = (country: string, postal_code: string) =>
      readAccount({ ...typed, own: { ...typed.own, country, postal_code } }, methods)
    expect(abroad('FR', '6900')).toMatchObject({ errors: { 'holder.address.postal_code': ['postal.FR'] } })
    expect(abroad('NL', '1012 AB')).toMatchObject({
      body: { holder: { address: { country: 'NL', postal_code: '1012 AB' } } },
    })
  })

  it('send the chosen day where it is another, and what is unpaid where there is something', () => {
    expect(readAccount({ ...typed, due_day: 10, collect_unpaid: true }, methods)).toMatchObject({
      body: { due_day: 10, collect_unpaid: false },
    })
    expect(readAccount({ ...typed, collect_unpaid: true }, { ...methods, unpaid_cents: 9766 })).toMatchObject({
      body: { due_day: 5, collect_unpaid: true },
    })
    // A day that is not shown is not chosen.
    expect(readAccount({ ...typed, due_day: 28 }, methods)).toMatchObject({ body: { due_day: null } })
    expect(readAccount(typed, { ...methods, due_day_choices: due_day_choices.slice(0, 1) })).toMatchObject({
      body: { due_day: null },
    })
  })
})

describe('[PAY-05] somebody else’s account', () => {
  const other = { ...typed, is_other: true, other: { ...typed.own, name: 'Paul Morel' } }

  it('needs a way to send them the code', () => {
    expect(readAccount(other, methods)).toMatchObject({ errors: { 'holder.contact': ['one_contact'] } })
    expect(readAccount({ ...other, email: 'paul@' }, methods)).toMatchObject({
      errors: { 'holder.contact.email': ['email'] },
    })
  })

  it('is for the contributions alone, its mobile read as people of that country write it', () => {
    expect(readAccount({ ...other, mobile: '06 39 98 12 04' }, methods)).toMatchObject({
      body: { uses: ['premium'], holder: { name: 'Paul Morel', contact: { email: null, mobile: '+33639981204' } } },
    })
    expect(readAccount({ ...other, mobile: '+39 347 123 4567' }, methods)).toMatchObject({
      body: { holder: { contact: { mobile: '+393471234567' } } },
    })
    expect(readAccount({ ...other, mobile: '01 23 45 67 89' }, methods)).toMatchObject({
      errors: { 'holder.contact.mobile': ['mobile'] },
    })
  })
})

describe('[A11Y-06] a draft that is gone back to', () => {
  it('shows what was typed, and is not drawn up again while nothing is changed', () => {
    const back = typedAccount({ me, methods, mandate: drawn })
    const read = readAccount(back, methods)
    expect(read).toEqual({ body: { ...own, bic: 'PSSTFRPP' } })
    expect('body' in read && isDrawnUp(drawn, read.body)).toBe(true)
  })

  it('shows somebody else’s account with how they are reached', () => {
    const contact = { email: 'paul@example.org', mobile: '+33639981204' }
    const back = typedAccount({
      me,
      methods,
      mandate: { ...drawn, contact, uses: ['premium'], debtor: { name: 'Paul Morel', address } },
    })
    const read = readAccount(back, methods)
    expect(read).toMatchObject({ body: { holder: { name: 'Paul Morel', contact }, uses: ['premium'] } })
    expect(back.own.name).toBe('Hélène Carpentier')
  })

  it.each([
    ['the account', { iban: 'FR7630006000011234567890189' }],
    ['the BIC, which is emptied,', { bic: '' }],
    ['the day', { due_day: 10 }],
    ['what it is for', { for_refunds: false }],
    ['the name', { own: { ...typed.own, name: 'Hélène Morel' } }],
    ['the street', { own: { ...typed.own, line1: '9 quai Vert' } }],
  ])('is drawn up anew when %s changes', (_what, change) => {
    const read = readAccount({ ...typedAccount({ me, methods, mandate: drawn }), ...change }, methods)
    expect('body' in read && isDrawnUp(drawn, read.body)).toBe(false)
  })
})
