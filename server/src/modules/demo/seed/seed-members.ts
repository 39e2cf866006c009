import type { Day } from '@coussinet/contract/domain/days.ts'
import { contributionsTotal } from '@coussinet/contract/domain/payments.ts'
import { permissions } from '@coussinet/contract/domain/permissions.ts'
import { loginNameHash } from '#modules/accounts/accounts.ts'
import type { Db } from '#platform/db/db.ts'
import { demoId } from './demo-id.ts'
import { type DemoTime, lastWorkingDay } from './demo-time.ts'
import { insertPaymentMethods } from './seed-payment-methods.ts'
import { monthlyPrice, seedPrices } from './seed-prices.ts'
import { insertReceipts } from './seed-receipts.ts'
import { type SeedAnimal, seedAnimals, type SeedMember, seedMembers, seedReceipts } from './seed-rows.ts'

// Contributions that came back and are not paid yet, in cents.
function amountDue(id: string): number {
  return contributionsTotal(seedReceipts.filter(({ member, status }) => member === id && status === 'declined'))
}

/** Writes the members with all that is theirs but refunds; `password_hash` is that of all who have signed in. */
export async function insertMembers(db: Db, time: DemoTime, password_hash: string): Promise<void> {
  await db
    .insertInto('members')
    .values(seedMembers.map((member) => memberRow(member, time, password_hash)))
    .execute()
  await db
    .insertInto('contracts')
    .values(seedMembers.map((member) => contractRow(member, time)))
    .execute()
  const suspensions = seedMembers.flatMap((member) => suspensionRow(member, time))
  if (suspensions.length > 0) await db.insertInto('suspensions').values(suspensions).execute()
  const animals = seedAnimals.map((animal, position) => animalRow(animal, position, time))
  if (animals.length > 0) await db.insertInto('animals').values(animals).execute()
  const prices = seedPrices(time)
  if (prices.length > 0) await db.insertInto('price_revisions').values(prices).execute()
  const accounts = seedMembers.flatMap((member) => accountRow(member, time))
  if (accounts.length > 0) await db.insertInto('refund_accounts').values(accounts).execute()
  await insertPaymentMethods(db, time)
  await insertReceipts(db, time)
  const names = seedMembers.flatMap(({ id, nevg, email }) =>
    [nevg, email].map((name) => ({ name_hash: loginNameHash(name), member_id: demoId(id) })),
  )
  await db.insertInto('login_names').values(names).execute()
}

/** Some days before the cover began, or when the first mandate was signed. */
function joinedAt({ effective_date, debit }: SeedMember, time: DemoTime): Date {
  const first = debit.mode === 'bank' ? (debit.replaced ?? debit).signed_on : effective_date
  const signed: Day = first < effective_date ? first : effective_date
  return time.at(signed, '18:20')
}

function memberRow(member: SeedMember, time: DemoTime, password_hash: string) {
  const [line1, line2, line3, line4] = member.address
  const { nevg, firstname, lastname, email, locale, postal_code, city, country, mobile, landline } = member
  const joined = joinedAt(member, time)
  return {
    member_id: demoId(member.id),
    nevg,
    firstname,
    lastname,
    email,
    locale,
    line1,
    line2: line2 || null,
    line3: line3 || null,
    line4: line4 || null,
    postal_code,
    city,
    country,
    mobile,
    landline,
    password_hash: member.has_signed_in ? password_hash : null,
    permissions: permissions.filter((permission) => member.id !== 'm4' || permission !== 'refunds:write'),
    features: member.features,
    created_at: joined,
    updated_at: joined,
  }
}

function contractRow(member: SeedMember, time: DemoTime) {
  const { id, contract_number, country, contract_status, effective_date, formal_notice_on, due_day } = member
  return {
    member_id: demoId(id),
    contract_number,
    country,
    status: contract_status === 'suspended' ? 'suspended' : 'active',
    effective_date: time.day(effective_date),
    formal_notice_on: formal_notice_on ? lastWorkingDay(time.day(formal_notice_on), country) : null,
    amount_due_cents: amountDue(id),
    due_day,
    created_at: joinedAt(member, time),
  }
}

const suspensionRow = ({ id, suspended_since }: SeedMember, time: DemoTime) =>
  suspended_since ? [{ member_id: demoId(id), from_day: time.day(suspended_since) }] : []

function animalRow(animal: SeedAnimal, position: number, time: DemoTime) {
  const { name, type, gender, breed, colour, formula, identification_number: icad } = animal
  return {
    member_id: demoId(animal.member),
    animal_id: demoId(animal.id),
    name,
    type,
    gender,
    breed,
    colour,
    formula,
    icad,
    position,
    birth_date: time.day(animal.birth_date),
    adoption_date: animal.adoption_date && time.day(animal.adoption_date),
    cover_start: animal.cover_start && time.day(animal.cover_start),
    monthly_price_cents: monthlyPrice(animal),
  }
}

function accountRow(member: SeedMember, time: DemoTime) {
  const { id, firstname, lastname, debit, refund_iban: iban } = member
  if (iban === null) return []
  // As banks write a holder: capitals, no accents.
  const holder = `${firstname} ${lastname}`.normalize('NFD').replaceAll(/\p{M}/gu, '').toUpperCase()
  const bic = debit.mode === 'bank' && debit.iban === iban ? debit.bic : null
  return [
    {
      member_id: demoId(id),
      refund_account_id: demoId(`refund account ${id}`),
      iban,
      bic,
      holder,
      created_at: joinedAt(member, time),
    },
  ]
}
