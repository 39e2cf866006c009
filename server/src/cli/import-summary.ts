import { noFormula } from '@coussinet/contract/brand/formula-terms.ts'
import { fill } from '@coussinet/contract/domain/strings.ts'
import { type ReadLine, type UpsertKind, upsertKinds } from '#modules/integration/batches/apply-line.ts'
import type { RowOutcome } from '#modules/integration/batches/apply-rows.ts'

const results = ['created', 'changed', 'unchanged', 'failed', 'left'] as const
export type ResultCounts = Record<(typeof results)[number], number>

/** Number of rows, outcomes of their upserts by kind, and accepted values that are rarely intended. */
export type Summary = {
  received: number
  applied: number
  upserts: Partial<Record<UpsertKind | 'unread', ResultCounts>>
  warnings: Partial<Record<ImportWarning, number>>
}

const warnings = {
  cover_start_missing:
    'animal: {count} new with a formula and without cover_start: they have no cover, and their certificate names no first day',
} as const
type ImportWarning = keyof typeof warnings

function warningOf(entry: ReadLine | undefined, { result }: RowOutcome): ImportWarning | null {
  if (entry === undefined || !('line' in entry) || entry.line.upsert !== 'animal' || result !== 'created') return null
  const { formula, cover_start = null } = entry.line
  return formula !== noFormula.name && cover_start === null ? 'cover_start_missing' : null
}

export function openSummary(): {
  summary: Summary
  add(
    row: { kinds: readonly (UpsertKind | null)[]; entries: readonly ReadLine[] },
    outcomes: readonly RowOutcome[],
  ): void
} {
  const summary: Summary = { received: 0, applied: 0, upserts: {}, warnings: {} }
  return {
    summary,
    add({ kinds, entries }, outcomes) {
      summary.received += 1
      if (outcomes.every(({ result }) => result !== 'failed' && result !== 'left')) summary.applied += 1
      for (const [index, outcome] of outcomes.entries()) {
        const counts = (summary.upserts[kinds[index] ?? 'unread'] ??= emptyCounts())
        counts[outcome.result] += 1
        const warning = warningOf(entries[index], outcome)
        if (warning) summary.warnings[warning] = (summary.warnings[warning] ?? 0) + 1
      }
    },
  }
}

const emptyCounts = (): ResultCounts => ({ created: 0, changed: 0, unchanged: 0, failed: 0, left: 0 })

type SummaryOptions = { what: 'rows' | 'lines'; isTried: boolean; isComplete: boolean }

const kinds = ['unread', ...upsertKinds] as const

/** Lines of a summary: the rows, then a line for each kind of upsert, in order of dependency. */
export function summaryLines(
  { received, applied, upserts, warnings: warned }: Summary,
  { what, isTried, isComplete }: SummaryOptions,
): string[] {
  const failed = received - applied
  const head = `${received} ${what}: ${applied} ${isTried ? 'would be brought' : 'brought'}, ${failed} failed${isComplete ? '' : '; stopped before the end'}`
  const lines = kinds.flatMap((kind) => {
    const counts = upserts[kind]
    if (!counts) return []
    if (kind === 'unread') return `  not read: ${counts.failed}`
    const parts = results
      .filter((result) => result !== 'left' || counts.left > 0)
      .map((result) => `${counts[result]} ${result}`)
    return `  ${kind}: ${parts.join(', ')}`
  })
  const { cover_start_missing } = warned
  const warning = fill(warnings.cover_start_missing, { count: cover_start_missing ?? 0 })
  return [head, ...lines, ...(cover_start_missing === undefined ? [] : [`  warning: ${warning}`])]
}
