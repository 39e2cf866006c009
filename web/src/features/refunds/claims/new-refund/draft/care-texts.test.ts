import { describe, expect, it } from 'vitest'
import { askedFields, toDraftChange, isKept, obstacleIn, shownCare, shownText, wrongWith } from './use-care-texts.ts'

const today = '2026-11-20'
const kept = {
  care_date: '2026-11-13',
  first_symptoms_on: null,
  invoice_number: 'F-1',
  vet_name: null,
  cause: 'accident' as const,
}
const whole = { today, isIncomplete: false }

describe('[REF-06] a text of the care', () => {
  it.each([
    ['2026-11-14', null],
    ['2026-11-15', null],
    ['2026-11-16', 'after_care'],
  ] as const)('[REF-18] first symptoms on %s, care on 15 November: %s', (text, found) => {
    expect(wrongWith('first_symptoms_on', text, { ...whole, care_date: '2026-11-15' })).toBe(found)
    // Without a day of care, or a whole one, nothing is held against it.
    expect(wrongWith('first_symptoms_on', text, { ...whole, care_date: '2026' })).toBeNull()
    expect(wrongWith('care_date', text, { ...whole, care_date: '2026-11-15' })).toBeNull()
  })

  it('is the screen’s own until it is kept, then follows the draft', () => {
    expect(shownText({ invoice_number: '' }, kept, 'invoice_number')).toBe('')
    expect(shownText({}, kept, 'invoice_number')).toBe('F-1')
    expect(shownText({}, kept, 'vet_name')).toBe('')
  })

  it.each([
    ['care_date', '', 'missing'],
    ['care_date', '2026-11-21', 'future'],
    ['care_date', '2026-11-20', null],
    ['care_date', '0026-11-20', 'invalid'],
    ['first_symptoms_on', '', null],
    ['first_symptoms_on', '2026-11-21', 'future'],
    ['invoice_number', '', null],
  ] as const)('at %s, %j is wrong as %s', (field, text, wrong) => expect(wrongWith(field, text, whole)).toBe(wrong))

  it('is incomplete while the browser gives no day of it', () =>
    expect(wrongWith('care_date', '', { today, isIncomplete: true })).toBe('incomplete'))

  it('takes back the former one where it cannot be kept', () => {
    expect(toDraftChange('care_date', '2026-11-21', 'future')).toEqual({ care_date: null })
    expect(toDraftChange('vet_name', ' Clinique ', null)).toEqual({ vet_name: 'Clinique' })
    expect(toDraftChange('vet_name', '  ', null)).toEqual({ vet_name: null })
    expect(isKept({ invoice_number: 'F-1' }, kept)).toBe(true)
    expect(isKept({ care_date: null }, kept)).toBe(false)
  })

  it('stands against going on: something to mend before something to add', () => {
    expect(obstacleIn([null, 'missing', 'future'])).toBe('wrong')
    expect(obstacleIn([null, 'missing'])).toBe('missing')
    expect(obstacleIn([null])).toBeNull()
  })
})

it('[REF-18] warns of the day on screen, and of none where it cannot be kept', () => {
  expect(shownCare({ care_date: '2026-11-10' }, kept, today).care_date).toBe('2026-11-10')
  expect(shownCare({ care_date: '2026-11-21' }, kept, today).care_date).toBeNull()
  expect(askedFields(kept)).not.toContain('first_symptoms_on')
})
