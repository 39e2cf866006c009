import { expect, it } from 'vitest'
import { followed } from './use-panel-form.ts'

const first = { line1: '1 rue des Lilas', city: 'Lyon' }

it('shows what is newest where nothing was changed', () => {
  expect(followed(first, first, { line1: '1 rue des Lilas', city: 'Lille' })).toEqual({
    line1: '1 rue des Lilas',
    city: 'Lille',
  })
})

it('keeps what was changed, even emptied, beside what another tab has saved', () => {
  expect(followed(first, { ...first, line1: '' }, { line1: '9 quai Vert', city: 'Lille' })).toEqual({
    line1: '',
    city: 'Lille',
  })
})

it('follows again a field that is put back', () => {
  expect(followed(first, { ...first }, { ...first, line1: '9 quai Vert' })).toEqual({
    line1: '9 quai Vert',
    city: 'Lyon',
  })
})
