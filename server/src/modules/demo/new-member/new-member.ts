import { randomInt } from 'node:crypto'
import { toLanguage } from '@coussinet/contract/brand/language-of.ts'
import { locale } from '@coussinet/contract/brand/locale.ts'
import { nevgLike } from '@coussinet/contract/brand/nevg-like.ts'
import { addDays, type Day, today } from '@coussinet/contract/domain/days.ts'
import { features, permissions } from '@coussinet/contract/domain/permissions.ts'
import { country } from '@coussinet/contract/fields/fields.ts'
import * as z from 'zod/mini'
import { hashPassword, loginNameHash } from '#modules/accounts/accounts.ts'
import { newId } from '#platform/crypto/ids.ts'
import type { Db } from '#platform/db/db.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import type { Platform } from '#platform/portal.ts'
import { demoPassword } from '../demo-accounts.ts'
import { insertOwnGodchildren, ownStatuses } from '../insurer/godchildren/own-godchildren.ts'
import { lastWorkingDay } from '../seed/demo-time.ts'
import { dueDay, insertAccounts, insertContributions } from './debits.ts'
import { demoFormula } from './nearest-terms.ts'

export const NewMember = z.strictObject({
  locale: z._default(locale, 'fr'),
  country: z._default(country, 'FR'),
  /** is false for one who has never signed in */
  has_password: z._default(z.boolean(), true),
  /** the contract began five days ago, so that it can still be undone */
  new_contract: z._default(z.boolean(), false),
  /** the insurer has not brought the contract yet */
  before_contract: z._default(z.boolean(), false),
  /** the contract ended a month ago, or three years ago, when its care can be filed no more */
  ended: z._default(z.nullable(z.enum(['lately', 'long_ago'])), null),
  /** a second animal, a cat, died twelve days ago */
  deceased: z._default(z.boolean(), false),
  /** the last debit came back */
  declined: z._default(z.boolean(), false),
  /** the last three came back, and the cover is suspended since ten days */
  suspended: z._default(z.boolean(), false),
  /** contributions are debited from a card, good for years, until the end of this month, or not any more */
  card: z._default(z.nullable(z.enum(['valid', 'expiring', 'expired'])), null),
  /** features that are off */
  without: z._default(z.array(z.enum(features)), []),
  /** permissions that the member has not */
  without_permissions: z._default(z.array(z.enum(permissions)), []),
  /** godchildren, newest first */
  godchildren: z._default(z.array(z.enum(ownStatuses)).check(z.maxLength(12)), []),
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
const price_cents = 2490
const digits = (count: number) => String(randomInt(10 ** count)).padStart(count, '0')

/** A number of the trials' range, of the brand's form. */
const newNevg = () => nevgLike(`${firstOfTrials + randomInt(placesOfTrials)}0`)

/** A member of one's own to try things with: one dog, a contract since a year or five days, and what was paid for it. */
export async function createDemoMember({ db, clock, config }: Platform, wanted: NewMember) {
  const {
    locale: language,
    country: place,
    has_password,
    new_contract,
    before_contract,
    ended,
    deceased,
    declined,
    suspended,
    card,
    without,
    without_permissions,
    godchildren,
  } = wanted
  const at = clock()
  const begun = addDays(today(at), ended === 'long_ago' ? -4 * 365 : new_contract ? -5 : -365)
  const end_date = ended === null ? null : addDays(today(at), ended === 'lately' ? -30 : -3 * 365 - 30)
  const member_id = newId()
  const number = newNevg()
  const email = `essai.${number}@example.org`
  const { mobile, ...home } = homes[place]
  const [firstname, lastname] = ['Camille', 'Tournesol']
  const password_hash = has_password ? await hashPassword(demoPassword) : null
  await inTransaction(db, async (tx) => {
    await tx
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
        permissions: permissions.filter((permission) => !without_permissions.includes(permission)),
        features: features.filter((feature) => !without.includes(feature)),
        created_at: at,
        updated_at: at,
      })
      .execute()
    await tx
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
        cover_start: before_contract ? null : begun,
        formula: demoFormula('integrale', 'dog'),
        monthly_price_cents: price_cents,
        position: 0,
      })
      .execute()
    if (deceased)
      await tx
        .insertInto('animals')
        .values({
          member_id,
          animal_id: newId(),
          name: 'Plume',
          type: 'cat',
          gender: 'female',
          breed: 'Européen',
          colour: 'écaille de tortue',
          birth_date: addDays(begun, -4000),
          icad: '250268743019552',
          cover_start: begun,
          cover_end: addDays(today(at), -12),
          end_reason: 'deceased',
          formula: demoFormula('integrale', 'cat'),
          monthly_price_cents: price_cents,
          position: 1,
        })
        .execute()
    const names = [number, email].map((name) => ({ name_hash: loginNameHash(name), member_id }))
    await tx.insertInto('login_names').values(names).execute()
    if (before_contract) return
    const status = ended === null ? 'active' : 'terminated'
    await tx
      .insertInto('contracts')
      .values({
        member_id,
        contract_number: `ZC-${place}-${number}`,
        country: place,
        status,
        effective_date: begun,
        end_date,
        due_day: dueDay,
        created_at: at,
      })
      .execute()
    const holder = `${firstname} ${lastname}`.toUpperCase()
    const payer = { member_id, nevg: number, email, holder, country: place, home, price_cents, begun, at }
    await insertAccounts(tx, payer, card)
    const amount_due_cents = await insertContributions(tx, payer, {
      means: card ? 'card' : 'bank_account',
      declined: suspended ? 3 : Number(declined),
      is_suspended: suspended,
      is_new: new_contract,
      ended_on: end_date,
    })
    await tx.updateTable('contracts').set({ amount_due_cents }).where('member_id', '=', member_id).execute()
    await insertOwnGodchildren(
      tx,
      { config, clock },
      { member_id, country: place, language: toLanguage(language), statuses: godchildren, at },
    )
    if (suspended) await suspend(tx, { member_id, country: place, on: today(at) })
  })
  return { nevg: number, email, firstname, lastname, password: has_password ? demoPassword : null }
}

// As the law of France counts: thirty days after the notice, at least.
async function suspend(
  db: Db,
  { member_id, country, on }: { member_id: string; country: NewMember['country']; on: Day },
): Promise<void> {
  await db
    .updateTable('contracts')
    .set({ status: 'suspended', formal_notice_on: lastWorkingDay(addDays(on, -40), country) })
    .where('member_id', '=', member_id)
    .execute()
  await db
    .insertInto('suspensions')
    .values({ member_id, from_day: addDays(on, -10) })
    .execute()
}
