import { expect, it } from 'vitest'
import { restoreForm } from './stored-form.ts'

const empty = { subject: '', message: '' }
const owner = { nevg: '412703584', name: 'contact' }
const kept = { ...owner, typed: { subject: 'Oslo', message: 'Bonjour' } }

it('[SUP-01] gives a member back what they had typed before a reload', () => {
  expect(restoreForm(kept, owner, empty)).toEqual({ subject: 'Oslo', message: 'Bonjour' })
})

it('[SEC-18] gives no member what another one has typed', () => {
  expect(restoreForm(kept, { ...owner, nevg: '428195072' }, empty)).toBeNull()
})

it.each([
  ['nothing', null],
  ['what another form held', { ...kept, name: 'estimate' }],
  ['what is no draft', 'Bonjour'],
  ['a draft without texts', { ...owner, typed: null }],
])('takes %s for no draft', (_what, found) => {
  expect(restoreForm(found, owner, empty)).toBeNull()
})

it('takes texts alone, and for fields of the form alone', () => {
  expect(restoreForm({ ...owner, typed: { subject: 3, message: 'Bonjour', other: 'x' } }, owner, empty)).toEqual({
    subject: '',
    message: 'Bonjour',
  })
})
