import { beforeEach, describe, expect, it } from 'vitest'
import { newId } from '#platform/crypto/ids.ts'
import { aMember, type TestMember } from '#testing/a-member.ts'
import { portalForTests } from '#testing/start-portal.ts'
import {
  findCorrespondentOrThrow,
  findCorrespondent,
  findPasswordHash,
  findFreezeFacts,
  findAccountState,
  findSigner,
  findPostalAddress,
  insertMember,
  findUpsertedMember,
  findContacts,
  findMemberNames,
  findOwnWords,
  findRecoveryContacts,
  setMember,
} from './members.store.ts'
import { choosePassword } from './members/account-state.ts'

const portal = portalForTests()
let helene: TestMember
let marco: TestMember

beforeEach(async () => {
  helene = await aMember(portal, { animals: [{ name: 'Oslo' }, { name: 'Mina' }] })
  marco = await aMember(portal, { firstname: 'Marco', locale: 'it', country: 'IT', features: ['sponsorship'] })
})

const address = {
  line1: '27 RUE DES TILLEULS',
  line2: null,
  line3: null,
  line4: null,
  postal_code: '69003',
  city: 'LYON',
}

describe('who a member is', () => {
  it('is told of one, and undefined for nobody', async () => {
    const { db } = portal
    expect(await findCorrespondent(db, marco.member_id)).toMatchObject({
      nevg: marco.nevg,
      firstname: 'Marco',
      lastname: 'Carpentier',
      mobile: '+33639981204',
      locale: 'it',
      country: 'IT',
      features: ['sponsorship'],
      disabled_at: null,
    })
    expect((await findCorrespondentOrThrow(db, helene.member_id)).nevg).toBe(helene.nevg)
    expect(await findCorrespondent(db, newId())).toBeUndefined()
    await expect(findCorrespondentOrThrow(db, newId())).rejects.toThrow('no result')
  })

  it('is told of many by their ids', async () => {
    const names = await findMemberNames(portal.db, [helene.member_id, marco.member_id, newId()])
    expect([...names.keys()].toSorted()).toEqual([helene.member_id, marco.member_id].toSorted())
    expect(names.get(marco.member_id)).toEqual({
      nevg: marco.nevg,
      organisation: null,
      firstname: 'Marco',
      lastname: 'Carpentier',
      locale: 'it',
    })
    expect(await findMemberNames(portal.db, [])).toEqual(new Map())
  })

  it('is what others know, the animals included', async () => {
    const { nevg, names } = await findOwnWords(portal.db, helene.member_id)
    expect([nevg, names.toSorted()]).toEqual([helene.nevg, ['Carpentier', 'Hélène', 'Mina', 'Oslo']])
  })

  it('is where they live, how they sign and what a freeze looks at', async () => {
    const { db } = portal
    expect(await findPostalAddress(db, helene.member_id)).toEqual({ ...address, country: 'FR' })
    const signer = await findSigner(db, helene.member_id)
    expect(signer).toMatchObject({ firstname: 'Hélène', mobile: '+33639981204', password_hash: null })
    expect(await findSigner(db, helene.member_id, { forUpdate: true })).toEqual(signer)
    expect(await findFreezeFacts(db, helene.member_id)).toMatchObject({ recovery_email: null, frozen_at: null })
  })
})

describe('what changes of a member', () => {
  it('is the password, of that member alone', async () => {
    const { db, clock } = portal
    await choosePassword(db, { member_id: helene.member_id, password_hash: 'a hash', at: clock.now() })
    expect(await findPasswordHash(db, helene.member_id)).toBe('a hash')
    expect(await findPasswordHash(db, marco.member_id)).toBeNull()
    expect(await findAccountState(db, helene.member_id, { forUpdate: true })).toEqual({
      password_hash: 'a hash',
      disabled_at: null,
      frozen_at: null,
    })
    expect(await findAccountState(db, newId())).toBeNull()
  })

  it('is a new address that waits, until it is given up with the password', async () => {
    const { db, clock } = portal
    await setMember(db, helene.member_id, { pending_email: 'new@example.org' }, clock.now())
    expect((await findContacts(db, helene.member_id, { forUpdate: true }))?.pending_email).toBe('new@example.org')
    await choosePassword(db, { member_id: helene.member_id, password_hash: 'a hash', at: clock.now() })
    expect((await findContacts(db, helene.member_id, { forUpdate: true }))?.pending_email).toBeNull()
  })

  it('is nothing for who is disabled, whom the insurer brings all the same', async () => {
    const { db, clock } = portal
    await setMember(db, helene.member_id, { disabled_at: clock.now() }, clock.now())
    expect(await findContacts(db, helene.member_id, { forUpdate: true })).toBeNull()
    expect(await findUpsertedMember(db, helene.member_id)).toMatchObject({
      ...address,
      firstname: 'Hélène',
      country: 'FR',
    })
  })

  it('is where links go', async () => {
    const { db, clock } = portal
    const until = new Date(clock.now().getTime() + 1000)
    await setMember(
      db,
      helene.member_id,
      { recovery_email: 'before@example.org', recovery_email_until: until },
      clock.now(),
    )
    expect(await findRecoveryContacts(db, helene.member_id)).toMatchObject({
      recovery_email: 'before@example.org',
      recovery_email_until: until,
      firstname: 'Hélène',
    })
  })

  it('is not who is made a second time', async () => {
    const { db, clock } = portal
    const at = clock.now()
    const { permissions, features } = await findCorrespondentOrThrow(db, helene.member_id)
    const lea = { member_id: newId(), nevg: '900099999', firstname: 'Léa', lastname: 'B', email: 'lea@example.org' }
    const row = {
      ...lea,
      ...address,
      locale: 'fr',
      country: 'FR',
      permissions,
      features,
      created_at: at,
      updated_at: at,
    }
    expect(await insertMember(db, row)).toBe(true)
    expect(await insertMember(db, { ...row, firstname: 'Zoé' })).toBe(false)
    expect((await findCorrespondentOrThrow(db, lea.member_id)).firstname).toBe('Léa')
  })
})
