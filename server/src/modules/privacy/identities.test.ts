import { afterAll, beforeAll, expect, it } from 'vitest'
import { openProviderStage, type ProviderStage } from '#modules/accounts/tests/provider-stage.ts'
import { aMember } from '#testing/a-member.ts'
import { erase } from './erasure/erase.ts'
import { buildArchive } from './personal-data/personal-data.ts'
import { readZip } from './tests/read-zip.ts'

let stage: ProviderStage
beforeAll(async () => {
  stage = await openProviderStage()
})
afterAll(() => stage.close())

it('[OIDC-01][SEC-55][SEC-56] linked accounts are in the copy of a member’s data, and gone with the member', async () => {
  const helene = await aMember(stage.portal)
  await stage.go('link', { subject: 'alice', as: helene })
  await stage.go('sign-in', { subject: 'alice' })
  const { platform, db } = stage.portal
  const { stream } = await buildArchive(platform, helene.member_id)
  const entries = readZip(Buffer.concat(await stream.toArray()))
  const held = entries.find(({ name }) => name === 'data.json')?.bytes.toString() ?? '{}'
  const data = JSON.parse(held) as Record<string, Record<string, unknown>[]>
  expect(data['identities']).toEqual([
    expect.objectContaining({ provider: 'insurer', issuer: stage.server.issuer, unlinked_at: null }),
  ])
  expect(JSON.stringify(data)).not.toContain('subject_hash')
  const ended = { status: 'terminated', end_date: '2026-10-31' }
  await db.updateTable('contracts').set(ended).where('member_id', '=', helene.member_id).execute()
  expect(await erase(platform, { member_id: helene.member_id, why: 'wish' })).toMatchObject({ done: true })
  for (const table of ['identities', 'identity_owners', 'provider_sessions'] as const)
    expect(await db.selectFrom(table).selectAll().where('member_id', '=', helene.member_id).execute()).toEqual([])
  expect((await stage.go('sign-in', { subject: 'alice' })).body.kind).toBe('unlinked')
})
