type Row = { created_at: string }

/**
 * What is shown, and how many came since: these wait above until they are asked for, so that nothing moves under the eyes.
 * `newest` is when the newest of those shown came; without anything shown nothing waits.
 */
export function splitArrivals<R extends Row>(
  rows: readonly R[],
  newest: string | null,
): { shown: R[]; waiting: number } {
  const shown = newest === null ? [...rows] : rows.filter(({ created_at }) => created_at <= newest)
  return shown.length === 0 ? { shown: [...rows], waiting: 0 } : { shown, waiting: rows.length - shown.length }
}
