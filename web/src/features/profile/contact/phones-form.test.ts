import { describe, expect, it } from 'vitest'
import { namedCountry, readPhones, typedPhones } from './phones-form.ts'

const nowhere = { line1: '', line2: null, line3: null, line4: null, postal_code: '', city: '' }
const typed = { 'phones.mobile': '', 'phones.landline': '', mobile_country: 'FR', landline_country: 'FR' }

describe('phones', () => {
  it('[PRO-01] shows each number as its own country writes it, and proposes the country of the address for a missing one', () => {
    const shown = typedPhones({
      phones: { mobile: '+32470123456', landline: null },
      address: { ...nowhere, country: 'IT' },
    })
    expect(shown).toEqual({
      'phones.mobile': '0470\u00a012\u00a034\u00a056',
      'phones.landline': '',
      mobile_country: 'BE',
      landline_country: 'IT',
    })
    expect(readPhones(shown)).toEqual({ body: { phones: { mobile: '+32470123456', landline: null } } })
  })

  it.each([
    ['FR', '06 39 98 12 04', '+33639981204'],
    ['FR', '+33 (0)6.39.98.12.04', '+33639981204'],
    ['FR', '0692 12 34 56', '+262692123456'],
    ['FR', '+262 692 12 34 56', '+262692123456'],
    ['FR', '\u202a(+33)\u202f6\u201139\u201198\u201112\u201104\u202c', '+33639981204'],
    ['IT', '347 123 4567', '+393471234567'],
    ['BE', '0470/12.34.56', '+32470123456'],
  ])('[PRO-01] sends a mobile of %s written %s in E.164', (mobile_country, mobile, number) => {
    expect(readPhones({ ...typed, 'phones.mobile': mobile, mobile_country })).toEqual({
      body: { phones: { mobile: number, landline: null } },
    })
  })

  it('[PRO-01] shows a number of an overseas department as it is dialled in France', () => {
    const phones = { mobile: '+262692123456', landline: '+596596123456' }
    const shown = typedPhones({ phones, address: { ...nowhere, country: 'BE' } })
    expect(shown).toEqual({
      'phones.mobile': '0692\u00a012\u00a034\u00a056',
      'phones.landline': '0596\u00a012\u00a034\u00a056',
      mobile_country: 'FR',
      landline_country: 'FR',
    })
    expect(readPhones(shown)).toEqual({ body: { phones } })
  })

  it('[PRO-02] says which number is wrong, and that one is needed', () => {
    expect(readPhones({ ...typed, 'phones.mobile': '04 72 00 00 00', 'phones.landline': '12' })).toMatchObject({
      errors: { 'phones.mobile': ['mobile'], 'phones.landline': ['phone'] },
    })
    expect(readPhones(typed)).toMatchObject({ errors: { phones: ['one_phone'] } })
    expect(readPhones({ ...typed, 'phones.mobile': '347 123 4567' })).toMatchObject({
      errors: { 'phones.mobile': ['mobile'] },
    })
  })

  it('hears the country that a number names by its prefix', () => {
    expect(namedCountry('+39 347')).toBe('IT')
    expect(['+262 692', '00590 690', '(+33) 6'].map(namedCountry)).toEqual(['FR', 'FR', 'FR'])
    expect(namedCountry('0032 (0)470')).toBe('BE')
    expect(namedCountry('06 39')).toBe(null)
    expect(namedCountry('+41 44')).toBe(null)
  })
})
