import { expect, it } from 'vitest'
import { readEndingStep } from './ending-step.ts'

it('an unknown step of an address is left out', () => {
  expect(readEndingStep({ step: 'confirm' })).toEqual({ step: 'confirm' })
  expect(readEndingStep({ step: 'toString' })).toEqual({})
  expect(readEndingStep({ step: 3 })).toEqual({})
})
