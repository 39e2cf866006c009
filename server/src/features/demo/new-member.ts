import { randomInt } from 'node:crypto'
import { country, locale, nevg } from '@coussinet/contract/fields.ts'
import { features, permissions } from '@coussinet/contract/permissions.ts'
import { hashPassword } from '#features/session/passwords.ts'
import { loginNameHash } from '#features/session/session.ts'
import { addDays, today } from '#platform/days.ts'
import { newId } from '#platform/ids.ts'
import type { Platform } from '#platform/portal.ts'
import { inTransaction } from '#platform/transaction.ts'
import * as z from 'zod/mini'
import { demoPassword } from './demo-accounts.ts'

export const NewMember = z.strictObject({
  locale: z._default(locale, 'fr'),
  country: z._default(country, 'FR'),
  /** false: one who has never signed in */
  has_password: z._default(z.boolean(), true),
})
type NewMember = z.infer<typeof NewMember>

// Numbers from 900 000 000 are kept for trials.
const firstOfTrials = 90_000_000
const placesOfTrials = 10_000_000
const homes = {
  FR: { line1: '5 RUE DES LILAS', postal_code: '44000', city: 'NANTES', mobile: () => `+3363998${digits(4)}` },
  IT: { line1: 'VIA DEI TIGLI 5', postal_code: '40123', city: 'BOLOGNA BO', mobile: () => `+39320000${digits(4)}` },
  BE: { line1: 'RUE DES TILLEULS 5', postal_code: '5000', city: 'NAMUR', mobile: () => `+3247000${digits(4)}` },
}
const digits = (count: number) => String(randomInt(10 ** count)).padStart(count, '0')

/** A number of the trials' range with the check digit that it needs. */
function newNevg(): string {
  const stem = String(firstOfTrials + randomInt(placesOfTrials))
  const number = Array.from({ length: 10 }, (_, digit) => `${stem}${digit}`).find((candidate) => nevg.safeParse(candidate).success)
  if (number === undefined) throw new Error('Every stem has one check digit.')
  return number
}

/** A member of one's own to try things with: one dog, an active contract since a year. */
export async function makeMember({ db, clock }: Platform, { locale: language, country: place, has_password }: NewMember) {
  const at = clock()
  const begun = addDays(today(at), -365)
  const member_id = newId()
  const number = newNevg()
  const email = `essai.${number}@example.org`
  const { mobile, ...home } = homes[place]
  const [firstname, lastname] = ['Camille', 'Tournesol']
  const password_hash = has_password ? await hashPassword(demoPassword) : null
  await inTransaction(db, async (trx) => {
    await trx
      .insertInto('members')
      .values({
        ...home,
        member_id,
        nevg: number,
        firstname,
        lastname,
        email,
        locale: language,
        country: place,
        mobile: mobile(),
        password_hash,
        permissions: [...permissions],
        features: [...features],
        created_at: at,
        updated_at: at,
      })
      .execute()
    await trx
      .insertInto('contracts')
      .values({ member_id, contract_number: `ZC-${place}-${number}`, country: place, status: 'active', effective_date: begun, due_day: 5, created_at: at })
      .execute()
    await trx
      .insertInto('animals')
      .values({
        member_id,
        animal_id: newId(),
        name: 'Biscotte',
        type: 'dog',
        gender: 'female',
        breed: 'Border Collie',
        colour: 'noir et blanc',
        birth_date: addDays(begun, -700),
        icad: '250269812340176',
        cover_start: begun,
        formula: 'integrale',
        monthly_price_cents: 2490,
        position: 0,
      })
      .execute()
    const names = [number, email].map((name) => ({ name_hash: loginNameHash(name), member_id }))
    await trx.insertInto('login_names').values(names).execute()
  })
  return { nevg: number, email, firstname, lastname, password: has_password ? demoPassword : null }
}
