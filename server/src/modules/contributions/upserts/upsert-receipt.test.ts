import { putContract } from '@coussinet/contract/integration/upserts/contract.ts'
import { putReceipt } from '@coussinet/contract/integration/upserts/receipt.ts'
import { listNotifications } from '@coussinet/contract/notifications.ts'
import { getMe } from '@coussinet/contract/profile.ts'
import { getReceipt } from '@coussinet/contract/receipts.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { aBroughtMember } from '#modules/integration/tests/a-brought-member.ts'
import { sendDailyNotifications } from '#modules/notifications/notifications.jobs.ts'
import { newId } from '#platform/crypto/ids.ts'
import { aMachine, askMachine } from '#testing/a-machine.ts'
import { openMemberSession } from '#testing/a-member.ts'
import { hintsArrived } from '#testing/outgoing/hints-arrived.ts'
import { sentMails } from '#testing/outgoing/sent-mails.ts'
import { type SignedIn, portalForTests } from '#testing/start-portal.ts'
import { debitPreNotifications } from '../schedule/debit-pre-notifications.ts'

const portal = portalForTests()
let as: SignedIn
beforeAll(async () => {
  as = await aMachine(portal, ['members:write', 'receipts:write'])
})

const put = async (id: string, body: object) => {
  const { status, body: answer, problem } = await askMachine(portal, putReceipt, { as, params: { id }, raw_body: body })
  return [status, problem?.code ?? answer.result, ...(problem?.errors ? [problem.errors] : [])]
}
const november = {
  month: '2026-11',
  issue_date: '2026-11-05',
  due_date: '2026-11-05',
  amount_cents: 2490,
  status: 'upcoming',
}

/** Puts the contributions of October and November, both declined; returns their ids. */
async function twoDeclined(nevg: string): Promise<[october: string, november: string]> {
  const ids: [string, string] = [newId(), newId()]
  const october = { ...november, month: '2026-10', issue_date: '2026-10-05', due_date: '2026-10-05' }
  await put(ids[0], { nevg, ...october, status: 'declined', decline_code: 'AM04' })
  await put(ids[1], { nevg, ...november, status: 'declined', decline_code: 'AM04' })
  return ids
}

async function seen(member_id: string, id: string) {
  const session = await openMemberSession(portal, member_id)
  const { body: receipt } = await portal.call(getReceipt, { as: session, params: { id } })
  const { body: me } = await portal.call(getMe, { as: session })
  const { body: told } = await portal.call(listNotifications, { as: session, query: {} })
  return {
    receipt,
    due: me.contract?.amount_due_cents,
    contract: me.contract,
    told: told.data?.map(({ kind }) => kind) ?? [],
  }
}

describe('a contribution of the insurer’s books', () => {
  it('comes with its history, which is news to nobody', async () => {
    const { nevg, member_id } = await aBroughtMember(portal, as)
    const id = newId()
    const attempts = [
      { on: '2026-10-05', means: 'bank_account', outcome: 'declined', decline_code: 'AM04' },
      { on: '2026-10-15', means: 'bank_account', outcome: 'paid' },
    ]
    const october = {
      nevg,
      ...november,
      month: '2026-10',
      issue_date: '2026-10-05',
      due_date: '2026-10-05',
      status: 'paid',
      payment_date: '2026-10-15',
      attempts,
    }
    expect(await put(id, october)).toEqual([201, 'created'])
    expect(await put(id, october)).toEqual([200, 'unchanged'])
    const { receipt, due, told } = await seen(member_id, id)
    expect(receipt).toMatchObject({
      status: 'paid',
      payment_date: '2026-10-15',
      decline_code: null,
      attempts: [
        { on: '2026-10-05', decline_code: 'AM04' },
        { on: '2026-10-15', outcome: 'paid' },
      ],
    })
    expect([due, told]).toEqual([0, []])
  })

  it('[NOT-03] that comes back is told to the member, is due, and is asked for again when the insurer says', async () => {
    const { nevg, member_id } = await aBroughtMember(portal, as)
    const id = newId()
    await put(id, { nevg, ...november })
    const back = { nevg, status: 'declined', decline_code: 'AM04', next_attempt_on: '2026-11-27' }
    expect(await put(id, back)).toEqual([200, 'changed'])
    expect(await put(id, back)).toEqual([200, 'unchanged'])
    const first = await seen(member_id, id)
    expect(first.receipt).toMatchObject({
      status: 'declined',
      decline_code: 'AM04',
      next_attempt_on: '2026-11-27',
      attempts: [{ on: '2026-11-05', outcome: 'declined' }],
    })
    expect([first.due, first.told]).toEqual([2490, ['debit_declined']])
    // The second attempt fails too.
    expect(await put(id, { nevg, status: 'declined', decline_code: 'AC04', declined_on: '2026-11-18' })).toEqual([
      200,
      'changed',
    ])
    expect((await seen(member_id, id)).receipt).toMatchObject({
      decline_code: 'AC04',
      next_attempt_on: null,
      attempts: [{}, { on: '2026-11-18' }],
    })
    expect((await seen(member_id, id)).due).toBe(2490)
  })

  it('[NOT-03] that is paid after all is due no more, lifts the suspension, and is told', async () => {
    const { nevg, member_id, number } = await aBroughtMember(portal, as)
    const id = newId()
    await put(id, { nevg, ...november, status: 'declined', decline_code: 'AM04' })
    await askMachine(portal, putContract, {
      as,
      params: { number },
      body: {
        nevg,
        amount_due_cents: 2490,
        status: 'suspended',
        suspensions: [{ from_day: '2026-11-10', to_day: null }],
      },
    })
    const paid = { nevg, status: 'paid', payment_date: '2026-11-19' }
    expect(await put(id, paid)).toEqual([200, 'changed'])
    expect(await put(id, paid)).toEqual([200, 'unchanged'])
    const { receipt, due, contract, told } = await seen(member_id, id)
    expect(receipt).toMatchObject({ status: 'paid', payment_date: '2026-11-19', decline_code: null })
    expect([due, contract?.status, told]).toEqual([0, 'active', ['contribution_collected']])
    // No card was asked for anything, and no other letter says it.
    expect((await sentMails(portal, member_id)).map(({ letter }) => [letter.title, ...letter.paragraphs])).toEqual([
      [
        'Cotisation de novembre 2026 réglée',
        'La cotisation de novembre 2026, qui avait été refusée, est réglée\u00a0: 24,90\u00a0€ ont été prélevés le 19 novembre 2026.',
        'Plus rien n’est dû\u00a0: vos garanties reprennent le 20 novembre 2026 à midi.',
      ],
    ])
  })

  it('[REC-03] of two that were declined one is paid: the other is due still, though the books counted the payment before', async () => {
    const { nevg, member_id, number } = await aBroughtMember(portal, as)
    const [paid, left] = await twoDeclined(nevg)
    const suspensions = [{ from_day: '2026-11-10', to_day: null }]
    const body = { nevg, amount_due_cents: 2490, status: 'suspended' as const, suspensions }
    await askMachine(portal, putContract, { as, params: { number }, body })
    await put(paid, { nevg, status: 'paid', payment_date: '2026-11-19' })
    const { due, contract } = await seen(member_id, left)
    expect([due, contract?.status]).toEqual([2490, 'suspended'])
    const [mail] = await sentMails(portal, member_id)
    expect(mail?.letter.paragraphs.join(' ')).not.toContain('Plus rien n’est dû')
  })

  it('[REC-03] that is paid or turns out lower makes nothing due again where the books say that nothing is', async () => {
    const { nevg, member_id, number } = await aBroughtMember(portal, as)
    const [paid, left] = await twoDeclined(nevg)
    await askMachine(portal, putContract, { as, params: { number }, body: { nevg, amount_due_cents: 0 } })
    expect(await put(left, { nevg, amount_cents: 2000 })).toEqual([200, 'changed'])
    expect((await seen(member_id, left)).due).toBe(0)
    await put(paid, { nevg, status: 'paid', payment_date: '2026-11-19' })
    expect((await seen(member_id, left)).due).toBe(0)
  })

  it.each([
    ['lower', 2000, 2000, 'suspended'],
    ['higher', 3000, 3000, 'suspended'],
    ['nothing', 0, 0, 'active'],
  ] as const)(
    '[REC-03][FIX-02] that is declined and turns out %s is due as such',
    async (_, amount_cents, due, status) => {
      const { nevg, member_id, number } = await aBroughtMember(portal, as)
      const id = newId()
      await put(id, { nevg, ...november, status: 'declined', decline_code: 'AM04' })
      const suspensions = [{ from_day: '2026-11-10', to_day: null }]
      const body = { nevg, amount_due_cents: 2490, status: 'suspended' as const, suspensions }
      await askMachine(portal, putContract, { as, params: { number }, body })
      expect(await put(id, { nevg, amount_cents })).toEqual([200, 'changed'])
      // Cover that was suspended resumes on the next day.
      portal.clock.advance({ days: 1 })
      const after = await seen(member_id, id)
      portal.clock.advance({ days: -1 })
      expect([after.due, after.contract?.status]).toEqual([due, status])
    },
  )

  it('[REC-03] that is declined and turns out lower is told to open pages, with the contract where that owes less', async () => {
    const { nevg, member_id, number } = await aBroughtMember(portal, as)
    const id = newId()
    await put(id, { nevg, ...november, status: 'declined', decline_code: 'AM04' })
    const owes = (amount_due_cents: number) =>
      askMachine(portal, putContract, { as, params: { number }, body: { nevg, amount_due_cents } })
    const topics: string[] = []
    const heardOf = async (amount_cents: number) => {
      await hintsArrived(portal)
      const stop = portal.platform.events.subscribe(member_id, (topic) => topics.push(topic))
      await put(id, { nevg, amount_cents })
      await hintsArrived(portal)
      stop()
      return topics.splice(0).toSorted()
    }
    await owes(2490)
    expect(await heardOf(2000)).toEqual(['payment-methods', 'profile', 'receipts'])
    await owes(0)
    expect(await heardOf(1900)).toEqual(['payment-methods', 'receipts'])
  })

  it('[NOT-01] whose announced debit becomes another one is announced anew at once, and not while it stays as it was', async () => {
    const { nevg, member_id } = await aBroughtMember(portal, as)
    const id = newId()
    const december = { nevg, ...november, month: '2026-12', issue_date: '2026-12-05', due_date: '2026-12-05' }
    const told = async () => {
      const session = await openMemberSession(portal, member_id)
      const { data } = (await portal.call(listNotifications, { as: session, query: {} })).body
      return data.map(({ title, body, read }) => [title, body, read].join(' | ').replaceAll('\u00a0', ' '))
    }
    portal.clock.set(new Date('2026-11-20T10:01:00Z'))
    await put(id, { ...december, amount_cents: 4100 })
    expect(await told()).toEqual([])
    await put(id, { nevg, amount_cents: 4000 })
    expect(await told()).toEqual([])
    await sendDailyNotifications(portal.platform, [debitPreNotifications])
    await put(id, { nevg, issue_date: '2026-12-04' })
    const first = 'Cotisation : 40 € le 5 décembre 2026 | 40 € seront prélevés le 5 décembre 2026. |'
    expect(await told()).toEqual([`${first} false`])
    portal.clock.set(new Date('2026-11-20T10:02:00Z'))
    await put(id, { nevg, amount_cents: 2565 })
    const second =
      'Cotisation : 25,65 € le 5 décembre 2026 | Au lieu de 40 € : 25,65 € seront prélevés le 5 décembre 2026. |'
    expect(await told()).toEqual([`${second} false`, `${first} true`])
    // The morning's job says nothing again; what goes back to what it was is told too.
    await sendDailyNotifications(portal.platform, [debitPreNotifications])
    portal.clock.set(new Date('2026-11-20T10:03:00Z'))
    await put(id, { nevg, amount_cents: 4000 })
    await sendDailyNotifications(portal.platform, [debitPreNotifications])
    expect((await told()).map((line) => line.endsWith('true'))).toEqual([false, true, true])
    const letters = (await sentMails(portal, member_id)).map(({ letter }) =>
      letter.paragraphs.at(-1)?.replaceAll('\u00a0', ' '),
    )
    expect(letters.slice(-2)).toEqual([
      'Ce montant remplace celui de 40 € que nous vous avions annoncé.',
      'Ce montant remplace celui de 25,65 € que nous vous avions annoncé.',
    ])
  })

  it('[NOT-01] whose announced debit comes to nothing is called off at once', async () => {
    const { nevg, member_id } = await aBroughtMember(portal, as)
    const id = newId()
    await put(id, {
      nevg,
      ...november,
      month: '2026-12',
      issue_date: '2026-12-05',
      due_date: '2026-12-05',
      amount_cents: 4000,
    })
    await sendDailyNotifications(portal.platform, [debitPreNotifications])
    portal.clock.advance({ minutes: 1 })
    await put(id, { nevg, amount_cents: 0 })
    await put(id, { nevg, amount_cents: 0 })
    const session = await openMemberSession(portal, member_id)
    const { data } = (await portal.call(listNotifications, { as: session, query: {} })).body
    expect(data.map(({ title, body, read }) => [title, body, read].join(' | ').replaceAll('\u00a0', ' '))).toEqual([
      'Pas de prélèvement le 5 décembre 2026 | Les 40 € annoncés pour le 5 décembre 2026 ne seront pas prélevés. | false',
      'Cotisation : 40 € le 5 décembre 2026 | 40 € seront prélevés le 5 décembre 2026. | true',
    ])
    const [letter] = (await sentMails(portal, member_id)).slice(-1).map((mail) => mail.letter)
    expect(letter?.paragraphs.map((one) => one.replaceAll('\u00a0', ' '))).toEqual([
      'Les 40 € annoncés pour le 5 décembre 2026 ne seront pas prélevés.',
    ])
  })

  it('[NOT-01] whose debit was announced and is changed after its day is not announced for a day that has passed', async () => {
    const { nevg, member_id } = await aBroughtMember(portal, as)
    const id = newId()
    const late = { nevg, ...november, month: '2026-11', issue_date: '2026-11-20', due_date: '2026-11-21' }
    await put(id, { ...late, amount_cents: 4000 })
    await sendDailyNotifications(portal.platform, [debitPreNotifications])
    await put(id, { nevg, due_date: '2026-11-19' })
    const session = await openMemberSession(portal, member_id)
    const { data, unread } = (await portal.call(listNotifications, { as: session, query: {} })).body
    expect(data.map(({ kind, read }) => [kind, read])).toEqual([['debit_upcoming', true]])
    expect(unread).toBe(0)
  })

  it('[SEC-24] goes no way that there is not, and is refused at its field', async () => {
    const { nevg } = await aBroughtMember(portal, as)
    const [id, other] = [newId(), newId()]
    expect((await put(id, { nevg, ...november, status: 'paid' })).at(-1)).toEqual({ payment_date: ['required'] })
    expect((await put(id, { nevg, ...november, status: 'declined' })).at(-1)).toEqual({ decline_code: ['required'] })
    expect((await put(id, { nevg, ...november, status: 'paid', payment_date: '2026-11-30' })).at(-1)).toEqual({
      payment_date: ['date_future'],
    })
    const back = { status: 'declined', decline_code: 'AM04', next_attempt_on: '2026-11-05' }
    const tooEarly = { next_attempt_on: ['date_order'] }
    expect((await put(id, { nevg, ...november, ...back })).at(-1)).toEqual(tooEarly)
    expect(await put(id, { nevg, ...november, status: 'paid', payment_date: '2026-11-05' })).toEqual([201, 'created'])
    expect((await put(id, { nevg, ...back, declined_on: '2026-11-06' })).at(-1)).toEqual(tooEarly)
    expect(await put(id, { nevg, status: 'upcoming' })).toEqual([409, 'conflict', { status: ['no_way_back'] }])
    expect(await put(other, { nevg, ...november })).toEqual([409, 'conflict', { month: ['month_used'] }])
    // A debit that was paid may still be taken back by the bank.
    expect(await put(id, { nevg, status: 'declined', decline_code: 'MD06', declined_on: '2026-11-19' })).toEqual([
      200,
      'changed',
    ])
  })
  it.each([
    ['payment_date', { status: 'paid', payment_date: '2019-11-05' }, 'date_order'],
    ['payment_date', { status: 'paid', payment_date: '2025-10-31' }, 'date_order'],
    ['due_date', { due_date: '2019-11-05' }, 'date_order'],
    ['issue_date', { issue_date: '1999-11-05' }, 'date_order'],
    ['declined_on', { status: 'declined', decline_code: 'AM04', declined_on: '2020-11-05' }, 'date_order'],
    [
      'attempts',
      { status: 'paid', payment_date: '2026-11-05', attempts: [{ on: '2001-01-01', means: 'card', outcome: 'paid' }] },
      'date_order',
    ],
    // It is declined on its due day, unless another is given.
    ['declined_on', { status: 'declined', decline_code: 'AM04', due_date: '2026-12-05' }, 'date_future'],
    [
      'next_attempt_on',
      { status: 'declined', decline_code: 'AM04', declined_on: '2026-11-05', next_attempt_on: '2031-11-15' },
      'date_order',
    ],
  ])('[GO-06] has no absurd day at %s: %o', async (field, days, key) => {
    const { nevg } = await aBroughtMember(portal, as)
    const id = newId()
    expect((await put(id, { nevg, ...november, ...days })).at(-1)).toEqual({ [field]: [key] })
    // Nor is it given one later.
    await put(id, { nevg, ...november })
    expect((await put(id, { nevg, ...days })).at(-1)).toEqual({ [field]: [key] })
  })

  it('[GO-06] may be paid a year ahead, and a planned attempt moved, but not before the declined one', async () => {
    const { nevg } = await aBroughtMember(portal, as)
    const [ahead, declined] = [newId(), newId()]
    const paid = { nevg, ...november, status: 'paid', payment_date: '2025-11-05' }
    expect(await put(ahead, paid)).toEqual([201, 'created'])
    const october = { month: '2026-10', issue_date: '2026-10-05', due_date: '2026-10-05' }
    const back = { status: 'declined', decline_code: 'AM04', next_attempt_on: '2026-11-25' }
    expect(await put(declined, { nevg, ...november, ...october, ...back })).toEqual([201, 'created'])
    const earlier = { nevg, next_attempt_on: '2026-10-05' }
    expect((await put(declined, earlier)).at(-1)).toEqual({ next_attempt_on: ['date_order'] })
    expect(await put(declined, { nevg, next_attempt_on: '2026-12-01' })).toEqual([200, 'changed'])
  })
})
