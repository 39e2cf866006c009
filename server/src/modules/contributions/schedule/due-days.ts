import { compareStrings } from '@coussinet/contract/domain/strings.ts'

/** Another due day, from a month (YYYY-MM) on. */
export type DueDayRevision = { from_month: string; old_due_day: number; new_due_day: number }

/** A contract's due day and its revisions; without revisions it never changed. */
export type DueDays = { due_day: number; due_day_revisions?: readonly DueDayRevision[] }

/** Due day of the debit of a month (YYYY-MM). */
export function getDueDay({ due_day, due_day_revisions = [] }: DueDays, month: string): number {
  const inOrder = due_day_revisions.toSorted((one, other) => compareStrings(one.from_month, other.from_month))
  const last = inOrder.findLast(({ from_month }) => from_month <= month)
  return last?.new_due_day ?? inOrder[0]?.old_due_day ?? due_day
}
