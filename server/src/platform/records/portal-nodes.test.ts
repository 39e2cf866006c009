import { expect, it } from 'vitest'
import { ownPortalForTests } from '#testing/start-portal.ts'
import { findNodes, noteNode, ownMake } from './portal-nodes.ts'

const portal = ownPortalForTests()

const alive = () => findNodes(portal.db, portal.clock.now())

it('[GO-05] a node notes itself at its start, is alive for three minutes, and takes its row away when it stops', async () => {
  expect(await alive()).toMatchObject([{ ...ownMake, connections: 18, seen_at: portal.clock.now() }])
  const { platform } = portal
  const second = await noteNode({
    ...platform,
    clock: portal.clock.now,
    config: { ...platform.config, database_connections: 4 },
  })
  expect((await alive()).map(({ connections }) => connections)).toEqual([18, 10])
  await second.close()
  expect(await alive()).toHaveLength(1)
  portal.clock.set(new Date(portal.clock.now().getTime() + 181_000))
  expect(await alive()).toEqual([])
})

it('[GO-05] a node that was killed is swept a day later by another one', async () => {
  portal.clock.set(new Date(portal.clock.now().getTime() + 86_400_001))
  const next = await noteNode({ ...portal.platform, clock: portal.clock.now })
  const rows = await portal.db.selectFrom('portal_nodes').select('node_id').execute()
  expect(rows).toHaveLength(1)
  await next.close()
})
