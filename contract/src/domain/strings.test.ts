import { expect, it } from 'vitest'
import { fill, listPlaceholders } from './strings.ts'

it('fills in each value as it is, and leaves what is not known in its braces', () => {
  expect(fill('{name}, {count} fois : {$&}', { name: '$& {count}', count: 2 })).toBe('$& {count}, 2 fois : {$&}')
  expect(fill('{amount} le {day}', { amount: undefined })).toBe('{amount} le {day}')
})

it('names the braces of a template', () => {
  expect(listPlaceholders('{de_name} et {name}, {name}')).toEqual(['de_name', 'name', 'name'])
  expect(listPlaceholders('rien')).toEqual([])
})
