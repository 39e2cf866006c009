import type { KnownAnimal, KnownContract, KnownMember } from '@coussinet/contract/integration/read-back.ts'
import { requireMemberByNevg } from '#modules/accounts/accounts.ts'
import {
  findBearer,
  findContract,
  findAnimalToRead,
  findMemberToRead,
  findRevisions,
  findSuspensions,
} from '#modules/policy/policy.ts'
import { problem } from '#platform/core/problem.ts'
import { hash } from '#platform/crypto/keys.ts'
import type { Db } from '#platform/db/db.ts'

/** Adds a digest of all fields, so that an insurer compares one text instead of each field. */
const revised = <T extends object>(known: T): T & { revision: string } => ({
  ...known,
  revision: hash(JSON.stringify(known)).toString('base64url').slice(0, 22),
})

/** A member as stored. Throws `not_found`, also for an erased one. */
export async function readMember(db: Db, nevg: string): Promise<KnownMember> {
  const member_id = await requireMemberByNevg(db, nevg)
  const row = await findMemberToRead(db, member_id)
  if (!row) throw problem('not_found')
  const { line1, line2, line3, line4, postal_code, city, country, mobile, landline, disabled_at, ...rest } = row
  const address = { line1, line2, line3, line4, postal_code, city, country }
  const phones = mobile === null && landline === null ? null : { mobile, landline }
  return revised({ ...rest, address, phones, disabled: disabled_at !== null })
}

/** A contract as stored. Throws `not_found`, also for one that another has replaced. */
export async function readContract(db: Db, number: string): Promise<KnownContract> {
  const member_id = await findBearer(db, 'contract', number)
  const [contract, member] =
    member_id === null ? [] : [await findContract(db, member_id), await findMemberToRead(db, member_id)]
  if (member_id === null || !contract || !member || contract.contract_number.toLowerCase() !== number.toLowerCase())
    throw problem('not_found')
  const { contract_number, created_at: _created, ...rest } = contract
  return revised({
    number: contract_number,
    nevg: member.nevg,
    ...rest,
    suspensions: (await findSuspensions(db, member_id)).map(({ from_day, to_day }) => ({ from_day, to_day })),
  })
}

/** An animal as stored. Throws `not_found`. */
export async function readAnimal(db: Db, id: string): Promise<KnownAnimal> {
  const member_id = await findBearer(db, 'animal', id)
  const [animal, member] =
    member_id === null ? [] : [await findAnimalToRead(db, member_id, id), await findMemberToRead(db, member_id)]
  if (member_id === null || !animal || !member) throw problem('not_found')
  return revised({
    id,
    nevg: member.nevg,
    ...animal,
    price_revisions: (await findRevisions(db, member_id, id)).map(
      ({ from_day, announced_on, old_price_cents, new_price_cents }) => ({
        from_day,
        announced_on,
        old_price_cents,
        new_price_cents,
      }),
    ),
  })
}
