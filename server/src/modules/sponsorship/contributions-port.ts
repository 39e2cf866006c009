import type { Db } from '#platform/db/db.ts'

/** Answers of contributions about a sponsor, handed in: neither module knows the other. */
export type ContributionsPort = {
  isInArrears: (db: Db, member_id: string) => Promise<boolean>
  findDebitedIbans: (db: Db, member_id: string) => Promise<string[]>
}
