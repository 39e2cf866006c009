import { readFile } from 'node:fs/promises'
import { changeAnimal, getAnimal } from '@coussinet/contract/animals.ts'
import { clockHeader } from '@coussinet/contract/domain/days.ts'
import type { AskReason } from '@coussinet/contract/domain/rejections.ts'
import type { AnimalChange } from '@coussinet/contract/forms.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#platform/crypto/ids.ts'
import { aMember, type TestMember, changeMemberRow } from '#testing/a-member.ts'
import { auditLines } from '#testing/outgoing/audit-lines.ts'
import { heardEvents } from '#testing/outgoing/heard-events.ts'
import { hintsArrived } from '#testing/outgoing/hints-arrived.ts'
import { portalForTests } from '#testing/start-portal.ts'
import { aFiledRequest, look, move } from '../tests/a-request.ts'

type Vectors = { valid: [text: string, nothing: null][]; invalid: [text: string, why: string][] }

const number = '250268743019552'
const portal = portalForTests({ at: '2026-11-20T10:00:00Z' })
let vectors: Vectors
beforeAll(async () => {
  vectors = JSON.parse(
    await readFile(new URL('../../../../../contract/src/vectors/icad.json', import.meta.url), 'utf8'),
  )
})

const idOf = (member: TestMember) => member.animals[0]?.id ?? ''
const change = (as: TestMember, body: AnimalChange, id = idOf(as)) =>
  portal.call(changeAnimal, { as, params: { id }, body })
const sendRaw = (as: TestMember, raw_body: unknown) =>
  portal.call(changeAnimal, { as, params: { id: idOf(as) }, raw_body })
const rowOf = (member: TestMember) =>
  portal.db.selectFrom('animals').selectAll().where('animal_id', '=', idOf(member)).executeTakeFirstOrThrow()
const auditOf = async ({ member_id }: TestMember) => {
  const rows = await auditLines(portal, member_id, ['action', 'subject_id', 'details'], 'animal.changed')
  return rows.map(({ subject_id, details }) => [subject_id, details])
}
const aBeginner = () => aMember(portal, { effective_date: '2026-10-10', animals: [{ icad: null }] })

describe('the identification number', () => {
  it('[ANI-04] is supplied: the animal comes back with it, and waits for none any more', async () => {
    const member = await aBeginner()
    const before = (await portal.call(getAnimal, { as: member, params: { id: idOf(member) } })).body
    expect(before.limits?.identification).toEqual({ due_on: '2026-12-09', days_left: 19 })
    const { status, body } = await change(member, { icad: '250 26 87 43019552' })
    expect(status).toBe(200)
    expect(body).toEqual({ ...before, icad: number, limits: { ...before.limits, identification: null } })
    expect((await portal.call(getAnimal, { as: member, params: { id: idOf(member) } })).body).toEqual(body)
  })

  it('[ANI-04] is mended, as often as need be', async () => {
    const member = await aBeginner()
    for (const icad of [number, 'LXQ482']) expect((await change(member, { icad })).body.icad).toBe(icad)
    expect((await rowOf(member)).icad).toBe('LXQ482')
  })

  it('[ANI-04] is taken in every form that it has, and kept in one', async () => {
    const member = await aBeginner()
    expect(vectors.valid.length).toBeGreaterThanOrEqual(10)
    for (const [icad] of vectors.valid) {
      const { status, body } = await change(member, { icad })
      expect([icad, status, body.icad]).toEqual([icad, 200, icad.replaceAll(' ', '').toUpperCase()])
    }
  })

  it('[ANI-04] [SEC-22] is refused with its message when it is none, and the row stays as it was', async () => {
    const member = await aBeginner()
    expect(vectors.invalid.length).toBeGreaterThanOrEqual(10)
    for (const [icad, why] of [...vectors.invalid, [null, 'required']]) {
      const { status, problem } = await sendRaw(member, { icad })
      expect([icad, status, problem?.errors]).toEqual([icad, 422, { icad: [why === 'required' ? 'required' : 'icad'] }])
    }
    expect((await rowOf(member)).icad).toBeNull()
    expect(await auditOf(member)).toEqual([])
  })

  it('[ANI-04] is a tattoo of the country of the contract or the address, and of no other', async () => {
    const [french, italian, belgian] = [
      await aBeginner(),
      await aMember(portal, { country: 'IT', locale: 'it' }),
      await aMember(portal, { country: 'BE', locale: 'fr-BE' }),
    ]
    const taken = async (member: TestMember, icad: string) => {
      const { status, body, problem } = await change(member, { icad })
      return status === 200 ? body.icad : problem?.errors
    }
    expect([await taken(italian, '45 MI 1234'), await taken(belgian, 'b-12a34')]).toEqual(['45MI1234', 'B12A34'])
    const refused = { icad: ['icad'] }
    for (const member of [french, belgian]) expect(await taken(member, '45MI1234')).toEqual(refused)
    for (const member of [french, italian]) expect(await taken(member, 'B12A34')).toEqual(refused)
    // One whose contract is of another country than the address.
    await changeMemberRow(portal, italian.member_id, { country: 'BE' })
    expect([await taken(italian, 'B12A34'), await taken(italian, '9PI123')]).toEqual(['B12A34', '9PI123'])
  })

  it('[ANI-04] is not that of another of the member’s animals, by two calls at once neither', async () => {
    const member = await aMember(portal, { animals: [{ icad: null }, { icad: null }, { icad: 'LXQ482' }] })
    const [first = '', second = ''] = member.animals.map(({ id }) => id)
    const put = (id: string, icad: string) => portal.call(changeAnimal, { as: member, params: { id }, body: { icad } })
    expect((await put(first, 'lxq 482')).problem?.errors).toEqual({ icad: ['icad_used'] })
    const both = await Promise.all([put(first, number), put(second, number)])
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 422])
    expect((await put(both[0]?.status === 200 ? first : second, number)).status).toBe(200)
  })

  it('[ANI-04] [SEC-50] is logged by its last four characters alone, told to the insurer, and to the open pages', async () => {
    const member = await aBeginner()
    await hintsArrived(portal)
    const topics: string[] = []
    const stop = portal.platform.events.subscribe(member.member_id, (topic) => topics.push(topic))
    await change(member, { icad: number, colour: 'fauve' })
    expect(await auditOf(member)).toEqual([[idOf(member), { fields: ['icad', 'colour'], icad_end: '9552' }]])
    await expect.poll(() => topics).toEqual(['profile'])
    expect(await heardEvents(portal, member.member_id)).toEqual([
      {
        event: 'animal.changed',
        member_id: member.member_id,
        animal_id: idOf(member),
        changed: ['icad', 'colour'],
        icad: number,
        colour: 'fauve',
      },
    ])
    stop()
  })

  it('[ANI-04] lets a request go on that waited for nothing else', async () => {
    const member = await aBeginner()
    const { id } = await aFiledRequest(portal, member)
    await move(portal, member, id, { to: 'processing' })
    const reason_code: AskReason = 'missing_icad'
    await move(portal, member, id, {
      to: 'action-required',
      awaited: [{ type: null, animal_id: idOf(member), reason_code, note: null, due_on: '2026-12-20' }],
    })
    await change(member, { colour: 'fauve' })
    expect((await look(portal, member, id)).status).toBe('action-required')
    await change(member, { icad: number })
    expect((await look(portal, member, id)).status).toBe('action-done')
  })
})

describe('a change', () => {
  it('[ANI-04] replaces what is sent and leaves the rest; what stays as it was leaves no trace', async () => {
    const member = await aMember(portal)
    const before = await rowOf(member)
    expect((await change(member, { colour: ' fauve charbonné ', adoption_date: '2021-06-12' })).body).toMatchObject({
      colour: 'fauve charbonné',
      adoption_date: '2021-06-12',
      icad: before.icad,
    })
    expect(await rowOf(member)).toEqual({ ...before, colour: 'fauve charbonné', adoption_date: '2021-06-12' })
    expect((await change(member, { adoption_date: null })).body.adoption_date).toBeNull()
    for (const same of [{}, { colour: 'fauve charbonné' }, { adoption_date: null }])
      expect((await change(member, same)).status).toBe(200)
    expect(await auditOf(member)).toHaveLength(2)
  })

  it.each([
    ['2026-11-21', 'date_future'],
    ['2021-04-09', 'date_before_birth'],
    ['2026-02-30', 'schema.invalid_string'],
    ['', 'schema.invalid_string'],
  ])('of the day of adoption to %j is refused: %s', async (adoption_date, key) => {
    const member = await aMember(portal)
    const { status, problem } = await change(member, { adoption_date })
    expect(status).toBe(422)
    expect(problem?.errors).toEqual({ adoption_date: [key] })
  })

  it.each(['2021-04-10', '2026-11-20'])(
    'of the day of adoption to the day of birth, or to today, is taken: %s',
    async (adoption_date) => {
      expect((await change(await aMember(portal), { adoption_date })).body.adoption_date).toBe(adoption_date)
    },
  )

  it('[ANI-04] of the day of adoption may be to today where the member is, and to no later day', async () => {
    const before = portal.clock.now()
    portal.clock.set(new Date('2026-11-20T21:00:00Z'))
    const member = await aMember(portal)
    const adopted = async (adoption_date: string, headers: Record<string, string>) => {
      const params = { id: idOf(member) }
      const answer = await portal.call(changeAnimal, { as: member, params, body: { adoption_date }, headers })
      return answer.problem?.errors ?? answer.body.adoption_date
    }
    const future = { adoption_date: ['date_future'] }
    expect(await adopted('2026-11-21', {})).toEqual(future)
    expect(await adopted('2026-11-21', { [clockHeader]: '60' })).toEqual(future)
    expect(await adopted('2026-11-22', { [clockHeader]: '240' })).toEqual(future)
    expect(await adopted('2026-11-21', { [clockHeader]: '240' })).toBe('2026-11-21')
    portal.clock.set(before)
  })

  it.each([
    [{ colour: '' }, 'required'],
    [{ colour: '   ' }, 'required'],
    [{ colour: 'x'.repeat(61) }, 'schema.too_big'],
    [{ colour: 'a\nb' }, 'schema.invalid_string'],
    [{ colour: null }, 'required'],
  ])('of the colour to %j is refused: %s', async (body, key) => {
    const { status, problem } = await sendRaw(await aMember(portal), body)
    expect([status, problem?.errors]).toEqual([422, { colour: [key] }])
  })

  it('[SEC-22] of anything else is refused whole, and alters nothing', async () => {
    const member = await aMember(portal)
    const before = await rowOf(member)
    const more = {
      name: 'Rex',
      formula: 'confort',
      cover_start: '2020-01-01',
      birth_date: '2020-01-01',
      monthly_price_cents: 1,
      member_id: newId(),
      animal_id: newId(),
      breed: 'Chihuahua',
    }
    for (const [key, value] of Object.entries(more)) {
      const { status, problem } = await sendRaw(member, { colour: 'fauve', [key]: value })
      expect([status, problem?.errors]).toEqual([422, { [key]: ['schema.invalid_type'] }])
    }
    expect(await rowOf(member)).toEqual(before)
  })

  it('is still taken once the contract has ended', async () => {
    const member = await aMember(portal, {
      effective_date: '2024-01-10',
      end_date: '2026-01-09',
      animals: [{ icad: null }],
    })
    expect((await change(member, { icad: number })).body.icad).toBe(number)
  })

  it('[ANI-05] [SEC-20] of an animal of others is not found, like one that is not there', async () => {
    const [member, other] = [await aMember(portal), await aMember(portal)]
    const before = await rowOf(other)
    const ask = async (id: string) => {
      const { status, problem } = await change(
        member,
        { icad: number, colour: 'rose', adoption_date: '2000-01-01' },
        id,
      )
      return [status, JSON.stringify({ ...problem, request_id: '' })]
    }
    const unknown = await ask(newId())
    expect(unknown[0]).toBe(404)
    expect(await ask(idOf(other))).toEqual(unknown)
    expect(await ask('not-an-id')).toEqual(unknown)
    expect(await rowOf(other)).toEqual(before)
  })

  it('[SEC-23] needs the permission to write', async () => {
    const member = await aMember(portal, { permissions: ['animals:read'] })
    const { status, problem } = await change(member, { colour: 'fauve' })
    expect([status, problem?.code]).toEqual([403, 'forbidden'])
    expect((await rowOf(member)).colour).toBe('noir et blanc')
  })

  it('[SEC-19] needs a session', async () => {
    expect((await portal.call(changeAnimal, { params: { id: newId() }, body: { colour: 'fauve' } })).status).toBe(401)
  })
})
