import { expect, it } from 'vitest'
import { checkBic, isBicRequired, lookUpBic } from './banks.ts'

const french = 'FR7630006000011234567890189'
const italian = 'IT60X0542811101000000123456'
const swiss = 'CH9300762011623852957'
const british = 'GB29NWBK60161331926819'
const monegasque = 'MC5811222000010123456789030'

// What Spain's and France's lists would say is not printed by the bank: ES91 2100 and FR76 10278, 18206, 30006 and others.
const ofRegions = ['FR7610278060000002027330144', 'FR7618206000011234567890175']

it.each([
  [french, null],
  ...ofRegions.map((iban): [string, null] => [iban, null]),
  ['DE89370400440532013000', 'COBADEFF'],
  ['LU280019400644750000', 'BCEELULL'],
  ['NL91ABNA0417164300', 'ABNANL2A'],
  ['ES9121000418450200051332', null],
  ['FR3999910000170000412703A23', null],
  [italian, null],
  [swiss, null],
  ['', null],
])('[PAY-03] the BIC of %s is %s', (iban, bic) => {
  expect(lookUpBic(iban)).toBe(bic)
})

it.each([
  french,
  'FR3999910000170000412703A23',
  italian,
  'BE68539007547034',
  'NO9386011117947',
  'IS140159260076545510730339',
  'LI21088100002324013AA',
  'DE89370400440532013000',
])('[PAY-03][PAY-04] %s needs no BIC, and is kept with none that nobody typed', (iban) => {
  expect(isBicRequired(iban)).toBe(false)
  expect(checkBic(iban, null)).toBeNull()
})

it.each([
  swiss,
  british,
  monegasque,
  'SM86U0322509800000000270100',
  'AD1200012030200359100100',
  'VA59001123000012345678',
  'GI75NWBK000000007099453',
  'RS35260005601001611379',
])('[PAY-03] %s, outside of the EEA, needs a BIC', (iban) => {
  expect(isBicRequired(iban)).toBe(true)
  expect(() => checkBic(iban, null)).toThrow(expect.objectContaining({ more: { errors: { bic: ['required'] } } }))
})

it.each([
  [french, 'AGRIFRPP'],
  [french, 'SOGEGPGXXXX'],
  [french, 'BNPANCNX'],
  [italian, 'BCITITMM'],
  [swiss, 'UBSWCHZH80A'],
  [british, 'NWBKGB2L'],
  [british, 'NWBKJESX'],
  [british, 'NWBKGGSP'],
  [british, 'NWBKIMDX'],
  [monegasque, 'CRLYMCM1'],
  [monegasque, 'CRLYFRPP'],
])('[SEC-30] of %s the BIC %s is kept as it was typed', (iban, bic) => {
  expect(checkBic(iban, bic)).toBe(bic)
})

it.each([
  [french, 'BCITITMM'],
  [french, 'CRLYMCM1'],
  [italian, 'AGRIFRPP'],
  [swiss, 'DEUTDEFF'],
  ['GI75NWBK000000007099453', 'NWBKGB2L'],
  ['DE89370400440532013000', 'NWBKJESX'],
])('[SEC-30] of %s the BIC %s is refused: it is another country’s', (iban, bic) => {
  expect(() => checkBic(iban, bic)).toThrow(expect.objectContaining({ more: { errors: { bic: ['bic'] } } }))
})
