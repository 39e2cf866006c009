import { utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { getRefundRequest } from '@coussinet/contract/refund-requests.ts'
import { beforeEach, expect, it } from 'vitest'
import { fileKey } from '#platform/files/file-store.ts'
import { aMember, type TestMember } from '#testing/a-member.ts'
import { whileUnwritable } from '#testing/database/unwritable.ts'
import { jobsDone } from '#testing/outgoing/sent-mails.ts'
import { portalForTests } from '#testing/start-portal.ts'
import { deleteAbandonedDrafts, rejectUnanswered, remindOfDrafts } from './refunds.jobs.ts'
import { aDraft, aFiledRequest, look, move, photo, timePasses, upload } from './tests/a-request.ts'

const portal = portalForTests()
let helene: TestMember

beforeEach(async () => {
  portal.clock.set(new Date('2026-11-20T10:00:00Z'))
  helene = await aMember(portal)
})

it('ends a request whose documents did not come by the last day, and no sooner', async () => {
  const { id } = await aFiledRequest(portal, helene)
  await move(portal, helene, id, { to: 'processing' })
  await move(portal, helene, id, {
    to: 'action-required',
    awaited: [{ type: 'other', animal_id: null, reason_code: 'unreadable', note: null, due_on: '2026-12-20' }],
  })
  await timePasses(portal, { days: 30 })
  await rejectUnanswered(portal.platform)
  expect((await look(portal, helene, id)).status).toBe('action-required')
  await timePasses(portal, { days: 1 })
  await rejectUnanswered(portal.platform)
  await rejectUnanswered(portal.platform)
  const ended = await look(portal, helene, id)
  expect(ended).toMatchObject({
    status: 'rejected',
    refunds: [],
    rejection: {
      code: 'documents_timeout',
      text: 'les documents demandés n’ont pas été reçus au plus tard le 20 décembre 2026.',
    },
  })
  expect(ended.timeline.at(-1)).toEqual({ step: 'rejected', at: '2026-12-21T10:00:00.000Z' })
})

it('[REF-10] ends no request while what is missing may still come: each document has its own last day', async () => {
  const { id } = await aFiledRequest(portal, helene)
  await move(portal, helene, id, { to: 'processing' })
  const ask = { animal_id: null, reason_code: 'unreadable', note: null } as const
  await move(portal, helene, id, {
    to: 'action-required',
    awaited: [
      { ...ask, type: 'certificate', due_on: '2026-11-28' },
      { ...ask, type: 'other', due_on: '2026-12-08' },
    ],
  })
  expect((await upload(portal, helene, id, { type: 'certificate' })).status).toBe(201)
  await timePasses(portal, { days: 12 })
  await rejectUnanswered(portal.platform)
  expect((await look(portal, helene, id)).status).toBe('action-required')
  await timePasses(portal, { days: 7 })
  await rejectUnanswered(portal.platform)
  expect((await look(portal, helene, id)).rejection).toMatchObject({
    code: 'documents_timeout',
    text: 'les documents demandés n’ont pas été reçus au plus tard le 8 décembre 2026.',
  })
})

it('[SEC-42] deletes a draft and its files 30 days after its last change, and nothing that was filed', async () => {
  const { id } = await aDraft(portal, helene)
  const filed = await aFiledRequest(portal, helene)
  await timePasses(portal, { days: 20 })
  await upload(portal, helene, id, { type: 'invoice' })
  const { stored_as } = await portal.db
    .selectFrom('documents')
    .select('stored_as')
    .where('request_id', '=', id)
    .executeTakeFirstOrThrow()
  await timePasses(portal, { days: 27 })
  await remindOfDrafts(portal.platform)
  await timePasses(portal, { days: 3 })
  await deleteAbandonedDrafts(portal.platform)
  expect((await look(portal, helene, id)).id).toBe(id)
  await timePasses(portal, { seconds: 1 })
  await deleteAbandonedDrafts(portal.platform)
  expect((await portal.call(getRefundRequest, { as: helene, params: { id } })).status).toBe(404)
  await expect(portal.platform.files.open(stored_as)).rejects.toThrow('ENOENT')
  expect((await look(portal, helene, filed.id)).status).toBe('pending')
})

it('[SEC-42][REL-05] deletes drafts though one of them fails, which is deleted when the job runs again', async () => {
  const others = await Promise.all([aMember(portal), aMember(portal)])
  const members = [helene, ...others].toSorted((one, other) => one.member_id.localeCompare(other.member_id))
  const drafts = await Promise.all(members.map((member) => aDraft(portal, member)))
  await timePasses(portal, { days: 30 })
  await remindOfDrafts(portal.platform)
  await timePasses(portal, { days: 1, seconds: 1 })
  const statuses = () =>
    Promise.all(
      members.map(async (as, place) => {
        const params = { id: drafts[place]?.id ?? '' }
        return (await portal.call(getRefundRequest, { as, params })).status
      }),
    )
  const broken = { table: 'audit_log', member_id: members[0]?.member_id ?? '' } as const
  await whileUnwritable(portal.db, broken, () =>
    expect(deleteAbandonedDrafts(portal.platform)).rejects.toThrow('unwritable'),
  )
  expect(await statuses()).toEqual([200, 404, 404])
  await deleteAbandonedDrafts(portal.platform)
  expect(await statuses()).toEqual([404, 404, 404])
})

it('[SEC-42] deletes stored files that no row holds within a day, and none that a row holds', async () => {
  const { id } = await aDraft(portal, helene)
  const added = await upload(portal, helene, id, { type: 'invoice' })
  const row = await portal.db
    .selectFrom('documents')
    .select(['stored_as', 'thumbnail_stored_as'])
    .where('file_id', '=', added.body.id)
    .executeTakeFirstOrThrow()
  const [young, orphan] = [fileKey(), fileKey()]
  for (const key of [young, orphan]) await portal.platform.files.put(key, await photo())
  const written = new Date(portal.clock.now().getTime() - 23 * 3_600_000)
  for (const key of [orphan, row.stored_as, row.thumbnail_stored_as ?? '']) await age(key, written)
  await age(young, portal.clock.now())
  await portal.platform.jobs.send(portal.db, 'files.orphans', {})
  await jobsDone(portal.db, 'files.orphans')
  await expect(portal.platform.files.open(orphan)).rejects.toThrow('ENOENT')
  for (const key of [young, row.stored_as, row.thumbnail_stored_as ?? '']) {
    const { stream } = await portal.platform.files.open(key)
    stream.destroy()
  }
})

const age = (key: string, written: Date) =>
  utimes(join(portal.platform.config.data_dir, 'files', key.slice(0, 2), key.slice(2, 4), key), written, written)
