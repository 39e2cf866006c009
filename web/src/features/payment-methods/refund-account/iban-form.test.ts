import { expect, it } from 'vitest'
import { readRefundAccount, typedRefundAccount } from './iban-form.ts'

const me = { organisation: null, firstname: 'Hélène', lastname: 'Carpentier' }
const french = 'FR1420041010050500013M02606'

it('[PAY-10] begins with the policyholder’s name, or with all of a draft', () => {
  expect(typedRefundAccount(null, me)).toEqual({ iban: '', bic: '', holder: 'Hélène Carpentier' })
  expect(typedRefundAccount({ iban: french, bic: 'PSSTFRPPXXX', holder: 'H. CARPENTIER' }, me)).toEqual({
    iban: 'FR14\u00a02004\u00a01010\u00a00505\u00a00001\u00a03M02\u00a0606',
    bic: 'PSSTFRPPXXX',
    holder: 'H. CARPENTIER',
  })
})

it('[PAY-03] sends the account as the contract wants it, and the BIC only where it was typed', () => {
  expect(
    readRefundAccount({ iban: 'fr14 2004 1010 0505 0001 3m02 606', bic: '', holder: ' Hélène Carpentier ' }),
  ).toEqual({
    body: { iban: french, bic: null, holder: 'Hélène Carpentier' },
  })
  expect(readRefundAccount({ iban: french, bic: 'psstfrppxxx', holder: 'Hélène' })).toMatchObject({
    body: { bic: 'PSSTFRPPXXX' },
  })
})

it('[PAY-03] tells each field that is wrong', () => {
  expect(readRefundAccount({ iban: '', bic: 'PSST', holder: '' })).toMatchObject({
    errors: { iban: ['required'], bic: ['bic'], holder: ['required'] },
  })
  expect(readRefundAccount({ iban: french.replace('606', '607'), bic: '', holder: 'Hélène' })).toMatchObject({
    errors: { iban: ['iban.checksum'] },
  })
})
