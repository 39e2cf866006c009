import { lookUpBank } from '@coussinet/contract/payment-methods.ts'
import { beforeAll, expect, it } from 'vitest'
import { aMember, type TestMember } from '#testing/a-member.ts'
import { portalForTests } from '#testing/start-portal.ts'

const portal = portalForTests()
let helene: TestMember
beforeAll(async () => {
  helene = await aMember(portal)
})

const ask = (iban: string, as = helene) => portal.call(lookUpBank, { as, body: { iban } })

it('[PAY-03] finds the BIC of an IBAN however it is typed where its bank is known, and says where it must be typed', async () => {
  expect((await ask(' de89 3704 0044 0532 0130 00')).body).toEqual({ bic: 'COBADEFF', is_bic_required: false })
  expect((await ask(' fr76 3000 6000 0112 3456 7890 189')).body).toEqual({ bic: null, is_bic_required: false })
  expect((await ask('IBAN: IT60 X054 2811 1010 0000 0123 456')).body).toEqual({ bic: null, is_bic_required: false })
  expect((await ask('CH93-0076-2011-6238-5295-7')).body).toEqual({ bic: null, is_bic_required: true })
})

it.each([
  ['', 'required'],
  ['hello', 'iban.format'],
  ['US64SVBKUS6S3300958879', 'iban.country'],
  ['FR76', 'iban.format'],
  ['FR763000600001123456789018', 'iban.length'],
  ['FR7630006000011234567890188', 'iban.checksum'],
])('[PAY-03] says what is wrong with “%s”', async (iban, key) => {
  const { status, problem } = await ask(iban)
  expect(status).toBe(422)
  expect(problem?.errors).toEqual({ iban: [key] })
  if (key === 'iban.length') expect(problem?.params).toEqual({ iban: { length: 27 } })
})

it('[SEC-19] [SEC-23] is for members who may change the account', async () => {
  expect((await portal.call(lookUpBank, { body: { iban: '' } })).status).toBe(401)
  expect((await ask('', await aMember(portal, { permissions: ['payment-methods:read'] }))).status).toBe(403)
})
