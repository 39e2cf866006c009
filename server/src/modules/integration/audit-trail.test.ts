import type { QueryOf } from '@coussinet/contract/endpoint.ts'
import { listAuditTrail } from '@coussinet/contract/integration/audit-trail.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { asOperator, audit, auditOperation } from '#platform/records/audit.ts'
import { aMachine, askMachine } from '#testing/a-machine.ts'
import { aMember, type TestMember } from '#testing/a-member.ts'
import { type SignedIn, portalForTests } from '#testing/start-portal.ts'

const portal = portalForTests({ at: '2026-11-20T10:00:00Z' })
let as: SignedIn
let helene: TestMember
beforeAll(async () => {
  helene = await aMember(portal)
  as = await aMachine(portal, ['audit:read'])
  await portal.db.deleteFrom('operator_log').execute()
  await portal.db.deleteFrom('audit_log').execute()
})

const read = (query: Partial<QueryOf<typeof listAuditTrail>> = {}) => askMachine(portal, listAuditTrail, { as, query })
const done = (action: string) =>
  audit(portal.db, { member_id: helene.member_id, action, at: portal.clock.now(), details: { detail: 'x' } })

describe('[GO-06] the audit trail', () => {
  it('tells what members and operators did, in order, once it is two minutes old', async () => {
    expect((await read()).body).toEqual({ data: [], next: null, has_more: false })
    await done('profile.changed')
    portal.clock.advance({ seconds: 1 })
    await asOperator('c.moreau', () =>
      auditOperation(portal.db, { action: 'backup.made', at: portal.clock.now(), details: { faults: 0 } }),
    )
    portal.clock.advance({ seconds: 1 })
    await asOperator('c.moreau', () => done('member.disabled'))
    expect((await read()).body.data).toEqual([])
    portal.clock.advance({ minutes: 3 })
    const { data, next, has_more } = (await read()).body
    expect(data).toMatchObject([
      { action: 'profile.changed', actor: 'member', nevg: helene.nevg, operator: null, at: '2026-11-20T10:00:00.000Z' },
      { action: 'backup.made', actor: 'operator', nevg: null, operator: 'c.moreau', details: { faults: 0 } },
      { action: 'member.disabled', nevg: helene.nevg, operator: 'c.moreau' },
    ])
    expect(has_more).toBe(false)
    const again = (await read({ after: next ?? '' })).body
    expect(again).toEqual({ data: [], next, has_more: false })
  })

  it('is read page by page without a line left out or told twice, many of one instant too', async () => {
    for (let count = 0; count < 7; count += 1) await done(`test.${count}`)
    portal.clock.advance({ minutes: 3 })
    const seen: string[] = []
    let after: string | null = null
    for (let page = 0; page < 10; page += 1) {
      const { data, next, has_more }: Awaited<ReturnType<typeof read>>['body'] = (
        await read({ limit: 3, ...(after === null ? {} : { after }) })
      ).body
      seen.push(...data.map(({ id }) => id))
      after = next
      if (!has_more) break
    }
    expect(seen).toHaveLength(10)
    expect(new Set(seen).size).toBe(10)
    const since = (await read({ since: '2026-11-20T10:01:00Z' })).body.data
    expect(since.map(({ action }) => action).toSorted()).toEqual(Array.from({ length: 7 }, (_, at) => `test.${at}`))
  })

  it('is for the scope audit:read alone, and refuses a cursor that it never gave', async () => {
    const other = await aMachine(portal, ['members:write', 'refunds:read'])
    expect((await askMachine(portal, listAuditTrail, { as: other })).problem?.code).toBe('insufficient_scope')
    for (const after of ['x', Buffer.from('["2026-11-20",1]').toString('base64url')])
      expect((await read({ after })).problem?.code).toBe('malformed_request')
    expect((await read({ limit: 1001 })).status).toBe(422)
  })
})
