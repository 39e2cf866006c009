import { holderAddress } from '@coussinet/contract/bank-fields.ts'
import { AnimalChange, ProfileChange } from '@coussinet/contract/forms.ts'
import { AnimalUpsert } from '@coussinet/contract/integration/upserts/animal.ts'
import { BatchLine } from '@coussinet/contract/integration/upserts/batch.ts'
import { MemberUpsert } from '@coussinet/contract/integration/upserts/member.ts'
import { describe, expect, it } from 'vitest'
import { Problem } from '../../core/problem.ts'
import { parse } from './parse-call.ts'

const address = { line1: '27 rue des Tilleuls', postal_code: '69003', city: 'Lyon', country: 'FR' }

function errorsOf(work: () => unknown) {
  try {
    return work()
  } catch (error) {
    return error instanceof Problem ? error.more.errors : error
  }
}

describe('an empty text where none is needed', () => {
  it('[PRO-01] is no second line of an address, whatever blanks it has', () => {
    const given = { address: { ...address, line2: '', line3: '  ', line4: '\u00a0' } }
    expect(parse(ProfileChange, given)).toEqual({ address: { ...address, line2: null, line3: null, line4: null } })
    expect(given.address.line2).toBe('')
  })

  it('[PRO-02] is no landline, and no phone at all beside another', () => {
    expect(parse(ProfileChange, { phones: { mobile: '+33639981204', landline: '' } })).toEqual({
      phones: { mobile: '+33639981204', landline: null },
    })
    expect(errorsOf(() => parse(ProfileChange, { phones: { mobile: '', landline: ' ' } }))).toEqual({
      phones: ['one_phone'],
    })
  })

  it('[PAY-03] is no line of a holder', () => {
    expect(parse(holderAddress, { ...address, line2: '' })).toMatchObject({ line2: null })
  })

  it('[ANI-04] is no number of an animal, but a day is a day', () => {
    expect(errorsOf(() => parse(AnimalChange, { icad: '' }))).toEqual({ icad: ['required'] })
    expect(errorsOf(() => parse(AnimalChange, { adoption_date: '' }))).toEqual({
      adoption_date: ['schema.invalid_string'],
    })
  })

  it('[GO-03] is nothing in the insurer’s books either, alone and in a batch', () => {
    const nevg = '412703584'
    expect(parse(MemberUpsert, { organisation: '' })).toEqual({ organisation: null })
    expect(parse(AnimalUpsert, { nevg, icad: '' })).toEqual({ nevg, icad: null })
    const line = { upsert: 'member', nevg, address: { ...address, line2: '' } }
    expect(parse(BatchLine, line)).toMatchObject({ address: { line2: null } })
  })

  it('[PRO-02] is still missing where one is needed, and alone named then', () => {
    const given = { address: { ...address, line1: '', line2: '', city: ' ' } }
    expect(errorsOf(() => parse(ProfileChange, given))).toEqual({
      'address.line1': ['required'],
      'address.city': ['required'],
    })
    expect(errorsOf(() => parse(ProfileChange, { email: '' }))).toEqual({ email: ['required'] })
  })
})
