import { expect, it } from 'vitest'
import { placeOfStep } from './EndingPage.tsx'

it('[LAW-01] a termination has three steps, each with the way back', () => {
  expect(placeOfStep('termination', undefined)).toEqual({
    step: 'about',
    number: 1,
    count: 3,
    before: null,
    after: 'recap',
  })
  expect(placeOfStep('termination', 'recap')).toEqual({
    step: 'recap',
    number: 2,
    count: 3,
    before: 'about',
    after: 'confirm',
  })
  expect(placeOfStep('termination', 'confirm')).toEqual({
    step: 'confirm',
    number: 3,
    count: 3,
    before: 'recap',
    after: null,
  })
})

it('[LAW-01] a withdrawal has two steps', () => {
  expect(placeOfStep('withdrawal', undefined)).toEqual({
    step: 'recap',
    number: 1,
    count: 2,
    before: null,
    after: 'confirm',
  })
  expect(placeOfStep('withdrawal', 'confirm')).toEqual({
    step: 'confirm',
    number: 2,
    count: 2,
    before: 'recap',
    after: null,
  })
})

it('an answer that is not there yet leads to the first step', () => {
  expect(placeOfStep('termination', 'done').step).toBe('about')
  expect(placeOfStep('withdrawal', 'about').step).toBe('recap')
})
