import { expect, it } from 'vitest'
import { newId } from '#platform/crypto/ids.ts'
import { aMember } from '#testing/a-member.ts'
import { portalForTests } from '#testing/start-portal.ts'
import { addAccount, endAccounts, findBic, findAllIbans } from './accounts.store.ts'

const portal = portalForTests()

it('every account that was ever in use is known, with the BIC of the last time that an IBAN was named', async () => {
  const { db, clock } = portal
  const { member_id } = await aMember(portal, { refund_iban: null })
  const use = async (iban: string, bic: string | null) => {
    await endAccounts(db, member_id, clock.now())
    clock.advance({ minutes: 1 })
    const account = { member_id, refund_account_id: newId(), iban, bic, holder: 'HELENE CARPENTIER' }
    await addAccount(db, { ...account, evidence_hash: null, created_at: clock.now(), held_until: null })
  }
  const [one, other] = ['FR3999910000170000412703A23', 'CH9300762011623852957']
  await use(one, 'AGRIFRPP')
  await use(other, 'UBSWCHZH80A')
  await use(one, null)
  expect((await findAllIbans(db, member_id)).toSorted()).toEqual([one, one, other].toSorted())
  expect([await findBic(db, member_id, one), await findBic(db, member_id, other)]).toEqual([null, 'UBSWCHZH80A'])
})
