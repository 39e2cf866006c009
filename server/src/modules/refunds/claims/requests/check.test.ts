import { checkRefundRequest } from '@coussinet/contract/refund-requests.ts'
import { describe, expect, it } from 'vitest'
import { aMember, type TestMember, changeContractRow } from '#testing/a-member.ts'
import { portalForTests } from '#testing/start-portal.ts'
import { aDecidedRequest, aDraft, aFiledRequest, aFileRow, aReadyDraft, line } from '../../tests/a-request.ts'

const portal = portalForTests()

async function check(as: TestMember, id: string) {
  const { status, body } = await portal.call(checkRefundRequest, { as, params: { id } })
  expect(status).toBe(200)
  return body
}

async function setReadTotal(member: TestMember, request_id: string, cents: number): Promise<void> {
  const total_cents = { value: cents, sure: true, check: null, box: null }
  const reading = { status: 'done', understood: { document: 'invoice', total_cents, lines: [] }, filled: [], told: [] }
  await portal.db
    .updateTable('documents')
    .set({ reading: JSON.stringify(reading) })
    .where('member_id', '=', member.member_id)
    .where('request_id', '=', request_id)
    .where('type', '=', 'invoice')
    .execute()
}
const insured = (formula: string, cover_start: string | null = '2026-10-10') =>
  aMember(portal, { effective_date: '2026-10-10', animals: [{ name: 'Pistache', formula, cover_start }] })

describe('before sending', () => {
  it('[RDY-01] says what blocks, each with its field', async () => {
    const member = await insured('integrale')
    const animal_id = member.animals[0]?.id ?? ''
    const draft = await aDraft(portal, member, { animal_ids: [animal_id] })
    expect(await check(member, draft.id)).toEqual({
      ready: false,
      events: [],
      agreements: [],
      blocking: [
        { code: 'required', field: 'files.invoice', animal_id: null },
        { code: 'required', field: 'care_date', animal_id: null },
        { code: 'required', field: `files.care-sheet.${animal_id}`, animal_id },
        { code: 'required', field: 'paid_confirmed', animal_id: null },
      ],
      warnings: [],
    })
    const ready = await aReadyDraft(portal, member)
    expect(await check(member, ready.id)).toEqual({
      ready: true,
      events: [],
      agreements: [],
      blocking: [],
      warnings: [],
    })
  })

  it.each([
    [
      'illness on the last day of its waiting period',
      'chien-plus',
      '2026-11-18',
      'illness',
      [{ code: 'waiting_period', until: '2026-11-24' }],
    ],
    ['illness in Confort, whose wait is shorter', 'confort', '2026-11-18', 'illness', []],
    [
      'an accident on the day after the effect',
      'integrale',
      '2026-10-11',
      'accident',
      [{ code: 'waiting_period', until: '2026-10-12' }],
    ],
    ['an accident two days after the effect', 'integrale', '2026-10-12', 'accident', []],
    ['care before the effect', 'integrale', '2026-10-09', 'accident', [{ code: 'before_effect', until: '2026-10-10' }]],
    [
      'prevention before the effect',
      'integrale',
      '2026-10-09',
      'prevention',
      [{ code: 'before_effect', until: '2026-10-10' }],
    ],
    ['prevention on the first day', 'integrale', '2026-10-10', 'prevention', []],
    [
      'an illness that the formula does not cover',
      'preventive',
      '2026-11-18',
      'illness',
      [{ code: 'not_covered_by_formula', until: null }],
    ],
    [
      'a formula not chosen yet',
      'default',
      '2026-11-18',
      'accident',
      [{ code: 'not_covered_by_formula', until: null }],
    ],
    [
      'a cause not told yet, like an illness',
      'integrale',
      '2026-11-18',
      null,
      [{ code: 'waiting_period', until: '2026-11-24' }],
    ],
  ] as const)('[REF-18][RDY-01] warns of %s', async (_, formula, care_date, cause, warnings) => {
    const member = await insured(formula)
    const draft = await aReadyDraft(portal, member, { care_date, cause })
    const found = await check(member, draft.id)
    expect(found.ready).toBe(true)
    expect(found.warnings).toEqual(
      warnings.map((warning) => ({ ...warning, animal_id: member.animals[0]?.id, tracking_reference: null })),
    )
  })

  it('[REF-18][RDY-01] warns of care during a suspension, with its days, and after the end, with the last one', async () => {
    const member = await aMember(portal)
    const animal_id = member.animals[0]?.id ?? ''
    const { member_id } = member
    const warningsOn = async (care_date: string) => {
      const found = await check(member, (await aReadyDraft(portal, member, { care_date })).id)
      expect(found.ready).toBe(true)
      return found.warnings
    }
    const about = { animal_id, tracking_reference: null }
    await portal.db
      .insertInto('suspensions')
      .values({ member_id, from_day: '2026-05-01', to_day: '2026-05-31' })
      .execute()
    await portal.db.insertInto('suspensions').values({ member_id, from_day: '2026-09-10', to_day: null }).execute()
    expect(await warningsOn('2026-04-30')).toEqual([])
    expect(await warningsOn('2026-05-31')).toEqual([
      { code: 'cover_suspended', ...about, since: '2026-05-01', until: '2026-06-01' },
    ])
    expect(await warningsOn('2026-06-01')).toEqual([])
    expect(await warningsOn('2026-09-10')).toEqual([
      { code: 'cover_suspended', ...about, since: '2026-09-10', until: null },
    ])
    await changeContractRow(portal, member_id, { end_date: '2026-05-31' })
    expect(await warningsOn('2026-05-31')).toEqual([
      { code: 'cover_suspended', ...about, since: '2026-05-01', until: null },
    ])
    expect(await warningsOn('2026-09-10')).toEqual([{ code: 'after_end', ...about, until: '2026-05-31' }])
  })

  it('warns of an operation by its own waiting period, and of symptoms before the cover', async () => {
    const member = await aMember(portal, { effective_date: '2026-09-01' })
    const animal_id = member.animals[0]?.id ?? ''
    const operated = await aReadyDraft(portal, member, { cause: 'illness' })
    await aFileRow(portal, member, operated.id, 'surgery-report', animal_id)
    expect((await check(member, operated.id)).warnings).toMatchObject([{ code: 'waiting_period', until: '2026-12-30' }])
    const old = await aReadyDraft(portal, member, { cause: 'illness', first_symptoms_on: '2026-10-15' })
    expect((await check(member, old.id)).warnings).toMatchObject([{ code: 'symptoms_before_cover', animal_id }])
    const fresh = await aReadyDraft(portal, member, { cause: 'illness', first_symptoms_on: '2026-10-16' })
    expect((await check(member, fresh.id)).warnings).toEqual([])
  })

  it('warns of a ceiling that is reached, until the end of the insurance year', async () => {
    const member = await aMember(portal, { animals: [{ formula: 'preventive' }] })
    const animal_id = member.animals[0]?.id ?? ''
    await aDecidedRequest(portal, member, {}, [line(animal_id, 'surgery', 160_000)])
    const before = await aReadyDraft(portal, member)
    expect((await check(member, before.id)).warnings).toEqual([])
    await aDecidedRequest(portal, member, {}, [line(animal_id, 'surgery', 20_000)])
    expect((await check(member, before.id)).warnings).toEqual([
      { code: 'ceiling_reached', animal_id, until: '2027-01-09', tracking_reference: null },
    ])
  })

  it('warns of a file that an earlier request already holds', async () => {
    const member = await aMember(portal)
    const filed = await aFiledRequest(portal, member, { source_sha256: 'the same photo' })
    const again = await aReadyDraft(portal, member, { source_sha256: 'the same photo' })
    expect((await check(member, again.id)).warnings).toEqual([
      { code: 'duplicate_file', animal_id: null, until: null, tracking_reference: filed.tracking_reference },
    ])
    const stranger = await aMember(portal)
    const theirs = await aReadyDraft(portal, stranger, { source_sha256: 'the same photo' })
    expect((await check(stranger, theirs.id)).warnings).toEqual([])
  })

  it('[READ-10] warns of a bill that was sent before, whatever its bytes: number and clinic, with the day or the total', async () => {
    const member = await aMember(portal)
    const bill = { care_date: '2026-06-12', vet_name: 'Clinique des Tilleuls', invoice_number: 'F-2026/118' }
    const filed = await aFiledRequest(portal, member, { ...bill, source_sha256: 'a photo' })
    const draft = (changes: Partial<typeof bill>) =>
      aReadyDraft(portal, member, { ...bill, source_sha256: 'another photo of it', ...changes })
    const references = async ({ id }: { id: string }) =>
      (await check(member, id)).warnings.map(({ code, tracking_reference }) => [code, tracking_reference])
    const known = [['duplicate_file', filed.tracking_reference]]
    expect(await references(await draft({ vet_name: 'CLINIQUE VÉT. TILLEULS', invoice_number: 'f2026-118' }))).toEqual(
      known,
    )
    const later = await draft({ care_date: '2026-06-13' })
    expect(await references(later)).toEqual([])
    const both = [filed.id, later.id]
    for (const id of both) await setReadTotal(member, id, 18_540)
    expect(await references(later)).toEqual(known)
    await setReadTotal(member, later.id, 18_541)
    expect(await references(later)).toEqual([])
    expect(await references(await draft({ vet_name: 'Cabinet Roux' }))).toEqual([])
    expect(await references(await draft({ invoice_number: 'F-2026/119' }))).toEqual([])
  })

  it('[SEC-20] is not found for another member', async () => {
    const theirs = await aReadyDraft(portal, await aMember(portal))
    expect(
      (await portal.call(checkRefundRequest, { as: await aMember(portal), params: { id: theirs.id } })).status,
    ).toBe(404)
  })
})
