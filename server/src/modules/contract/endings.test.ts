import { getContractEndings, terminateContract, withdrawContract } from '@coussinet/contract/contract-endings.ts'
import { permissions } from '@coussinet/contract/domain/permissions.ts'
import { getMe } from '@coussinet/contract/profile.ts'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { onRequestEvent } from '#modules/demo/insurer/request-steps.ts'
import { aMember, type TestMember } from '#testing/a-member.ts'
import { auditLines } from '#testing/outgoing/audit-lines.ts'
import { heardEvents } from '#testing/outgoing/heard-events.ts'
import { sentMails } from '#testing/outgoing/sent-mails.ts'
import { writtenNotifications } from '#testing/outgoing/written-notifications.ts'
import { portalForTests } from '#testing/start-portal.ts'

const portal = portalForTests({ env: { PUBLIC_URL: 'https://members.example' } })
beforeEach(() => portal.clock.set(new Date('2026-11-20T10:00:00Z')))

const endings = async (as: TestMember) => (await portal.call(getContractEndings, { as })).body
const withdraw = (as: TestMember, ends_on: string, headers = {}) =>
  portal.call(withdrawContract, { as, body: { ends_on }, headers })
const terminate = (as: TestMember, ends_on: string, headers = {}) =>
  portal.call(terminateContract, { as, body: { ends_on }, headers })
const rowsOf = ({ member_id }: TestMember) =>
  portal.db.selectFrom('contract_endings').selectAll().where('member_id', '=', member_id).execute()
const contractOf = ({ member_id }: TestMember) =>
  portal.db.selectFrom('contracts').selectAll().where('member_id', '=', member_id).executeTakeFirstOrThrow()
const eventsOf = ({ member_id }: TestMember) => heardEvents(portal, member_id)

describe('a withdrawal', () => {
  it('[LAW-01] is offered in the withdrawal time, acknowledged by e-mail with date and time, and changes nothing of the contract', async () => {
    const member = await aMember(portal, { effective_date: '2026-11-15' })
    const [contract, me] = [await contractOf(member), (await portal.call(getMe, { as: member })).body]
    expect(await endings(member)).toMatchObject({
      withdrawal: { until: '2026-11-29', ends_on: '2026-11-20' },
      data: [],
    })
    const { status, body } = await withdraw(member, '2026-11-20')
    expect([status, body]).toMatchObject([
      201,
      { kind: 'withdrawal', requested_at: '2026-11-20T10:00:00.000Z', ends_on: '2026-11-20' },
    ])
    expect(body.reference).toMatch(/^RZ-2026-[0-9A-HJKMNP-TV-Z]{8}$/)
    expect(await endings(member)).toEqual({ withdrawal: null, termination: null, data: [body] })
    expect([await contractOf(member), (await portal.call(getMe, { as: member })).body]).toEqual([contract, me])

    const [mail, ...more] = await sentMails(portal, member.member_id)
    expect(more).toEqual([])
    expect(mail?.letter.subject).toBe(`Nous avons bien reçu votre renonciation (${body.reference})`)
    expect(mail?.letter.facts?.map(({ value }) => value.replaceAll('\u00a0', ' '))).toEqual([
      'vendredi 20 novembre 2026 à 11 h (heure de Paris)',
      body.reference,
      contract.contract_number,
      '20 novembre 2026',
    ])
    expect(mail?.letter.paragraphs.join(' ')).toContain(
      'remboursées dans les 30 jours, moins la part qui correspond aux jours déjà couverts',
    )
    expect(mail?.letter.action?.href).toBe('https://members.example/profile/contract')

    expect(await eventsOf(member)).toEqual([
      {
        event: 'contract.withdrawal_requested',
        member_id: member.member_id,
        ending_id: body.id,
        reference: body.reference,
        ends_on: '2026-11-20',
        requested_at: body.requested_at,
      },
    ])
    const told = await writtenNotifications(portal, member.member_id, ['kind', 'params'])
    expect(told).toEqual([{ kind: 'withdrawal_requested', params: { reference: body.reference, date: '2026-11-20' } }])
    const [line] = await auditLines(portal, member.member_id, ['details', 'actor'], 'contract.withdrawal_requested')
    expect(line).toEqual({ actor: 'member', details: { reference: body.reference, ends_on: '2026-11-20' } })
  })

  it('[LAW-01] before the contract begins undoes it from the start', async () => {
    const member = await aMember(portal, { effective_date: '2026-12-01' })
    expect((await endings(member)).withdrawal).toEqual({ until: '2026-12-15', ends_on: '2026-11-30' })
    expect((await withdraw(member, '2026-11-30')).status).toBe(201)
  })

  it('[LAW-01] can be asked for until the last minute of the fourteenth day, and no longer', async () => {
    portal.clock.set(new Date('2026-11-24T22:59:00Z'))
    const [intime, late] = [
      await aMember(portal, { effective_date: '2026-11-10' }),
      await aMember(portal, { effective_date: '2026-11-10' }),
    ]
    expect((await endings(intime)).withdrawal).toEqual({ until: '2026-11-24', ends_on: '2026-11-24' })
    expect((await withdraw(intime, '2026-11-24')).status).toBe(201)
    portal.clock.advance({ minutes: 1 })
    expect((await endings(late)).withdrawal).toBeNull()
    for (const ends_on of ['2026-11-24', '2026-11-25'])
      expect((await withdraw(late, ends_on)).problem?.code).toBe('conflict')
    expect(await rowsOf(late)).toEqual([])
  })

  it('[LAW-01] of a contract that began on a 29 February has its fourteen days too', async () => {
    portal.clock.set(new Date('2028-03-14T22:59:00Z'))
    const member = await aMember(portal, { effective_date: '2028-02-29' })
    expect((await endings(member)).withdrawal).toEqual({ until: '2028-03-14', ends_on: '2028-03-14' })
    expect((await endings(member)).termination).toEqual({ ends_on: '2029-02-28', rule: 'anniversary' })
  })

  it('[LAW-01] is written to an Italian in Italian, with the time in Rome', async () => {
    const member = await aMember(portal, { effective_date: '2026-11-15', locale: 'it', country: 'IT' })
    await withdraw(member, '2026-11-20')
    const [mail] = await sentMails(portal, member.member_id)
    expect(mail?.reader).toEqual({ language: 'it', country: 'IT' })
    expect(mail?.letter.title).toBe('Abbiamo ricevuto il Suo ripensamento')
    expect(mail?.letter.facts?.[0]?.value).toBe('venerdì 20 novembre 2026 alle 11.00 (ora di Roma)')
  })
})

describe('a termination', () => {
  it('[LAW-01] is always offered, acknowledged with date and time, and leaves the contract to the insurer', async () => {
    const member = await aMember(portal, { effective_date: '2024-03-15' })
    const contract = await contractOf(member)
    expect(await endings(member)).toEqual({
      withdrawal: null,
      termination: { ends_on: '2026-12-19', rule: 'one_month' },
      data: [],
    })
    const { status, body } = await terminate(member, '2026-12-19')
    expect([status, body.kind, body.reference.slice(0, 8)]).toEqual([201, 'termination', 'DZ-2026-'])
    expect(await endings(member)).toEqual({ withdrawal: null, termination: null, data: [body] })
    expect(await contractOf(member)).toEqual(contract)
    const [mail] = await sentMails(portal, member.member_id)
    expect(mail?.letter.facts?.map(({ value }) => value.replaceAll('\u00a0', ' '))).toEqual([
      'vendredi 20 novembre 2026 à 11 h (heure de Paris)',
      body.reference,
      contract.contract_number,
      '19 décembre 2026',
    ])
    expect(mail?.letter.paragraphs.join(' ')).toContain('Jusqu’au 19 décembre 2026 inclus, les garanties continuent')
    expect(await eventsOf(member)).toMatchObject([{ event: 'contract.termination_requested', ends_on: '2026-12-19' }])
  })

  it.each([
    ['BE', '2025-09-01', { ends_on: '2027-01-19', rule: 'two_months' }],
    ['IT', '2025-02-01', { ends_on: '2027-01-31', rule: 'anniversary' }],
  ] as const)('[LAW-01] follows the law of the contract’s country (%s)', async (country, effective_date, expected) => {
    expect((await endings(await aMember(portal, { country, effective_date }))).termination).toEqual(expected)
  })

  it('is passed over by the demo’s insurer, who knows of requests alone', async () => {
    const member = await aMember(portal, { effective_date: '2024-03-15' })
    await terminate(member, '2026-12-19')
    for (const event of await eventsOf(member)) await onRequestEvent(portal.platform, event)
    const { rows } = await sql`select id from pgboss.job where name = 'demo.insurer'`.execute(portal.db)
    expect(rows).toEqual([])
  })

  it('[LAW-01] is not offered where the contract ends sooner anyway, or has ended', async () => {
    const soon = await aMember(portal, { effective_date: '2024-03-15', end_date: '2026-12-19' })
    const over = await aMember(portal, { effective_date: '2026-11-15', end_date: '2026-11-19' })
    const later = await aMember(portal, { effective_date: '2024-03-15', end_date: '2026-12-20' })
    expect((await endings(soon)).termination).toBeNull()
    expect((await terminate(soon, '2026-12-19')).problem?.code).toBe('conflict')
    expect(await endings(over)).toEqual({ withdrawal: null, termination: null, data: [] })
    expect((await endings(later)).termination).toEqual({ ends_on: '2026-12-19', rule: 'one_month' })
  })
})

describe('what was asked for', () => {
  it('is not asked for again: twice, or a termination after a withdrawal, is a conflict; a withdrawal after a termination is none', async () => {
    const [one, other] = [
      await aMember(portal, { effective_date: '2026-11-15' }),
      await aMember(portal, { effective_date: '2026-11-15' }),
    ]
    expect((await withdraw(one, '2026-11-20')).status).toBe(201)
    expect((await withdraw(one, '2026-11-20')).problem?.code).toBe('conflict')
    expect((await terminate(one, '2027-11-14')).problem?.code).toBe('conflict')
    expect((await terminate(other, '2027-11-14')).status).toBe(201)
    expect((await terminate(other, '2027-11-14')).problem?.code).toBe('conflict')
    portal.clock.advance({ minutes: 5 })
    expect((await withdraw(other, '2026-11-20')).status).toBe(201)
    expect((await endings(other)).data.map(({ kind }) => kind)).toEqual(['withdrawal', 'termination'])
    expect([(await rowsOf(one)).length, (await sentMails(portal, one.member_id)).length]).toEqual([1, 1])
  })

  it('is what was shown: another day is a conflict, and a day that is none is refused', async () => {
    const member = await aMember(portal, { effective_date: '2026-11-15' })
    for (const ends_on of ['2026-11-21', '2026-11-19'])
      expect((await withdraw(member, ends_on)).problem?.code).toBe('conflict')
    expect((await terminate(member, '2026-12-19')).problem?.code).toBe('conflict')
    for (const raw_body of [{}, { ends_on: 'soon' }, { ends_on: '2026-11-20', member_id: member.member_id }])
      expect((await portal.call(withdrawContract, { as: member, raw_body })).status).toBe(422)
    expect(await rowsOf(member)).toEqual([])
  })

  it('[REL-03] by twenty calls at once is one request, whether they bear a key or not', async () => {
    for (const headers of [{}, { 'idempotency-key': 'the end' }]) {
      const member = await aMember(portal, { effective_date: '2024-03-15' })
      const answers = await Promise.all(Array.from({ length: 20 }, () => terminate(member, '2026-12-19', headers)))
      const given = answers.filter(({ status }) => status === 201).map(({ body }) => body.id)
      expect(new Set(given).size).toBe(1)
      expect(answers.filter(({ problem }) => problem?.code === 'conflict')).toHaveLength(20 - given.length)
      expect([
        (await rowsOf(member)).length,
        (await sentMails(portal, member.member_id)).length,
        (await eventsOf(member)).length,
      ]).toEqual([1, 1, 1])
    }
  })

  it('[REL-03] with the same key is answered as the first time', async () => {
    const member = await aMember(portal, { effective_date: '2024-03-15' })
    const first = await terminate(member, '2026-12-19', { 'idempotency-key': 'one' })
    const again = await terminate(member, '2026-12-19', { 'idempotency-key': 'one' })
    expect([again.status, again.bytes.toString()]).toEqual([201, first.bytes.toString()])
    expect(await rowsOf(member)).toHaveLength(1)
  })

  it('[SEC-20] is the member’s own', async () => {
    const [mine, theirs] = [
      await aMember(portal, { effective_date: '2024-03-15' }),
      await aMember(portal, { effective_date: '2024-03-15' }),
    ]
    await terminate(theirs, '2026-12-19')
    expect((await endings(mine)).data).toEqual([])
    expect((await endings(mine)).termination).not.toBeNull()
  })

  it('[SEC-23] needs the right to read the contract', async () => {
    const member = await aMember(portal, {
      permissions: permissions.filter((permission) => permission !== 'contract:read'),
    })
    expect((await portal.call(getContractEndings, { as: member })).problem?.code).toBe('forbidden')
    expect((await terminate(member, '2027-01-09')).problem?.code).toBe('forbidden')
    expect((await withdraw(member, '2026-11-20')).problem?.code).toBe('forbidden')
  })

  it('[SEC-19] needs a session', async () => {
    for (const endpoint of [getContractEndings, withdrawContract, terminateContract])
      expect((await portal.call(endpoint, { raw_body: { ends_on: '2026-12-19' } })).status).toBe(401)
  })
})
