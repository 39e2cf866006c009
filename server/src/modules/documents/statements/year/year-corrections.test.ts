import { getYearStatement, getYearTable } from '@coussinet/contract/documents.ts'
import { toLocalDay } from '@coussinet/contract/domain/days.ts'
import { expect, it } from 'vitest'
import { inUnit } from '#modules/notifications/notifications.ts'
import { applyCorrection, applyReturn, payRefund } from '#modules/refunds/refunds.ts'
import { aDecidedRequest, line, timePasses } from '#modules/refunds/tests/a-request.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import { aMember, type TestMember } from '#testing/a-member.ts'
import { readPaper } from '#testing/browser/read-paper.ts'
import { portalForTests } from '#testing/start-portal.ts'

const portal = portalForTests()

const idOf = (as: TestMember) => as.animals[0]?.id ?? ''

/** A refund of 56,25 € of 100 €, paid on 20 November 2026. */
async function aPaidRefund(spec: Parameters<typeof aMember>[1] = {}) {
  portal.clock.set(new Date('2026-11-20T10:00:00Z'))
  const as = await aMember(portal, {
    effective_date: '2024-03-15',
    refund_iban: 'FR7630006000011234567890189',
    ...spec,
  })
  const request = await aDecidedRequest(portal, as, {}, [line(idOf(as), 'lab', 10_000)])
  const refund_id = request.refunds[0]?.id ?? ''
  const pay = () =>
    inUnit(portal.platform, { member_id: as.member_id, actor: 'insurer' }, (tx) =>
      payRefund(tx, { refund_id, payment_date: toLocalDay(portal.clock.now()) }),
    )
  const correct = (...billed: number[]) =>
    inTransaction(portal.db, (db) =>
      applyCorrection(db, portal.platform, request.id, {
        lines: billed.map((cents) => line(idOf(as), 'lab', cents)),
        reason: 'Le total était mal lu.',
        at: portal.clock.now(),
      }),
    )
  const giveBack = () =>
    inTransaction(portal.db, (db) =>
      applyReturn(db, portal.platform, {
        refund_id,
        returned_on: toLocalDay(portal.clock.now()),
        at: portal.clock.now(),
      }),
    )
  await pay()
  return { as, pay, correct, giveBack }
}

/** Amounts billed, refunded and left to pay, and day of payment, of each row. */
const yearOf = async (as: TestMember, year: number) => {
  const { bytes } = await portal.call(getYearTable, { as, query: { animal_id: idOf(as), year } })
  const [, ...rows] = bytes.toString('utf8').split('\r\n').filter(Boolean)
  return rows.map((row) => row.split(';').slice(5).join(' '))
}

it('[CAL-02] what was paid stays in its year while the difference of a correction waits, and after it', async () => {
  const { as, pay, correct } = await aPaidRefund()
  expect(await yearOf(as, 2026)).toEqual(['100,00 56,25 43,75 2026-11-20'])
  await correct(10_000, 5000)
  expect(await yearOf(as, 2026)).toEqual(['150,00 56,25 93,75 2026-11-20'])
  await timePasses(portal, { days: 60 })
  expect(await yearOf(as, 2027)).toEqual([])
  await pay()
  expect(await yearOf(as, 2026)).toEqual(['150,00 56,25 93,75 2026-11-20'])
  expect(await yearOf(as, 2027)).toEqual(['0,00 37,50 -37,50 2027-01-19'])
  await timePasses(portal, { days: 365 })
  await correct(20_000)
  await pay()
  expect(await yearOf(as, 2026)).toEqual(['200,00 56,25 143,75 2026-11-20'])
  expect(await yearOf(as, 2027)).toEqual(['0,00 37,50 -37,50 2027-01-19'])
  expect(await yearOf(as, 2028)).toEqual(['0,00 37,50 -37,50 2028-01-19'])
})

it('[CAL-02] a difference of the same year is one row with it', async () => {
  const { as, pay, correct } = await aPaidRefund()
  await correct(15_000)
  await timePasses(portal, { days: 5 })
  await pay()
  expect(await yearOf(as, 2026)).toEqual(['150,00 93,75 56,25 2026-11-25'])
})

it('[CAL-02] a correction to less takes from the last payments, and a returned difference is none', async () => {
  const { as, pay, correct, giveBack } = await aPaidRefund()
  await correct(15_000)
  await timePasses(portal, { days: 60 })
  await pay()
  await correct(12_000)
  expect(await yearOf(as, 2026)).toEqual(['120,00 56,25 63,75 2026-11-20'])
  expect(await yearOf(as, 2027)).toEqual(['0,00 15,00 -15,00 2027-01-19'])
  await correct(5000)
  expect(await yearOf(as, 2026)).toEqual(['50,00 18,75 31,25 2026-11-20'])
  expect(await yearOf(as, 2027)).toEqual([])
  await correct(15_000)
  await giveBack()
  expect(await yearOf(as, 2026)).toEqual(['150,00 56,25 93,75 2026-11-20'])
  expect(await yearOf(as, 2027)).toEqual([])
})

it('[CAL-02] [I18N-06] an Italian deducts what each year left to pay, never below zero, and reads why a bill is missing', async () => {
  const { as, pay, correct } = await aPaidRefund({ locale: 'it', country: 'IT' })
  // (400 − 25) × 75 % = 281.25: 56.25 paid, the rest next year
  await correct(40_000)
  const textOf = async (year: number) => {
    const { bytes } = await portal.call(getYearStatement, { as, query: { animal_id: idOf(as), year } })
    return (await readPaper(bytes)).text.replaceAll(/\s+/g, ' ')
  }
  // 19 % of 343.75 − 129.11
  for (const said of ['56,25 €', 'tutti i Suoi animali 343,75 €', 'Detrazione del 19% 40,78 €'])
    expect(await textOf(2026)).toContain(said)
  await timePasses(portal, { days: 60 })
  await pay()
  for (const said of ['Differenza dopo la correzione', '−225 €', 'Detrazione del 19% 0€'])
    expect((await textOf(2027)).replaceAll('0 €', '0€')).toContain(said)
})
