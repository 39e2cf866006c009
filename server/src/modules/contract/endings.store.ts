import type { ContractEnding } from '@coussinet/contract/contract-info.ts'
import type { Country } from '@coussinet/contract/fields.ts'
import type { Day } from '#platform/days.ts'
import type { Db } from '#platform/db.ts'

/** What the endings of a contract depend on; `hold` keeps others from asking until the transaction ends. */
export async function findContract(db: Db, member_id: string, { hold = false } = {}) {
  let query = db
    .selectFrom('contracts')
    .select(['contract_number', 'country', 'status', 'effective_date', 'end_date', 'withdrawal_until'])
    .where('member_id', '=', member_id)
  if (hold) query = query.forUpdate()
  const row = await query
    .$narrowType<{ country: Country; status: 'active' | 'suspended' | 'terminated' }>()
    .executeTakeFirst()
  return row ?? null
}

export async function findEndings(db: Db, member_id: string) {
  return db
    .selectFrom('contract_endings')
    .select(['ending_id', 'kind', 'reference', 'requested_at', 'ends_on'])
    .where('member_id', '=', member_id)
    .orderBy('requested_at', 'desc')
    .orderBy('ending_id', 'desc')
    .$narrowType<{ kind: ContractEnding['kind'] }>()
    .execute()
}
export type EndingRow = Awaited<ReturnType<typeof findEndings>>[number]

type NewEnding = {
  member_id: string
  ending_id: string
  kind: ContractEnding['kind']
  reference: string
  requested_at: Date
  ends_on: Day
}

export async function insertEnding(db: Db, row: NewEnding): Promise<void> {
  await db.insertInto('contract_endings').values(row).execute()
}

/** To whom the acknowledgement goes. */
export async function findAddressee(db: Db, member_id: string) {
  return db
    .selectFrom('members')
    .select(['email', 'locale'])
    .where('member_id', '=', member_id)
    .executeTakeFirstOrThrow()
}
