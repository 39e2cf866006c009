import { waitingDays } from '@coussinet/contract/brand/values/waiting-days.ts'
import { type BegunAnimal, coveredFrom, findAnimalsBegun, formulaTerms } from '#modules/policy/policy.ts'
import { type Day, addDays } from '@coussinet/contract/domain/days.ts'
import type { DailyNews, Source } from './daily-news.ts'

/** Said on the first covered day, or within the week after it when the job did not run. */
const lateBy = 6
const waits = Object.values(waitingDays).flatMap(({ illness }) => illness ?? [])

/** Animals whose illness is covered from now on. */
export const endedWaits: Source = async (db, today, after, limit) => {
  const rows = await findAnimalsBegun(db, {
    from: addDays(today, -lateBy - Math.max(...waits)),
    to: addDays(today, -Math.min(...waits)),
    today,
    after,
    limit,
  })
  return rows.map((row) => ({ member_id: row.member_id, subject_id: row.animal_id, news: newsOf(row, today) }))
}

function newsOf({ animal_id, name, formula, cover_start, status }: BegunAnimal, today: Day): DailyNews | null {
  const covered_from = cover_start === null ? null : coveredFrom(formulaTerms(formula), 'illness', cover_start)
  if (covered_from === null || covered_from > today || covered_from < addDays(today, -lateBy) || status !== 'active')
    return null
  return { kind: 'waiting_over', params: { animal_id, names: [name] }, once: `${animal_id} ${covered_from}` }
}
