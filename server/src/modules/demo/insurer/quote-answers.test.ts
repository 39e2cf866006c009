import { listAnimals } from '@coussinet/contract/animals.ts'
import {
  changeQuote,
  createQuote,
  getQuote,
  getQuoteFile,
  listQuotes,
  submitQuote,
} from '@coussinet/contract/quotes.ts'
import { signIn } from '@coussinet/contract/session.ts'
import { beforeAll, expect, it } from 'vitest'
import { aQuoteFileRow } from '#modules/refunds/tests/a-quote.ts'
import { ownPortalForTests } from '#testing/start-portal.ts'
import { demoPassword } from '../demo-accounts.ts'
import { demoId } from '../seed/demo-id.ts'
import { runQuoteTurn } from './quote-answers.ts'

const portal = ownPortalForTests({ demo: true, at: '2026-11-20T10:00:00Z' })
let as: { access_token: string }
beforeAll(async () => {
  as = (await portal.call(signIn, { body: { username: '412703584', password: demoPassword } })).body
})

const animalNamed = async (name: string) =>
  (await portal.call(listAnimals, { as })).body.data.find((animal) => animal.name === name)?.id ?? ''

it('[PRE-01] the demo shows a quote that waits, with its document', async () => {
  const { data } = (await portal.call(listQuotes, { as })).body
  expect(data).toMatchObject([
    { status: 'pending', animal: { name: 'Mirza' }, files: [{ type: 'quote' }], late_days: 0 },
  ])
  const [file] = data[0]?.files ?? []
  const params = { id: data[0]?.id ?? '', file_id: file?.id ?? '' }
  expect((await portal.call(getQuoteFile, { as, params })).bytes.length).toBe(file?.size)
})

it('[PRE-01] the demo’s insurer answers a quote by the rules, once, and what it agrees to is reserved', async () => {
  const answered = async (name: string, cause: 'accident' | 'illness') => {
    const { id } = (await portal.call(createQuote, { as })).body
    const lines = [{ label: '', care_kind: 'surgery' as const, billed_cents: 40_000 }]
    const body = { animal_id: await animalNamed(name), planned_on: '2026-12-01', cause, lines }
    await portal.call(changeQuote, { as, params: { id }, body })
    const member = { member_id: demoId('m1'), nevg: '', access_token: '', refresh_token: '', animals: [] }
    await aQuoteFileRow(portal, member, id, 'quote')
    expect((await portal.call(submitQuote, { as, params: { id } })).body.status).toBe('pending')
    for (const _ of [1, 2]) await runQuoteTurn(portal.platform, { quote_id: id })
    portal.clock.advance({ minutes: 1 })
    return (await portal.call(getQuote, { as, params: { id } })).body
  }
  expect(await answered('Mirza', 'accident')).toMatchObject({
    status: 'answered',
    answer: { valid_until: '2026-12-31', conditions: expect.stringContaining('vétérinaire') },
  })
  // Pistache's waiting period for operations of an illness runs until February.
  expect(await answered('Pistache', 'illness')).toMatchObject({
    status: 'refused',
    refusal: { code: 'waiting_period' },
  })
})
