import type { Country } from '@coussinet/contract/domain/countries.ts'
import type { Db } from '#platform/db/db.ts'
import { readRows } from '#platform/db/read-pages.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import type { Platform } from '#platform/portal.ts'
import { workingDaysTaken } from '#platform/time/working-days.ts'
import { listPauses } from './request-view.ts'
import { type DecisionRow, findDecisionsSince, replaceUsualDays } from './usual-days.store.ts'

const window = 30 * 86_400_000 // CLK-03
const fewest = 20 // CLK-03: with fewer cases nothing is shown
const page = 2000

/** Recomputes how long the decisions of the last 30 days took in each country; idempotent. */
export async function countUsualDays({ db, clock }: Pick<Platform, 'db' | 'clock'>): Promise<void> {
  const at = clock()
  const counted = await daysByCountry(db, new Date(at.getTime() - window))
  const rows = [...counted].flatMap(([country, days]) =>
    days.length < fewest ? [] : [{ country, median: atMost(days, 50), p90: atMost(days, 90), cases: days.length }],
  )
  await inTransaction(db, (tx) => replaceUsualDays(tx, rows, at))
}

async function daysByCountry(db: Db, since: Date): Promise<Map<Country, number[]>> {
  const counted = new Map<Country, number[]>()
  // A request that is paid meanwhile appears again.
  const countries = new Set<string>()
  for (const status of ['accepted', 'rejected'] as const) {
    const decisions = readRows<DecisionRow>(page, (after) =>
      findDecisionsSince(db, { status, since, after, limit: page }),
    )
    for await (const { request_id, country, decided_at, moves } of decisions) {
      const filed = moves.find(({ step }) => step === 'filed')
      if (!filed || decided_at === null || countries.has(request_id)) continue
      countries.add(request_id)
      const steps = moves.filter((move) => move.at <= decided_at)
      const days = workingDaysTaken({ filed: filed.at, decided: decided_at, pauses: listPauses(steps) }, country)
      const ofCountry = counted.get(country)
      if (ofCountry) ofCountry.push(days)
      else counted.set(country, [days])
    }
  }
  return counted
}

/** Percentile by nearest rank: always one of the given numbers. */
function atMost(days: readonly number[], percent: number): number {
  const inOrder = days.toSorted((one, other) => one - other)
  return inOrder[Math.ceil((inOrder.length * percent) / 100) - 1] ?? 0
}
