import { listAnimals } from '@coussinet/contract/animals.ts'
import { createCalendarFeed, readCalendarFeed } from '@coussinet/contract/calendar.ts'
import { sendContact } from '@coussinet/contract/contact.ts'
import { terminateContract, withdrawContract } from '@coussinet/contract/contract-endings.ts'
import type { Endpoint } from '@coussinet/contract/endpoint.ts'
import { everyEndpoint } from '@coussinet/contract/every-endpoint.ts'
import { putAnimal } from '@coussinet/contract/integration/upserts/animal.ts'
import { putContract } from '@coussinet/contract/integration/upserts/contract.ts'
import { putMember } from '@coussinet/contract/integration/upserts/member.ts'
import { putReceipt } from '@coussinet/contract/integration/upserts/receipt.ts'
import { putSponsorshipRequest } from '@coussinet/contract/integration/upserts/sponsorship-request.ts'
import { createMandate } from '@coussinet/contract/mandates.ts'
import { listOnboarding } from '@coussinet/contract/onboarding.ts'
import { chooseDueDay, getPaymentMethods, openCardRegistration } from '@coussinet/contract/payment-methods.ts'
import { exportPersonalData } from '@coussinet/contract/personal-data.ts'
import { changeMe, getMe } from '@coussinet/contract/profile.ts'
import { listReceipts } from '@coussinet/contract/receipts.ts'
import { createRefundAccount } from '@coussinet/contract/refund-accounts.ts'
import { createRefundRequest } from '@coussinet/contract/refund-requests.ts'
import { estimateRefund } from '@coussinet/contract/refunds.ts'
import { listSponsorshipRequests } from '@coussinet/contract/sponsorship.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { newContract, newMember, testNevg } from '#modules/integration/tests/a-brought-member.ts'
import { setMember } from '#modules/policy/members.store.ts'
import { newId } from '#platform/crypto/ids.ts'
import { aMachine, askMachine } from '#testing/a-machine.ts'
import { openMemberSession } from '#testing/a-member.ts'
import { sentMails } from '#testing/outgoing/sent-mails.ts'
import { type SignedIn, portalForTests } from '#testing/start-portal.ts'
import { findMemberByNevg } from '../session/member-by-nevg.ts'
import { hashPassword } from '../session/passwords.ts'

const portal = portalForTests()
let machine: SignedIn
/** known by name alone */
let bare: SignedIn
/** whose animals, contribution and godchild came before the contract */
let early: SignedIn
const [animal, receipt, godchild] = [newId(), newId(), newId()]
const earlyNevg = testNevg(41)
let early_id = ''

beforeAll(async () => {
  machine = await aMachine(portal, ['members:write', 'receipts:write', 'sponsorship:write'])
  bare = await brought(testNevg(40), 'bare@example.org')
  early = await brought(earlyNevg, 'early@example.org')
  early_id = (await findMemberByNevg(portal.db, earlyNevg)) ?? ''
  await done(
    askMachine(portal, putAnimal, { as: machine, params: { id: animal }, body: { nevg: earlyNevg, ...newAnimal } }),
  )
  await done(
    askMachine(portal, putReceipt, { as: machine, params: { id: receipt }, body: { nevg: earlyNevg, ...newReceipt } }),
  )
  await done(
    askMachine(portal, putSponsorshipRequest, {
      as: machine,
      params: { id: godchild },
      body: { nevg: earlyNevg, firstname: 'Marc', status: 'created', created_at: '2026-11-01T10:00:00Z' },
    }),
  )
})

const newAnimal = {
  name: 'Oslo',
  type: 'dog',
  gender: 'male',
  breed: 'Border Collie',
  colour: 'noir',
  birth_date: '2021-04-10',
  formula: 'integrale',
  cover_start: '2026-11-01',
  monthly_price_cents: 2490,
} as const
const newReceipt = {
  month: '2026-12',
  issue_date: '2026-12-05',
  due_date: '2026-12-05',
  amount_cents: 2490,
  status: 'upcoming',
} as const

async function done(asked: Promise<{ status: number; problem: unknown }>): Promise<void> {
  const { status, problem } = await asked
  expect([status, problem]).toEqual([201, null])
}

async function brought(nevg: string, email: string): Promise<SignedIn> {
  await done(askMachine(portal, putMember, { as: machine, params: { nevg }, body: { ...newMember, email } }))
  return openMemberSession(portal, (await findMemberByNevg(portal.db, nevg)) ?? '')
}

const reads = everyEndpoint.filter(
  ({ method, access, path }) => method === 'GET' && access === 'member' && path !== '/events',
)
const ofOne = ({ path, query }: Endpoint) =>
  path.includes('{') || path.startsWith('/pdf/') || path.startsWith('/csv/') || query?.safeParse({}).success === false

describe('a member before the contract', () => {
  it.each(reads.filter((read) => !ofOne(read)).map((read) => [read.path, read] as const))(
    'is answered at GET %s',
    async (_, read) => {
      for (const as of [bare, early]) {
        const { status, problem } = await portal.call(read, { as })
        expect([read.name, [200, 204].includes(status), problem]).toEqual([read.name, true, null])
      }
    },
  )

  it('is answered what is theirs, and of what is not there yet that it is not there', async () => {
    const ids = { '/animals/{id}': animal, '/animals/{id}/costs': animal, '/receipts/{id}': receipt }
    const answers: Record<string, number> = {}
    for (const read of reads.filter(ofOne)) {
      const id = ids[read.path as keyof typeof ids] ?? newId()
      const ask = {
        as: early,
        params: { id, file_id: newId(), refund_id: newId(), type: 'cgv' },
        query: { year: 2026, animal_id: animal, receipt_id: receipt, q: 'oslo' },
      }
      answers[read.path] = (await portal.call(read, ask)).status
    }
    const found = Object.entries(answers).filter(([, status]) => status !== 404)
    expect(Object.fromEntries(found)).toEqual({
      '/animals/{id}': 200,
      '/animals/{id}/costs': 200,
      '/receipts/{id}': 200,
      '/csv/statement': 200,
      '/search': 200,
    })
  })

  it('is told what is known, and nothing that only a contract could say', async () => {
    expect((await portal.call(getMe, { as: early })).body).toMatchObject({
      nevg: earlyNevg,
      firstname: 'Hélène',
      contract: null,
    })
    expect((await portal.call(listAnimals, { as: early })).body.data).toMatchObject([
      { id: animal, name: 'Oslo', limits: null },
    ])
    expect((await portal.call(listReceipts, { as: early })).body.data).toMatchObject([{ id: receipt }])
    expect((await portal.call(getPaymentMethods, { as: early })).body).toMatchObject({
      debit: null,
      due_day: 5,
      due_day_choices: [],
      unpaid_cents: 0,
    })
    expect((await portal.call(listOnboarding, { as: early })).body.data.map(({ id }) => id)).toEqual([
      'add_mobile',
      'confirm_email',
      'add_icad',
    ])
  })

  it('writes to the team, changes what is theirs, prepares the account for refunds', async () => {
    const form = { fields: { topic: 'other', subject: 'Mon contrat', message: 'Quand mon contrat sera-t-il prêt ?' } }
    expect((await portal.call(sendContact, { as: bare, form })).status).toBe(202)
    const { body } = await portal.call(changeMe, { as: bare, body: { locale: 'it' } })
    expect(body).toMatchObject({ locale: 'it', contract: null })
    const account = { iban: 'FR3999910000170000412703A23', bic: null, holder: 'HELENE CARPENTIER' }
    expect((await portal.call(createRefundAccount, { as: bare, body: account })).status).toBe(201)
    expect((await sentMails(portal, early_id)).length).toBe(0)
  })

  it('takes their data with them, and has a calendar, in which nothing of a contract stands yet', async () => {
    await setMember(portal.db, early_id, { password_hash: await hashPassword('Coussinet#2026') }, portal.clock.now())
    const archive = await portal.call(exportPersonalData, { as: early, body: { current_password: 'Coussinet#2026' } })
    expect([archive.status, archive.headers['content-type']]).toEqual([200, 'application/zip'])
    const made = await portal.call(createCalendarFeed, { as: early, body: {} })
    expect(made.status).toBe(201)
    const token = /[\w-]{43}/.exec(JSON.stringify(made.body))?.[0] ?? ''
    const calendar = await portal.call(readCalendarFeed, { params: { token } })
    expect(calendar.status).toBe(200)
    const days = calendar.bytes.toString('utf8').replaceAll('\r\n ', '')
    expect(days).toContain('SUMMARY:Cotisation')
    expect(days).not.toContain('renonciation')
  })

  it('cannot do what a contract is needed for, and is told that its state does not allow it', async () => {
    const line = { care_kind: 'consultation', billed_cents: 4500 } as const
    const address = {
      line1: '27 RUE DES TILLEULS',
      line2: null,
      line3: null,
      line4: null,
      postal_code: '69003',
      city: 'LYON',
      country: 'FR',
    } as const
    const mandate = {
      iban: 'FR3999910000170000412703A23',
      bic: null,
      holder: { name: 'HELENE CARPENTIER', address, contact: null },
      uses: ['premium'],
    } as const
    const answers = [
      await portal.call(createRefundRequest, { as: early, body: {} }),
      await portal.call(estimateRefund, {
        as: early,
        body: { animal_id: animal, care_date: '2026-11-10', cause: 'accident', first_symptoms_on: null, lines: [line] },
      }),
      await portal.call(createMandate, { as: early, body: { ...mandate, uses: [...mandate.uses] } }),
      await portal.call(chooseDueDay, { as: early, body: { due_day: 10 } }),
      await portal.call(openCardRegistration, { as: early }),
      await portal.call(withdrawContract, { as: early, body: { ends_on: '2026-12-20' } }),
      await portal.call(terminateContract, { as: early, body: { ends_on: '2026-12-20' } }),
    ]
    expect(answers.map(({ status, problem }) => [status, problem?.code])).toEqual(answers.map(() => [409, 'conflict']))
  })

  it('has all of it once the contract is there', async () => {
    await done(
      askMachine(portal, putContract, {
        as: machine,
        params: { number: 'ZC-EARLY' },
        body: { nevg: earlyNevg, ...newContract },
      }),
    )
    expect((await portal.call(getMe, { as: early })).body.contract).toMatchObject({
      number: 'ZC-EARLY',
      status: 'active',
    })
    expect((await portal.call(createRefundRequest, { as: early, body: {} })).status).toBe(201)
    expect((await portal.call(listSponsorshipRequests, { as: early })).body.data).toMatchObject([{ id: godchild }])
  })
})
