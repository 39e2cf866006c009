import { expect, it } from 'vitest'
import { aMember } from '#testing/a-member.ts'
import { portalForTests } from '#testing/start-portal.ts'
import { deleteOldUnsigned } from './contributions.jobs.ts'
import { again, anActiveMandate, drawUp, seen, send, signed } from './tests/a-wizard.ts'

const portal = portalForTests()

it('[PAY-07] forgets what was not signed after 30 days, keeps what was signed and what proves that a code was sent', async () => {
  const member = await aMember(portal)
  const kept = await signed(portal, member)
  portal.clock.advance({ minutes: 2 })
  const waiting = await drawUp(portal, await again(portal, member))
  await send(portal, await again(portal, member), waiting)
  const known = async () => {
    const rows = await portal.db
      .selectFrom('mandates')
      .select('mandate_id')
      .where('member_id', '=', member.member_id)
      .orderBy('created_at')
      .execute()
    return rows.map(({ mandate_id }) => mandate_id)
  }
  portal.clock.advance({ days: 30 })
  await deleteOldUnsigned(portal.platform)
  expect(await known()).toEqual([kept.id, waiting.id])
  portal.clock.advance({ seconds: 1 })
  await deleteOldUnsigned(portal.platform)
  expect(await known()).toEqual([kept.id])
  const papers = await portal.db
    .selectFrom('mandate_papers')
    .select('mandate_id')
    .where('member_id', '=', member.member_id)
    .execute()
  expect(papers).toEqual([{ mandate_id: kept.id }])
  const evidence = await portal.db
    .selectFrom('evidence')
    .select('kind')
    .where('member_id', '=', member.member_id)
    .where('subject_id', '=', waiting.id)
    .execute()
  expect(evidence).toEqual([{ kind: 'code_sent' }])
  const next = await drawUp(portal, await again(portal, member))
  expect(next.umr).toBe(`CSN-${member.nevg}-003`)
  expect((await seen(portal, await again(portal, member), kept)).status).toBe('active')
})

it('[PAY-07] keeps a mandate of the insurer’s of which nobody knows when it was signed', async () => {
  const member = await aMember(portal)
  const mandate_id = await anActiveMandate(portal, member, { signed_at: null })
  portal.clock.advance({ days: 31 })
  await deleteOldUnsigned(portal.platform)
  expect(
    await portal.db.selectFrom('mandates').select('mandate_id').where('member_id', '=', member.member_id).execute(),
  ).toEqual([{ mandate_id }])
})
