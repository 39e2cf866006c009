import { removePasskey, renamePasskey } from '@coussinet/contract/passkeys.ts'
import { describe, expect, it } from 'vitest'
import { aMember, type TestMember } from '#testing/a-member.ts'
import type { SoftwareAuthenticator } from '#testing/browser/software-authenticator.ts'
import { sentMails } from '#testing/outgoing/sent-mails.ts'
import type { TestPortal } from '#testing/start-portal.ts'
import type { Passkeys } from '../tests/a-passkey.ts'
import { passkeyStage } from '../tests/passkey-stage.ts'

let portal: TestPortal
let passkeys: Passkeys
let helene: TestMember
let device: SoftwareAuthenticator

passkeyStage((stage) => ({ portal, passkeys, helene, device } = stage))

describe('the member’s passkeys', () => {
  it('[SAFE-03] are named anew and removed, with a line in the log and a notice', async () => {
    const { id } = await passkeys.add(helene, device)
    const renamed = await portal.call(renamePasskey, { as: helene, params: { id }, body: { name: 'Clé du bureau' } })
    expect(renamed.body).toMatchObject({ id, name: 'Clé du bureau' })
    portal.clock.advance({ seconds: 1 })
    expect((await portal.call(removePasskey, { as: helene, params: { id } })).status).toBe(204)
    expect(await passkeys.list(helene)).toEqual([])
    expect((await passkeys.log(helene))[0]).toMatchObject({ event: 'passkey_removed', detail: 'Clé du bureau' })
    expect((await sentMails(portal, helene.member_id)).at(-1)?.letter.subject).toBe('Une clé d’accès a été supprimée')
    expect((await portal.call(removePasskey, { as: helene, params: { id } })).status).toBe(404)
    // A removed passkey may be registered again.
    expect((await passkeys.add(helene, device)).name).toBe('MacBook')
  })

  it('[SEC-20] are nobody else’s: another member’s is answered as one that does not exist', async () => {
    const { id } = await passkeys.add(helene, device)
    const other = await aMember(portal)
    const renamed = await portal.call(renamePasskey, { as: other, params: { id }, body: { name: 'mine' } })
    const removed = await portal.call(removePasskey, { as: other, params: { id } })
    expect([renamed.status, removed.status]).toEqual([404, 404])
    expect((await passkeys.list(helene))[0]?.name).toBe('MacBook')
  })
})
