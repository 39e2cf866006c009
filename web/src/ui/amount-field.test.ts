import { describe, expect, it } from 'vitest'
import { amountText, parseAmount } from './AmountField.tsx'

describe('parseAmount', () => {
  it.each([
    ['45,20', 4520],
    ['45.20', 4520],
    ['45,2', 4520],
    ['45', 4500],
    ['0,05', 5],
    ['1 200', 120000],
    ['1\u202f200,50\u00a0€', 120050],
    ['1.200', 120000],
    ['1.200,50', 120050],
    ['1.234.567,89', 123456789],
    ['1234567,89', 123456789],
    ['1’200,50', 120050],
    ['€ 45,20', 4520],
    ['45€20', 4520],
    ['45 € 20', 4520],
  ])('reads %s to the cent', (text, cents) => {
    expect(parseAmount(text)).toEqual({ cents, isReadable: true })
  })

  it.each(['abc', '45,200', '-3', '1,2,3', '4..5', '12345678901', '1.20.300', '12 34,5', '1 200.300', '€', '45,20€5'])(
    'does not guess at %s',
    (text) => {
      expect(parseAmount(text)).toEqual({ cents: null, isReadable: false })
    },
  )

  it.each([' ', '1 2', '45 20', '1 200 3'])('takes %j as no amount, or none yet', (text) => {
    expect(parseAmount(text)).toEqual({ cents: null, isReadable: true })
  })

  it('reads back every amount that it writes', () => {
    for (const cents of [0, 1, 9, 10, 99, 100, 101, 4520, 119999, 99999999]) {
      expect(parseAmount(amountText(cents)).cents).toBe(cents)
    }
    expect(amountText(null)).toBe('')
  })
})
