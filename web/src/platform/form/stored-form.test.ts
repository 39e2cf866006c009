import { expect, it } from 'vitest'
import { storedFormOf } from './stored-form.ts'

const empty = { subject: '', message: '' }
const owner = { nevg: '412703584', name: 'contact' }
const kept = { ...owner, typed: { subject: 'Oslo', message: 'Bonjour' } }

it('[SUP-01] gives a member back what they had typed before a reload', () => {
  expect(storedFormOf(kept, owner, empty)).toEqual({ subject: 'Oslo', message: 'Bonjour' })
})

it('[SEC-18] gives no member what another one has typed', () => {
  expect(storedFormOf(kept, { ...owner, nevg: '428195072' }, empty)).toBeNull()
})

it.each([
  ['nothing', null],
  ['what another form held', { ...kept, name: 'estimate' }],
  ['what is no draft', 'Bonjour'],
  ['a draft without texts', { ...owner, typed: null }],
])('takes %s for no draft', (_what, found) => {
  expect(storedFormOf(found, owner, empty)).toBeNull()
})

it('takes texts alone, and for fields of the form alone', () => {
  expect(storedFormOf({ ...owner, typed: { subject: 3, message: 'Bonjour', other: 'x' } }, owner, empty)).toEqual({
    subject: '',
    message: 'Bonjour',
  })
})
