import type { Db } from '#platform/db/db.ts'

export async function findFaqVotes(db: Db, member_id: string): Promise<Map<string, boolean>> {
  const rows = await db
    .selectFrom('faq_votes')
    .select(['question', 'useful'])
    .where('member_id', '=', member_id)
    .execute()
  return new Map(rows.map(({ question, useful }) => [question, useful]))
}

/** A later word replaces the earlier one. */
export async function setVote(
  db: Db,
  vote: { member_id: string; question: string; useful: boolean; voted_at: Date },
): Promise<void> {
  const { useful, voted_at } = vote
  await db
    .insertInto('faq_votes')
    .values(vote)
    .onConflict((conflict) => conflict.columns(['member_id', 'question']).doUpdateSet({ useful, voted_at }))
    .execute()
}
