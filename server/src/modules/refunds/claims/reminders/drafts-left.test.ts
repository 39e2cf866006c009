import { listNotifications } from '@coussinet/contract/notifications.ts'
import {
  changeRefundRequest,
  type DraftChanges,
  getRefundRequest,
  keepRefundRequest,
  submitRefundRequest,
} from '@coussinet/contract/refund-requests.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { aMember, type TestMember } from '#testing/a-member.ts'
import { sentMails } from '#testing/outgoing/sent-mails.ts'
import { portalForTests } from '#testing/start-portal.ts'
import { deleteAbandonedDrafts, remindOfDrafts } from '../../refunds.jobs.ts'
import { aDraft, aFiledRequest, aReadyDraft, look, timePasses, upload } from '../../tests/a-request.ts'

const portal = portalForTests()
let helene: TestMember

beforeEach(async () => {
  portal.clock.set(new Date('2026-11-20T10:00:00Z'))
  helene = await aMember(portal, { features: ['notifications'] })
})

const remind = () => remindOfDrafts(portal.platform)
const sweep = () => deleteAbandonedDrafts(portal.platform)
const pass = (step: Parameters<typeof timePasses>[1]) => timePasses(portal, step)
const draft = (changes: DraftChanges = { care_date: '2026-11-14' }) => aDraft(portal, helene, changes)
const keep = (id: string, as = helene) => portal.call(keepRefundRequest, { as, params: { id } })
const statusOf = async (id: string) => (await portal.call(getRefundRequest, { as: helene, params: { id } })).status
async function told(): Promise<string[]> {
  const { body } = await portal.call(listNotifications, { as: helene, query: {} })
  return body.data
    .toReversed()
    .map(({ kind }) => kind)
    .filter((kind) => kind.startsWith('draft_'))
}

describe('a draft left alone', () => {
  it('[REM-02] is told once, 24 hours after its last change and not a minute before', async () => {
    const { id } = await draft()
    await pass({ hours: 23, minutes: 59 })
    await remind()
    expect(await told()).toEqual([])
    await pass({ minutes: 1 })
    await remind()
    await remind()
    await pass({ days: 2 })
    await remind()
    expect(await told()).toEqual(['draft_waiting'])
    const { data } = (await portal.call(listNotifications, { as: helene, query: {} })).body
    expect(data[0]).toMatchObject({
      href: `/refunds/${id}`,
      body: 'Soins du 14 novembre. Commencée, pas encore envoyée\u00a0: elle est conservée jusqu’au 20 décembre 2026.',
    })
  })

  it('[REM-02] counts from the last change, whatever it was: a field, a file', async () => {
    const { id } = await draft()
    await pass({ hours: 20 })
    await portal.call(changeRefundRequest, { as: helene, params: { id }, body: { vet_name: 'Dr Roux' } })
    await pass({ hours: 20 })
    await upload(portal, helene, id, { type: 'invoice' })
    await pass({ hours: 23 })
    await remind()
    expect(await told()).toEqual([])
    await pass({ hours: 1 })
    await remind()
    expect(await told()).toEqual(['draft_waiting'])
  })

  it('[REM-02] waits for nobody while it holds no more than its animals, or was filed', async () => {
    await draft({})
    await draft({ animal_ids: helene.animals.map(({ id }) => id) })
    await aFiledRequest(portal, helene)
    await pass({ days: 1 })
    await remind()
    expect(await told()).toEqual([])
    const { id } = await draft({})
    await upload(portal, helene, id, { type: 'invoice' })
    await pass({ days: 1 })
    await remind()
    expect(await told()).toEqual(['draft_waiting'])
  })

  it('[REM-02] is told a day late by a job that missed a day, and no more when that is an old story', async () => {
    await draft()
    await pass({ days: 2 })
    await remind()
    expect(await told()).toEqual(['draft_waiting'])
    await draft()
    await pass({ days: 8 })
    await remind()
    expect(await told()).toEqual(['draft_waiting'])
  })

  it('[REM-02] [SEC-42] is announced once, three days before it is deleted, by a letter that no preference holds back', async () => {
    const { id } = await draft()
    await pass({ days: 26, hours: 23, minutes: 59 })
    await remind()
    expect(await told()).toEqual([])
    await pass({ minutes: 1 })
    await remind()
    await remind()
    await pass({ days: 1 })
    await remind()
    expect(await told()).toEqual(['draft_ending'])
    const letter = (await sentMails(portal, helene.member_id)).at(-1)?.letter
    expect(letter).toMatchObject({
      title: 'Votre brouillon sera supprimé le 20 décembre 2026',
      action: { label: 'Reprendre ma demande', href: `http://localhost:3000/refunds/${id}` },
    })
    expect((await look(portal, helene, id)).deleted_on).toBe('2026-12-20')
    await pass({ days: 2 })
    await sweep()
    expect(await statusOf(id)).toBe(200)
    await pass({ seconds: 1 })
    await sweep()
    expect(await statusOf(id)).toBe(404)
  })

  it('[REM-02] is never deleted unannounced: after an outage it is told first, and stays a day', async () => {
    const { id } = await draft()
    await draft({})
    await pass({ days: 31 })
    await sweep()
    expect(await statusOf(id)).toBe(200)
    expect((await look(portal, helene, id)).deleted_on).toBe('2026-12-22')
    await remind()
    expect(await told()).toEqual(['draft_ending'])
    const { data } = (await portal.call(listNotifications, { as: helene, query: {} })).body
    expect(data[0]?.title).toBe('Votre brouillon sera supprimé le 22 décembre 2026')
    await pass({ hours: 23, minutes: 59 })
    await sweep()
    expect(await statusOf(id)).toBe(200)
    await pass({ minutes: 1 })
    await sweep()
    expect(await statusOf(id)).toBe(404)
  })

  it('[REM-02] that is empty goes without a word, after its 30 days', async () => {
    const { id } = await draft({})
    await pass({ days: 30, seconds: 1 })
    await remind()
    await sweep()
    expect([await told(), await statusOf(id)]).toEqual([[], 404])
  })

  it('[REM-02] ends 30 times 24 hours after its last change, over the end of summer time too', async () => {
    portal.clock.set(new Date('2026-10-20T21:30:00Z'))
    helene = await aMember(portal, { features: ['notifications'] })
    const { id } = await draft({ care_date: '2026-10-14' })
    // 23:30 in Paris; 30 times 24 hours later it is 22:30.
    expect((await look(portal, helene, id)).deleted_on).toBe('2026-11-19')
    await pass({ hours: 23, minutes: 59 })
    await remind()
    expect(await told()).toEqual([])
    await pass({ minutes: 1 })
    await remind()
    expect(await told()).toEqual(['draft_waiting'])
  })

  it('[REM-02] is told once of each by nodes that run the job at the same time', async () => {
    for (let count = 0; count < 6; count += 1) await draft()
    await pass({ days: 1 })
    await Promise.all([remind(), remind(), remind()])
    expect(await told()).toEqual(Array.from({ length: 6 }, () => 'draft_waiting'))
    await pass({ days: 26 })
    await Promise.all([remind(), remind(), remind()])
    expect((await told()).filter((kind) => kind === 'draft_ending')).toHaveLength(6)
    expect((await sentMails(portal, helene.member_id)).length).toBe(12)
  })
})

describe('a draft that is kept', () => {
  it('[REM-02] begins anew: its days, and its reminders', async () => {
    const { id } = await draft()
    await pass({ days: 1 })
    await remind()
    await pass({ days: 28 })
    await remind()
    const kept = await keep(id)
    expect([kept.status, kept.body.deleted_on]).toEqual([200, '2027-01-18'])
    await pass({ days: 1 })
    await remind()
    await pass({ days: 25, hours: 23 })
    await sweep()
    await remind()
    expect(await told()).toEqual(['draft_waiting', 'draft_ending', 'draft_waiting'])
    await pass({ hours: 1 })
    await remind()
    expect(await told()).toEqual(['draft_waiting', 'draft_ending', 'draft_waiting', 'draft_ending'])
    await pass({ days: 3, seconds: 1 })
    await sweep()
    expect(await statusOf(id)).toBe(404)
  })

  it('[REM-02] is kept by any change of it, at the last moment too', async () => {
    const { id } = await draft()
    await pass({ days: 27 })
    await remind()
    await pass({ days: 3 })
    await portal.call(changeRefundRequest, { as: helene, params: { id }, body: { vet_name: 'Dr Roux' } })
    await pass({ days: 1 })
    await sweep()
    expect(await statusOf(id)).toBe(200)
  })

  it('[REM-02] is the member’s own, and none that was filed', async () => {
    const { id } = await draft()
    const stranger = await aMember(portal)
    expect((await keep(id, stranger)).status).toBe(404)
    expect((await keep('nothing')).status).toBe(404)
    const ready = await aReadyDraft(portal, helene)
    await portal.call(submitRefundRequest, { as: helene, params: { id: ready.id } })
    expect((await keep(ready.id)).status).toBe(409)
    expect((await look(portal, helene, ready.id)).deleted_on).toBeNull()
  })
})
