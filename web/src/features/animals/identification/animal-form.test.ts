import { expect, it } from 'vitest'
import { readAnimal, type TypedAnimal } from './animal-form.ts'

const first: TypedAnimal = { icad: '250 26 98 12340176', colour: 'sanglier', adoption_date: '2026-07-04' }
const all = ['icad', 'colour', 'adoption_date'] as const

it('[ANI-04] sends what was changed and nothing else', () => {
  expect(readAnimal(all, first, first, ['FR'])).toEqual({ body: {} })
  expect(readAnimal(all, { ...first, icad: '250269812340176' }, first, ['FR'])).toEqual({ body: {} })
  expect(readAnimal(all, { ...first, colour: 'fauve', adoption_date: '' }, first, ['FR'])).toEqual({
    body: { colour: 'fauve', adoption_date: null },
  })
})

it('[ANI-04] sends the number without its spaces', () => {
  expect(
    readAnimal(['icad'], { ...first, icad: '250\u00a026\u00a098\u00a012340177' }, { ...first, icad: '' }, ['FR']),
  ).toEqual({ body: { icad: '250269812340177' } })
  expect(readAnimal(['icad'], { ...first, icad: 'lxq 482' }, first, ['FR'])).toEqual({ body: { icad: 'LXQ482' } })
})

it('[ANI-04] names what is wrong with an invalid, a missing and an emptied number', () => {
  expect(readAnimal(['icad'], { ...first, icad: '250 26' }, first, ['FR'])).toEqual({
    errors: { icad: ['icad'] },
    params: {},
  })
  expect(readAnimal(['icad'], { ...first, icad: '' }, { ...first, icad: '' }, ['FR'])).toEqual({
    errors: { icad: ['required'] },
    params: {},
  })
  expect(readAnimal(all, { ...first, icad: '' }, first, ['FR'])).toEqual({ errors: { icad: ['required'] }, params: {} })
})

it('[ANI-04] asks no number of those who mend something else', () => {
  const none = { ...first, icad: '' }
  expect(readAnimal(all, { ...none, colour: 'fauve' }, none, ['FR'])).toEqual({ body: { colour: 'fauve' } })
})

it('[ANI-04] takes the tattoos of the countries of the contract and the address, and French ones everywhere', () => {
  const read = (icad: string, country: 'FR' | 'IT' | 'BE') =>
    readAnimal(['icad'], { ...first, icad }, { ...first, icad: '' }, [country])
  expect(read('45 mi 1234', 'IT')).toEqual({ body: { icad: '45MI1234' } })
  expect(read('B12A34', 'BE')).toEqual({ body: { icad: 'B12A34' } })
  expect(read('LXQ482', 'IT')).toEqual({ body: { icad: 'LXQ482' } })
  for (const [icad, country] of [
    ['45MI1234', 'FR'],
    ['45MI1234', 'BE'],
    ['B12A34', 'IT'],
  ] as const)
    expect(read(icad, country)).toEqual({ errors: { icad: ['icad'] }, params: {} })
})
