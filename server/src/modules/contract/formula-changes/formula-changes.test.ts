import {
  type FormulaChangeQuestion,
  listFormulaChanges,
  requestFormulaChange,
  withdrawFormulaChange,
} from '@coussinet/contract/formula-changes.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import type * as z from 'zod/mini'
import { newId } from '#platform/crypto/ids.ts'
import { aMember, type TestMember } from '#testing/a-member.ts'
import { heardEvents } from '#testing/outgoing/heard-events.ts'
import { portalForTests } from '#testing/start-portal.ts'

const portal = portalForTests()
beforeEach(() => portal.clock.set(new Date('2026-11-20T10:00:00Z')))

const aPayer = (more = {}) => aMember(portal, { effective_date: '2025-03-15', ...more })
const idOf = (member: TestMember, place = 0) => member.animals[place]?.id ?? ''
const ask = (member: TestMember, body: Partial<z.input<typeof FormulaChangeQuestion>> = {}, headers = {}) =>
  portal.call(requestFormulaChange, {
    as: member,
    body: { animal_id: idOf(member), formula: 'confort', ...body },
    headers,
  })
const changes = async (member: TestMember) => (await portal.call(listFormulaChanges, { as: member })).body
const withdraw = (member: TestMember, id: string) => portal.call(withdrawFormulaChange, { as: member, params: { id } })
const on = (day: string) => portal.clock.set(new Date(`${day}T10:00:00Z`))

describe('[PRE-03] a change of formula', () => {
  it('is asked for from the next renewal on, at the tariff; the insurer hears of it', async () => {
    const member = await aPayer()
    const { status, body } = await ask(member)
    expect([status, body]).toEqual([
      201,
      {
        id: body.id,
        animal_id: idOf(member),
        status: 'pending',
        formula: 'confort',
        from_formula: 'integrale',
        asked_at: '2026-11-20T10:00:00.000Z',
        takes_effect_on: '2027-03-15',
        monthly_price_cents: 3990,
        answered_at: null,
        reason: null,
      },
    ])
    const { data, possible } = await changes(member)
    expect([data, possible[0]?.obstacle]).toEqual([[body], 'under_way'])
    expect(await heardEvents(portal, member.member_id)).toEqual([
      {
        event: 'contract.formula_change_asked',
        member_id: member.member_id,
        formula_change_id: body.id,
        animal_id: idOf(member),
        formula: 'confort',
        from_formula: 'integrale',
        takes_effect_on: '2027-03-15',
        asked_at: '2026-11-20T10:00:00.000Z',
      },
    ])
  })

  it('shows what each other formula on sale would bring and take', async () => {
    const member = await aPayer({ animals: [{ formula: 'preventive' }, { type: 'cat', formula: 'confort' }] })
    const { possible } = await changes(member)
    expect(possible.map(({ formulas }) => formulas.map(({ formula }) => formula))).toEqual([
      ['integrale', 'confort', 'chien-plus'],
      ['preventive', 'integrale', 'chat-plus'],
    ])
    expect(possible[0]).toMatchObject({
      takes_effect_on: '2027-03-15',
      ask_by: '2027-02-15',
      obstacle: null,
      current: { formula: 'preventive', monthly_price_cents: 2490, reimbursement_rate: 60, added: [], lost: [] },
    })
    // The guarantee that comes with it waits for 45 days from the change on.
    expect(possible[0]?.formulas[0]).toEqual({
      formula: 'integrale',
      monthly_price_cents: 2490,
      reimbursement_rate: 75,
      annual_ceiling_cents: 150_000,
      deductible_cents: 2500,
      deductible_mode: 'per_event',
      vaccine_package_cents: 5000,
      added: [{ guarantee: 'illness', covered_from: '2027-04-29' }],
      lost: [],
    })
    expect(possible[1]?.formulas[0]?.lost).toEqual(['illness'])
  })

  it.each([
    ['the last day of its notice', '2027-02-15', 201],
    ['the day after', '2027-02-16', 409],
    ['the day before the renewal', '2027-03-14', 409],
    ['the renewal itself, for the next one', '2027-03-15', 201],
  ])('asked for on %s', async (_when, day, status) => {
    on(day)
    const member = await aPayer()
    const answer = await ask(member)
    expect(answer.status).toBe(status)
    if (status === 409) expect(answer.problem?.errors).toEqual({ animal_id: ['change_late'] })
    if (day === '2027-03-15') expect(answer.body.takes_effect_on).toBe('2028-03-15')
  })

  it('of a contract that began on 29 February is in force on 1 March, or on the 29th of a leap year', async () => {
    on('2026-11-20')
    expect((await ask(await aPayer({ effective_date: '2024-02-29' }))).body.takes_effect_on).toBe('2027-03-01')
    on('2028-01-29')
    const member = await aPayer({ effective_date: '2024-02-29' })
    expect((await ask(member)).body.takes_effect_on).toBe('2028-02-29')
    on('2028-01-30')
    expect((await ask(await aPayer({ effective_date: '2024-02-29' }))).status).toBe(409)
  })

  it('is refused with a reason: the same formula, one of another species, none at all', async () => {
    const member = await aPayer()
    expect((await ask(member, { formula: 'integrale' })).problem?.errors).toEqual({ formula: ['formula_same'] })
    expect((await ask(member, { formula: 'chat-plus' })).problem?.errors).toEqual({ formula: ['formula_not_sold'] })
    expect((await ask(member, { formula: 'default' })).problem?.errors).toEqual({ formula: ['formula_not_sold'] })
    const { status, problem } = await ask(member, { formula: 'platine' })
    expect([status, problem?.errors]).toEqual([422, { formula: ['schema.invalid_type'] }])
    expect((await changes(member)).data).toEqual([])
  })

  it('is refused where the animal will have left, has no cover or is another’s, and where the contract ends before', async () => {
    const member = await aPayer({ animals: [{}, {}, { formula: 'default' }] })
    const left = async (cover_end: string) => {
      await portal.db
        .updateTable('animals')
        .set({ cover_end, end_reason: 'sold' })
        .where('animal_id', '=', idOf(member))
        .execute()
      return (await ask(member)).problem
    }
    const uncovered = { code: 'conflict', errors: { animal_id: ['change_uncovered'] } }
    expect(await left('2026-06-01')).toMatchObject(uncovered)
    expect(await left('2027-03-14')).toMatchObject(uncovered)
    expect(await left('2027-03-15')).toBeNull()
    expect((await ask(member, { animal_id: idOf(member, 2) })).problem).toMatchObject(uncovered)
    expect((await ask(await aPayer(), { animal_id: idOf(member) })).problem?.code).toBe('not_found')
    expect((await ask(member, { animal_id: 'nobody' })).problem?.code).toBe('not_found')

    const ending = { code: 'conflict', errors: { animal_id: ['change_contract_ends'] } }
    expect((await ask(await aPayer({ end_date: '2027-03-14' }))).problem).toMatchObject(ending)
    expect((await ask(await aPayer({ end_date: '2026-11-19' }))).problem).toMatchObject(ending)
    expect((await ask(await aPayer({ end_date: '2027-03-15' }))).status).toBe(201)
  })

  it('is one at a time an animal, whoever asks first, and only on the day that was shown', async () => {
    const member = await aPayer({ animals: [{}, {}] })
    expect((await ask(member, { takes_effect_on: '2027-03-14' })).problem?.code).toBe('conflict')
    const all = await Promise.all([
      ask(member, { takes_effect_on: '2027-03-15' }),
      ask(member, { formula: 'preventive' }),
      ask(member),
    ])
    expect(all.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 409, 409])
    expect((await ask(member)).problem?.errors).toEqual({ animal_id: ['change_under_way'] })
    expect((await ask(member, { animal_id: idOf(member, 1) })).status).toBe(201)
  })

  it('sent twice under one key is asked for once', async () => {
    const member = await aPayer()
    const key = { 'idempotency-key': newId() }
    const [first, again] = [await ask(member, {}, key), await ask(member, {}, key)]
    expect([first.status, again.status, again.body]).toEqual([201, 201, first.body])
    expect((await changes(member)).data).toHaveLength(1)
  })

  it('is given up until it is answered, by its member alone; another can be asked for then', async () => {
    const member = await aPayer()
    const { body } = await ask(member)
    expect((await withdraw(await aPayer(), body.id)).problem?.code).toBe('not_found')
    expect((await withdraw(member, body.id)).status).toBe(204)
    expect((await withdraw(member, body.id)).problem).toMatchObject({
      code: 'conflict',
      params: { change: { current: 'withdrawn' } },
    })
    const { data, possible } = await changes(member)
    expect([data[0]?.status, possible[0]?.obstacle]).toEqual(['withdrawn', null])
    expect((await heardEvents(portal, member.member_id)).at(-1)).toMatchObject({
      event: 'contract.formula_change_withdrawn',
      formula_change_id: body.id,
    })
    expect((await ask(member, { formula: 'preventive' })).status).toBe(201)
  })

  it('is nobody’s before the contract, and needs the right to see it', async () => {
    const member = await aPayer({ permissions: ['animals:read'] })
    expect((await ask(member)).problem?.code).toBe('forbidden')
    const early = await aPayer()
    await portal.db.deleteFrom('contracts').where('member_id', '=', early.member_id).execute()
    expect(await changes(early)).toEqual({ data: [], possible: [] })
    expect((await ask(early)).problem?.code).toBe('conflict')
  })

  it('is asked for twenty times a day at the most', async () => {
    const member = await aPayer()
    for (let time = 0; time < 20; time += 1) await withdraw(member, (await ask(member)).body.id)
    expect((await ask(member)).problem?.code).toBe('too_many_requests')
  })
})
