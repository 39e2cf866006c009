import { expect, it } from 'vitest'
import type { ReadLine } from '#modules/integration/batches/apply-line.ts'
import { openSummary, summaryLines } from './import-summary.ts'

it('[GO-03] tells kinds in one order, whichever of them were done first', () => {
  const entries: ReadLine[] = []
  const rows = (['animal', null, 'past_refund', 'member'] as const).map((kind) => ({ kinds: [kind], entries }))
  for (const order of [rows, rows.toReversed()]) {
    const { summary, add } = openSummary()
    for (const row of order) add(row, [{ result: 'changed' }])
    expect(
      summaryLines(summary, { what: 'lines', isTried: false, isComplete: true }).map((line) => line.split(':')[0]),
    ).toEqual(['4 lines', '  not read', '  member', '  animal', '  past_refund'])
  }
})
