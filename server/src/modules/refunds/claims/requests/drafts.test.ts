import { randomBytes } from 'node:crypto'
import { clockHeader } from '@coussinet/contract/domain/days.ts'
import type { AnswerOf } from '@coussinet/contract/endpoint.ts'
import {
  checkRefundRequest,
  changeRefundRequest,
  createRefundRequest,
  deleteRefundRequest,
  getRefundRequest,
  listRefundRequests,
  mostDrafts,
  submitRefundRequest,
} from '@coussinet/contract/refund-requests.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { inUnit } from '#modules/notifications/notifications.ts'
import { newId } from '#platform/crypto/ids.ts'
import { memberIdempotency, newAnswer } from '#platform/http/idempotency.ts'
import { aMember, type TestMember } from '#testing/a-member.ts'
import { recordStatements } from '#testing/database/statements-of.ts'
import { portalForTests } from '#testing/start-portal.ts'
import {
  aDecidedRequest,
  aDraft,
  aFiledRequest,
  aFileRow,
  line,
  look,
  timePasses,
  upload,
} from '../../tests/a-request.ts'
import { createDraft, createDraftAtOnce } from './drafts.ts'

const portal = portalForTests()
let helene: TestMember
let other: TestMember

beforeEach(async () => {
  helene = await aMember(portal, { animals: [{ name: 'Oslo' }, { name: 'Mirza', type: 'cat' }] })
  other = await aMember(portal)
})

const change = (id: string, body: object, as = helene) =>
  portal.call(changeRefundRequest, { as, params: { id }, raw_body: body })

describe('a draft', () => {
  it('begins empty, at the invoice', async () => {
    const { status, body } = await portal.call(createRefundRequest, { as: helene })
    expect(status).toBe(201)
    expect(await look(portal, helene, body.id)).toEqual(body)
    expect(body).toMatchObject({
      status: 'draft',
      step: 'invoice',
      tracking_reference: null,
      submitted_at: null,
      animals: [],
      files: [],
      refunds: [],
      expected_by: null,
    })
  })

  it('[REL-04] is one when the button is clicked twice, another ten seconds later', async () => {
    const [one, two] = await Promise.all([
      portal.call(createRefundRequest, { as: helene }),
      portal.call(createRefundRequest, { as: helene }),
    ])
    expect(two.body.id).toBe(one.body.id)
    portal.clock.advance({ seconds: 11 })
    expect((await portal.call(createRefundRequest, { as: helene })).body.id).not.toBe(one.body.id)
  })

  it('is another one at once when the first is no longer empty', async () => {
    const { body: first } = await portal.call(createRefundRequest, { as: helene })
    portal.clock.advance({ seconds: 2 })
    await change(first.id, { vet_name: 'Clinique des Tilleuls' })
    expect((await portal.call(createRefundRequest, { as: helene })).body.id).not.toBe(first.id)
  })

  it('[REL-03] is one for one key, with the same answer; two keys make two', async () => {
    const create = (key: string) =>
      portal.call(createRefundRequest, { as: helene, headers: { 'idempotency-key': key } })
    const first = await create('a')
    expect(await create('a')).toMatchObject({ status: 201, body: first.body })
    expect((await create('b')).body.id).not.toBe(first.body.id)
    const theirs = await portal.call(createRefundRequest, { as: other, headers: { 'idempotency-key': 'a' } })
    expect(theirs.body.id).not.toBe(first.body.id)
  })

  it('[REF-08] is listed, resumed at the step where it stopped, and deleted', async () => {
    const { id } = await aDraft(portal, helene)
    const [oslo, mirza] = helene.animals.map((animal) => animal.id)
    expect((await look(portal, helene, id)).step).toBe('invoice')
    await aFileRow(portal, helene, id, 'invoice', null)
    expect((await look(portal, helene, id)).step).toBe('animals')
    await change(id, { animal_ids: [mirza, oslo] })
    expect((await look(portal, helene, id)).step).toBe('animals')
    await change(id, { care_date: '2026-11-10' })
    expect((await look(portal, helene, id)).step).toBe('care_sheets')
    for (const animal_id of [oslo, mirza]) await aFileRow(portal, helene, id, 'care-sheet', animal_id ?? null)
    const ready = await look(portal, helene, id)
    expect(ready.step).toBe('summary')
    expect(ready.animals.map(({ name }) => name)).toEqual(['Mirza', 'Oslo'])

    const listed = await portal.call(listRefundRequests, { as: helene })
    expect(listed.body.data).toEqual([ready])
    expect((await portal.call(deleteRefundRequest, { as: helene, params: { id } })).status).toBe(204)
    expect((await portal.call(getRefundRequest, { as: helene, params: { id } })).status).toBe(404)
    expect((await portal.call(deleteRefundRequest, { as: helene, params: { id } })).status).toBe(404)
  })

  it('takes its files along when it is deleted', async () => {
    const { id } = await aDraft(portal, helene)
    await upload(portal, helene, id, { type: 'invoice' })
    const row = await portal.db
      .selectFrom('documents')
      .selectAll()
      .where('request_id', '=', id)
      .executeTakeFirstOrThrow()
    await portal.call(deleteRefundRequest, { as: helene, params: { id } })
    await expect(portal.platform.files.open(row.stored_as)).rejects.toThrow('ENOENT')
    await expect(portal.platform.files.open(row.thumbnail_stored_as ?? newId())).rejects.toThrow('ENOENT')
  })

  it('keeps what is sent, replaces what is sent again, leaves the rest', async () => {
    const { id } = await aDraft(portal, helene)
    const { body } = await change(id, {
      care_date: '2026-11-10',
      invoice_number: ' F26-1 ',
      vet_name: 'Dr Roche',
      cause: 'illness',
      first_symptoms_on: '2026-11-02',
      paid_confirmed: true,
    })
    expect(body).toMatchObject({
      care_date: '2026-11-10',
      invoice_number: 'F26-1',
      vet_name: 'Dr Roche',
      cause: 'illness',
      first_symptoms_on: '2026-11-02',
      paid_confirmed: true,
    })
    const again = await change(id, { vet_name: null, invoice_number: '', first_symptoms_on: null })
    expect(again.body).toMatchObject({
      care_date: '2026-11-10',
      invoice_number: null,
      vet_name: null,
      cause: 'illness',
      first_symptoms_on: null,
      paid_confirmed: true,
    })
  })

  it('[REF-06] takes care of today where the member is, and of no later day, whatever a device says', async () => {
    const before = portal.clock.now()
    portal.clock.set(new Date('2026-11-20T21:00:00Z'))
    const member = await aMember(portal, { animals: [{ name: 'Oslo' }] })
    const { id } = await aDraft(portal, member)
    const told = async (care_date: string, offset?: string) => {
      const headers = offset === undefined ? {} : { [clockHeader]: offset }
      const body = { care_date, first_symptoms_on: care_date }
      const answer = await portal.call(changeRefundRequest, { as: member, params: { id }, body, headers })
      return answer.problem?.errors ?? answer.status
    }
    const future = { care_date: ['date_future'], first_symptoms_on: ['date_future'] }
    expect(await told('2026-11-21')).toEqual(future)
    expect(await told('2026-11-21', '60')).toEqual(future)
    expect(await told('2026-11-22', '240')).toEqual(future)
    expect(await told('2026-11-22', '2400')).toEqual(future)
    expect(await told('2026-11-21', '240')).toBe(200)
    const params = { id }
    const blocked = async (headers: Record<string, string>) =>
      (await portal.call(checkRefundRequest, { as: member, params, headers })).body.blocking.map(({ code }) => code)
    expect(await blocked({ [clockHeader]: '240' })).not.toContain('date_future')
    expect(await blocked({})).toContain('date_future')
    portal.clock.set(before)
  })

  it('[REF-18] holds first symptoms against the day of care, at their field, and again before it is filed', async () => {
    const { id } = await aDraft(portal, helene)
    const refused = { first_symptoms_on: ['symptoms_after_care'] }
    const both = await change(id, { care_date: '2026-11-10', first_symptoms_on: '2026-11-11' })
    expect(both.problem?.errors).toEqual(refused)
    expect((await change(id, { care_date: '2026-11-10', first_symptoms_on: '2026-11-10' })).status).toBe(200)
    expect((await change(id, { first_symptoms_on: '2026-11-11' })).problem?.errors).toEqual(refused)
    // The day of care was a slip: it is mended, and then the other.
    expect((await change(id, { care_date: '2026-11-08' })).status).toBe(200)
    const { body } = await portal.call(checkRefundRequest, { as: helene, params: { id } })
    expect(body.blocking).toContainEqual({
      code: 'symptoms_after_care',
      field: 'first_symptoms_on',
      animal_id: null,
    })
    const { problem } = await portal.call(submitRefundRequest, { as: helene, params: { id } })
    expect(problem?.errors).toMatchObject(refused)
    expect((await change(id, { care_date: null, first_symptoms_on: '2026-11-12' })).status).toBe(200)
  })

  it('refuses care of tomorrow, and care too long ago for the country', async () => {
    const { id } = await aDraft(portal, helene)
    const early = await change(id, { care_date: '2026-11-21', first_symptoms_on: '2026-11-22' })
    expect(early.problem).toMatchObject({
      status: 422,
      errors: { care_date: ['date_future'], first_symptoms_on: ['date_future'] },
    })
    expect((await change(id, { care_date: '2024-11-20' })).status).toBe(200)
    const late = await change(id, { care_date: '2024-11-19' })
    expect(late.problem).toMatchObject({
      status: 422,
      errors: { care_date: ['date_too_old'] },
      params: { care_date: { years: 2 } },
    })
    const belgian = await aMember(portal, { country: 'BE', locale: 'fr-BE' })
    const draft = await aDraft(portal, belgian)
    expect((await change(draft.id, { care_date: '2023-11-20' }, belgian)).status).toBe(200)
    expect((await change(draft.id, { care_date: '2023-11-19' }, belgian)).problem?.params).toEqual({
      care_date: { years: 3 },
    })
  })

  it('[SEC-22] takes no member of a request that is not the member’s to set', async () => {
    const { id } = await aDraft(portal, helene)
    for (const extra of [
      { status: 'accepted' },
      { member_id: other.member_id },
      { tracking_reference: 'ZR-1' },
      { amount_to_refund_cents: 1 },
      { rejection: null },
      { created_at: '2020-01-01T00:00:00Z' },
    ]) {
      const { status, problem } = await change(id, { vet_name: 'kept out', ...extra })
      expect(status).toBe(422)
      expect(Object.keys(problem?.errors ?? {})).toEqual(Object.keys(extra))
    }
    expect(await look(portal, helene, id)).toMatchObject({ status: 'draft', vet_name: null, tracking_reference: null })
  })

  it('[SEC-42] is the last one when fifty are open: the next is refused, of two at once too, until one is deleted', async () => {
    const drafts = []
    for (let made = 0; made < mostDrafts - 1; made += 1)
      drafts.push(await aDraft(portal, helene, made === 0 ? {} : { vet_name: `${made}` }))
    const begin = (key: string) => portal.call(createRefundRequest, { as: helene, headers: { 'idempotency-key': key } })
    const answers = await Promise.all([begin('one'), begin('two'), begin('three')])
    expect(answers.map(({ status }) => status).toSorted((one, two) => one - two)).toEqual([201, 409, 409])
    portal.clock.advance({ seconds: 11 })
    const { status, problem } = await portal.call(createRefundRequest, { as: helene })
    expect([status, problem]).toMatchObject([
      409,
      { code: 'conflict', errors: { drafts: ['drafts_limit'] }, params: { drafts: { limit: mostDrafts } } },
    ])
    expect((await portal.call(createRefundRequest, { as: other })).status).toBe(201)
    await portal.call(deleteRefundRequest, { as: helene, params: { id: drafts[0]?.id ?? '' } })
    expect((await begin('two')).status).toBe(201)
  })

  it('[SEC-42] is begun with a key as often as the hour allows, and what is one too many leaves nothing', async () => {
    const begin = (key: string) => portal.call(createRefundRequest, { as: helene, headers: { 'idempotency-key': key } })
    expect((await begin('one')).status).toBe(201)
    await portal.db
      .updateTable('attempts')
      .set({ count: 299 })
      .where('attempt_key', '=', `drafts ${helene.member_id}`)
      .execute()
    const answers = await Promise.all([begin('two'), begin('three')])
    expect(answers.map(({ status }) => status).toSorted((one, two) => one - two)).toEqual([201, 429])
    expect(await writtenFor(helene)).toEqual({ drafts: 2, lines: 2, answers: 2, counted: 300 })
    await timePasses(portal, { minutes: 61 })
    expect((await begin('four')).status).toBe(201)
    expect(await writtenFor(helene)).toEqual({ drafts: 3, lines: 3, answers: 3, counted: 1 })
  })

  it('[SEC-24] cannot be changed or deleted once filed', async () => {
    const { id } = await aFiledRequest(portal, helene)
    expect((await change(id, { vet_name: 'too late' })).problem?.code).toBe('conflict')
    expect((await portal.call(deleteRefundRequest, { as: helene, params: { id } })).problem?.code).toBe('conflict')
    expect((await look(portal, helene, id)).vet_name).toBeNull()
  })
})

/** Everything that beginning drafts has written for a member. */
async function writtenFor({ member_id }: TestMember) {
  const rows = async (table: 'refund_requests' | 'idempotency_keys') =>
    (await portal.db.selectFrom(table).select('member_id').where('member_id', '=', member_id).execute()).length
  const lines = await portal.db
    .selectFrom('audit_log')
    .select('audit_id')
    .where('member_id', '=', member_id)
    .where('action', '=', 'refund_request.created')
    .execute()
  const count = await portal.db
    .selectFrom('attempts')
    .select('count')
    .where('attempt_key', '=', `drafts ${member_id}`)
    .executeTakeFirst()
  return {
    drafts: await rows('refund_requests'),
    lines: lines.length,
    answers: await rows('idempotency_keys'),
    counted: count?.count ?? 0,
  }
}

describe('a draft begun with a key', () => {
  const begin = (key: string) => portal.call(createRefundRequest, { as: helene, headers: { 'idempotency-key': key } })

  /** Has the statement that writes everything at once fail with a code. */
  function failAtOnce(code: string) {
    const { db } = portal.platform
    const executeQuery = db.executeQuery.bind(db)
    let failures = 0
    db.executeQuery = (query, options) => {
      if (!('sql' in query && query.sql.includes('with member as'))) return executeQuery(query, options)
      failures += 1
      return Promise.reject(Object.assign(new Error('It fails'), { code }))
    }
    return {
      failures: () => failures,
      [Symbol.dispose]() {
        db.executeQuery = executeQuery
      },
    }
  }

  it('[REL-03] asks the database once, for everything that it writes', async () => {
    await begin('before')
    const asked = await recordStatements(portal, helene, () => begin('a'))
    expect(asked).toEqual([expect.stringMatching(/^\s*with member as/)])
    expect(await writtenFor(helene)).toEqual({ drafts: 2, lines: 2, answers: 2, counted: 2 })
  })

  it('[REL-03] is answered as before when its key comes again, and neither written nor counted', async () => {
    const { body } = await begin('a')
    const asked = await recordStatements(portal, helene, async () => {
      expect(await begin('a')).toMatchObject({ status: 201, body })
    })
    expect(asked).toEqual([
      expect.stringMatching(/^\s*with member as/),
      expect.stringMatching(/^select .* from "idempotency_keys"/),
    ])
    expect(await writtenFor(helene)).toEqual({ drafts: 1, lines: 1, answers: 1, counted: 1 })
    await timePasses(portal, { hours: 25 })
    expect((await begin('a')).body.id).not.toBe(body.id)
    expect(await writtenFor(helene)).toEqual({ drafts: 2, lines: 2, answers: 1, counted: 1 })
  })

  it.each([
    ['a database spread over machines, which refuses the one statement', '0A000'],
    ['a connection that breaks meanwhile', '08006'],
    ['a deadlock', '40P01'],
  ])('[REL-03] is begun once all the same on %s', async (_why, code) => {
    using failing = failAtOnce(code)
    const { status, body } = await begin('a')
    expect([status, failing.failures()]).toEqual([201, 1])
    expect(await begin('a')).toMatchObject({ status: 201, body })
    expect(await writtenFor(helene)).toEqual({ drafts: 1, lines: 1, answers: 1, counted: 1 })
  })

  it('[SEC-50] hides no fault of the statement’s own', async () => {
    using _failing = failAtOnce('42703')
    expect((await begin('a')).status).toBe(500)
    expect(await writtenFor(helene)).toEqual({ drafts: 0, lines: 0, answers: 0, counted: 0 })
  })

  it('[SEC-42] is not one too many, whether begun by the statement or by a transaction, at the same moment', async () => {
    const reader = { member_id: helene.member_id, locale: 'fr', now: portal.clock.now() }
    for (let made = 0; made < mostDrafts - 6; made += 1) expect((await begin(`before ${made}`)).status).toBe(201)
    const keptAs = (key: string) => {
      const store = memberIdempotency(helene.member_id)
      return newAnswer(
        { store, key, request_hashes: [randomBytes(32)], at: reader.now, sealing: null },
        { status: 201, answer: null },
      )
    }
    const outcomes = await Promise.allSettled(
      Array.from({ length: 12 }, (_, place) =>
        place % 3 === 0
          ? inUnit(portal.platform, { member_id: reader.member_id, at: reader.now }, (tx) =>
              createDraft(tx, reader, { keyed: true }),
            )
          : createDraftAtOnce(reader).write(portal.db, keptAs(`at once ${place}`)),
      ),
    )
    const { drafts, lines, counted } = await writtenFor(helene)
    expect(drafts).toBeLessThanOrEqual(mostDrafts)
    const succeeded = outcomes.filter((outcome) => outcome.status === 'fulfilled' && outcome.value !== false).length
    expect([drafts, lines, counted]).toEqual(Array(3).fill(mostDrafts - 6 + succeeded))
    // A transaction waits for its turn: all four of them were on time.
    expect(succeeded).toBeGreaterThanOrEqual(4)
  })
})

describe('what is not the member’s', () => {
  it('[SEC-20] is not found, word for word like what does not exist: in the path, the body and the filter', async () => {
    const theirs = await aDraft(portal, other, { vet_name: 'theirs' })
    const own = await aDraft(portal, helene)
    const [stranger] = other.animals
    const said = ({ problem }: { problem: object | null }) => JSON.stringify({ ...problem, request_id: '' })

    for (const endpoint of [getRefundRequest, changeRefundRequest, deleteRefundRequest]) {
      const ask = (id: string) =>
        portal.call(endpoint, {
          as: helene,
          params: { id },
          ...(endpoint === changeRefundRequest ? { raw_body: { vet_name: 'mine' } } : {}),
        })
      const found = await ask(theirs.id)
      expect(found.status).toBe(404)
      expect(said(found)).toBe(said(await ask(newId())))
      expect(said(found)).toBe(said(await ask('not-an-id')))
    }
    const borrowed = await change(own.id, { animal_ids: [stranger?.id] })
    expect(borrowed.status).toBe(404)
    expect(said(borrowed)).toBe(said(await change(own.id, { animal_ids: [newId()] })))
    expect(said(borrowed)).toBe(said(await change(own.id, { animal_ids: ['not-an-id'] })))
    for (const animal_id of [stranger?.id ?? '', 'not-an-id'])
      expect((await portal.call(listRefundRequests, { as: helene, query: { animal_id } })).body).toEqual({
        data: [],
        next_cursor: null,
      })
    expect((await look(portal, other, theirs.id)).vet_name).toBe('theirs')
  })

  it('[SEC-23] needs the permissions of the API', async () => {
    const reader = await aMember(portal, { permissions: ['refunds:read'] })
    expect((await portal.call(createRefundRequest, { as: reader })).problem?.code).toBe('forbidden')
    expect((await portal.call(listRefundRequests, { as: reader })).status).toBe(200)
    const stranger = await aMember(portal, { permissions: [] })
    expect((await portal.call(listRefundRequests, { as: stranger })).problem?.code).toBe('forbidden')
    expect((await portal.call(listRefundRequests)).problem?.code).toBe('session_expired')
  })
})

describe('the list', () => {
  it('has the newest first, filtered by status and animal', async () => {
    const [oslo, mirza] = helene.animals
    const first = await aFiledRequest(portal, helene, { animal_ids: [mirza?.id ?? ''] })
    portal.clock.advance({ minutes: 1 })
    const second = await aDraft(portal, helene, { animal_ids: [oslo?.id ?? '', mirza?.id ?? ''] })
    const ids = async (query: object) =>
      (await portal.call(listRefundRequests, { as: helene, query })).body.data.map(({ id }) => id)
    expect(await ids({})).toEqual([second.id, first.id])
    expect(await ids({ status: 'pending' })).toEqual([first.id])
    expect(await ids({ animal_id: mirza?.id })).toEqual([second.id, first.id])
    expect(await ids({ animal_id: oslo?.id })).toEqual([second.id])
  })

  it('[REF-01] has the open ones however old, and those decided in the last 12 months', async () => {
    const lines = [line(helene.animals[0]?.id ?? '', 'lab', 10_000)]
    const decided = await aDecidedRequest(portal, helene, {}, lines)
    const open = await aFiledRequest(portal, helene)
    const ids = async () =>
      (await portal.call(listRefundRequests, { as: helene })).body.data.map(({ id }) => id).toSorted()
    await timePasses(portal, { days: 365 })
    expect(await ids()).toEqual([decided.id, open.id].toSorted())
    await timePasses(portal, { days: 1 })
    expect(await ids()).toEqual([open.id])
    portal.clock.set(new Date('2026-11-20T10:00:00Z'))
  })

  it('comes in pages, each request once, those of one instant too', async () => {
    const made = []
    for (let count = 0; count < 7; count += 1) {
      made.push((await aDraft(portal, helene, { vet_name: `${count}` })).id)
      if (count % 3 === 0) portal.clock.advance({ seconds: 1 })
    }
    const seen: string[] = []
    for (let cursor: string | undefined, page = 0; page < 3; page += 1) {
      const answer: AnswerOf<typeof listRefundRequests> = (
        await portal.call(listRefundRequests, {
          as: helene,
          query: { limit: 3, ...(cursor === undefined ? {} : { cursor }) },
        })
      ).body
      seen.push(...answer.data.map(({ id }) => id))
      cursor = answer.next_cursor ?? undefined
    }
    const { body: whole } = await portal.call(listRefundRequests, { as: helene })
    expect(seen).toEqual(whole.data.map(({ id }) => id))
    expect(seen.toSorted()).toEqual(made.toSorted())
    expect((await portal.call(listRefundRequests, { as: helene, query: { cursor: 'nonsense' } })).problem?.code).toBe(
      'malformed_request',
    )
    expect((await portal.call(listRefundRequests, { as: helene, query: { limit: 101 } })).status).toBe(422)
  })

  it('asks the database as often for many as for one', async () => {
    const statements = async () => {
      let listed = 0
      const asked = await recordStatements(portal, helene, async () => {
        listed = (await portal.call(listRefundRequests, { as: helene })).body.data.length
      })
      return [listed, asked.length]
    }
    expect(await statements()).toEqual([0, 1])
    await aFiledRequest(portal, helene)
    const one = await statements()
    for (let more = 0; more < 3; more += 1) await aFiledRequest(portal, helene)
    expect(one).toEqual([1, 2])
    expect(await statements()).toEqual([4, 2])
  })

  it('asks the database twice for one of many, however much it holds, and once for another’s', async () => {
    const animal_ids = helene.animals.map(({ id }) => id)
    const { id } = await aDecidedRequest(
      portal,
      helene,
      { animal_ids },
      animal_ids.map((one) => line(one, 'lab', 10_000)),
    )
    await aFiledRequest(portal, helene)
    const asked = (as: TestMember) =>
      recordStatements(portal, as, () => portal.call(getRefundRequest, { as, params: { id } }))
    expect(await look(portal, helene, id)).toMatchObject({
      animal_ids,
      refunds: animal_ids.map((animal_id) => ({ animal_id })),
    })
    expect((await asked(helene)).length).toBe(2)
    expect((await asked(other)).length).toBe(1)
  })
})
