import { describe, expect, it } from 'vitest'
import { ownPortalForTests } from '#testing/start-portal.ts'
import { madeMembers, recordedFile, recordedMembers, recordMadeMember, recordMember } from './tests/recorded-pages.ts'

const portal = ownPortalForTests({ demo: true })

describe('what the pages’ tests are told in the place of a server', () => {
  it.each(Object.keys(madeMembers) as (keyof typeof madeMembers)[])(
    'is what the demo answers to one it makes: %s',
    async (name) => {
      await expect(await recordMadeMember(portal, name)).toMatchFileSnapshot(recordedFile(name))
    },
  )

  it.each(Object.entries(recordedMembers))('is what the demo answers to %s on 20 November 2026', async (name, nevg) => {
    await expect(await recordMember(portal, nevg)).toMatchFileSnapshot(recordedFile(name))
  })
})
