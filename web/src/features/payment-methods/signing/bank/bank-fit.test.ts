import { expect, it } from 'vitest'
import { isBicElsewhere, readBic } from './bank-fit.ts'

const swiss = 'CH93 0076 2011 6238 5295 7'

it('[PAY-03] a BIC is one of the country of the account, or none', () => {
  expect(readBic(swiss, ' ubswchzh80a ')).toEqual({ body: 'UBSWCHZH80A' })
  expect(readBic(swiss, ' ')).toEqual({ body: null })
  expect(readBic(swiss, 'DEUTDEFF')).toEqual({ errors: { bic: ['bic'] }, params: {} })
  expect(readBic(swiss, 'UBS')).toMatchObject({ errors: { bic: ['bic'] } })
})

it('[PAY-03] says that it is of another country only of what is a BIC', () => {
  expect(isBicElsewhere(swiss, 'DEUTDEFF')).toBe(true)
  expect(isBicElsewhere(swiss, 'UBS')).toBe(false)
  expect(isBicElsewhere('CH93', 'DEUTDEFF')).toBe(false)
})
