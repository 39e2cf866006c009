import type { UpsertKind } from '#modules/integration/batches/apply-line.ts'
import type { Outcome } from '#modules/integration/batches/apply-rows.ts'

const results = ['created', 'changed', 'unchanged', 'failed', 'left'] as const
export type Counts = Record<(typeof results)[number], number>

/** Rows with what became of their upserts, by kind. */
export type Summary = { received: number; applied: number; upserts: Partial<Record<UpsertKind | 'unread', Counts>> }

/** Counts rows as they are done. */
export function openSummary(): { add(kinds: readonly (UpsertKind | null)[], outcomes: readonly Outcome[]): void } & {
  summary: Summary
} {
  const summary: Summary = { received: 0, applied: 0, upserts: {} }
  return {
    summary,
    add(kinds, outcomes) {
      summary.received += 1
      if (outcomes.every(({ result }) => result !== 'failed' && result !== 'left')) summary.applied += 1
      for (const [index, { result }] of outcomes.entries()) {
        const counts = (summary.upserts[kinds[index] ?? 'unread'] ??= emptyCounts())
        counts[result] += 1
      }
    },
  }
}

const emptyCounts = (): Counts => ({ created: 0, changed: 0, unchanged: 0, failed: 0, left: 0 })

type Telling = { what: 'rows' | 'lines'; isTried: boolean; isComplete: boolean }

/** Lines of a summary: the rows, then a line for each kind of upsert. */
export function summaryLines(
  { received, applied, upserts }: Summary,
  { what, isTried, isComplete }: Telling,
): string[] {
  const failed = received - applied
  const head = `${received} ${what}: ${applied} ${isTried ? 'would be brought' : 'brought'}, ${failed} failed${isComplete ? '' : '; stopped before the end'}`
  const told = Object.entries(upserts).map(([kind, counts]) => {
    if (kind === 'unread') return `  not read: ${counts.failed}`
    const parts = results
      .filter((result) => result !== 'left' || counts.left > 0)
      .map((result) => `${counts[result]} ${result}`)
    return `  ${kind}: ${parts.join(', ')}`
  })
  return [head, ...told]
}
