import { expect, it } from 'vitest'
import { readCardReturn } from './card-return.ts'

it('[PAY-08] knows what the provider’s page leads back with', () => {
  expect(readCardReturn('?registration=r1')).toEqual({ registration: 'r1', outcome: null })
  expect(readCardReturn('?registration=r1&outcome=refused')).toEqual({ registration: 'r1', outcome: 'refused' })
  expect(readCardReturn('?registration=r1&outcome=abandoned')).toEqual({ registration: 'r1', outcome: 'abandoned' })
})

it('[PAY-08] a reload after the registration knows that the card is kept', () => {
  expect(readCardReturn('?outcome=kept')).toEqual({ registration: null, outcome: 'kept' })
})

it('[PAY-08] a plain visit, or an outcome that is none, tells nothing', () => {
  expect(readCardReturn('')).toEqual({ registration: null, outcome: null })
  expect(readCardReturn('?registration=r1&outcome=toString').outcome).toBeNull()
})
