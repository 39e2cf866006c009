import type { Locale } from '@coussinet/contract/brand/locale.ts'
import { type Feature, type Permission, permissions } from '@coussinet/contract/domain/permissions.ts'
import type { Updateable } from 'kysely'
import { hashPassword } from '#modules/accounts/session/passwords.ts'
import { addLoginName } from '#modules/accounts/session/session.store.ts'
import { loginNameHash, openSession } from '#modules/accounts/session/session.ts'
import { createUnit } from '#modules/notifications/notifications.ts'
import { setMember } from '#modules/policy/members.store.ts'
import { newId } from '#platform/crypto/ids.ts'
import type { Database } from '#platform/db/db.types.ts'
import type { TestPortal } from './start-portal.ts'

type AnimalSpec = {
  name?: string
  type?: 'cat' | 'dog'
  formula?: string
  cover_start?: string | null
  icad?: string | null
}

type MemberSpec = {
  nevg?: string
  email?: string
  firstname?: string
  locale?: Locale
  country?: 'FR' | 'IT' | 'BE'
  effective_date?: string
  end_date?: string | null
  permissions?: readonly Permission[]
  features?: readonly Feature[]
  animals?: AnimalSpec[]
  refund_iban?: string | null
  /** hashed only when given: it takes its time */
  password?: string
}

export type TestMember = {
  member_id: string
  nevg: string
  access_token: string
  refresh_token: string
  animals: { id: string; name: string }[]
}

const testSignIn = { caller: { address: '127.0.0.1', user_agent: 'test' }, way: 'password' } as const

let made = 0

/** A member with a contract, animals and an open session, straight into the database. */
export async function aMember(portal: TestPortal, spec: MemberSpec = {}): Promise<TestMember> {
  made += 1
  const { db, clock } = portal
  const at = clock.now()
  const member_id = newId()
  const { nevg = String(900_000_000 + made), locale = 'fr', country = 'FR', effective_date = '2026-01-10' } = spec
  const email = spec.email ?? `member${made}@example.org`
  const animals = (spec.animals ?? [{}]).map((animal, position) => ({
    member_id,
    animal_id: newId(),
    name: animal.name ?? `Oslo${position || ''}`,
    type: animal.type ?? 'dog',
    gender: 'male',
    breed: 'Border Collie',
    colour: 'noir et blanc',
    birth_date: '2021-04-10',
    adoption_date: null,
    icad: animal.icad === undefined ? '250269812340176' : animal.icad,
    cover_start: animal.cover_start === undefined ? effective_date : animal.cover_start,
    formula: animal.formula ?? 'integrale',
    monthly_price_cents: 2490,
    position,
  }))

  const tokens = await db.transaction().execute(async (tx) => {
    await tx
      .insertInto('members')
      .values({
        member_id,
        nevg,
        firstname: spec.firstname ?? 'Hélène',
        lastname: 'Carpentier',
        email,
        locale,
        line1: '27 RUE DES TILLEULS',
        postal_code: '69003',
        city: 'LYON',
        country,
        mobile: '+33639981204',
        permissions: [...(spec.permissions ?? permissions)],
        features: [...(spec.features ?? [])],
        created_at: at,
        updated_at: at,
      })
      .execute()
    await tx
      .insertInto('contracts')
      .values({
        member_id,
        contract_number: `ZC-${made}`,
        country,
        status: 'active',
        effective_date,
        end_date: spec.end_date ?? null,
        due_day: 5,
        created_at: at,
      })
      .execute()
    if (animals.length > 0) await tx.insertInto('animals').values(animals).execute()
    if (spec.refund_iban !== null)
      await tx
        .insertInto('refund_accounts')
        .values({
          member_id,
          refund_account_id: newId(),
          iban: spec.refund_iban ?? 'FR3999910000170000412703A23',
          holder: 'HELENE CARPENTIER',
          created_at: at,
        })
        .execute()
    await addLoginName(tx, loginNameHash(nevg), member_id)
    await addLoginName(tx, loginNameHash(email), member_id)
    return openSession(createUnit(tx, portal.platform, { member_id, at }), {
      ...testSignIn,
      secrets: portal.platform.config,
    })
  })
  if (spec.password) await setMember(db, member_id, { password_hash: await hashPassword(spec.password) }, at)
  return {
    member_id,
    nevg,
    access_token: tokens.access_token,
    refresh_token: tokens.refresh_token,
    animals: animals.map(({ animal_id, name }) => ({ id: animal_id, name })),
  }
}

export const openMemberSession = (portal: TestPortal, member_id: string) =>
  openSession(createUnit(portal.db, portal.platform, { member_id }), { ...testSignIn, secrets: portal.platform.config })

/** Changes columns of a member, as no call would. */
export async function changeMemberRow(
  { db }: TestPortal,
  member_id: string,
  columns: Updateable<Database['members']>,
): Promise<void> {
  await db.updateTable('members').set(columns).where('member_id', '=', member_id).execute()
}

/** The same for a member's contract. */
export async function changeContractRow(
  { db }: TestPortal,
  member_id: string,
  columns: Updateable<Database['contracts']>,
): Promise<void> {
  await db.updateTable('contracts').set(columns).where('member_id', '=', member_id).execute()
}
