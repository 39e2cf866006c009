import { expect, it } from 'vitest'
import { readName } from './passkey-form.ts'

it('[SAFE-03] a passkey needs a name', () => {
  expect(readName(' Mac, Firefox ')).toEqual({ body: 'Mac, Firefox' })
  expect(readName('x'.repeat(61))).toEqual({ errors: { name: ['schema.too_big'] }, params: { name: { max: 60 } } })
})
