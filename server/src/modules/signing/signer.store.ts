import type { Country } from '@coussinet/contract/fields.ts'
import type { Db } from '#platform/db.ts'

const signerOf = (db: Db, member_id: string) =>
  db
    .selectFrom('members')
    .select([
      'firstname',
      'lastname',
      'locale',
      'country',
      'email',
      'mobile',
      'email_changed_at',
      'mobile_changed_at',
      'password_hash',
      'disabled_at',
    ])
    .where('member_id', '=', member_id)
    .$narrowType<{ country: Country }>()

/** Who signs, and how they are reached. */
export async function findSigner(db: Db, member_id: string) {
  return signerOf(db, member_id).executeTakeFirst()
}
export type Signer = NonNullable<Awaited<ReturnType<typeof findSigner>>>

/** The same, standing still until the transaction ends: codes, guesses and evidence of one member follow one another. */
export async function holdSigner(db: Db, member_id: string) {
  return signerOf(db, member_id).forNoKeyUpdate().executeTakeFirst()
}
