// A process uses one database. Queries are correct in both modes; the flag only avoids extra round trips.
let is_spread = false

/** Records that the tables of this process's database are distributed over several machines (Citus). */
export function noteSpread(): void {
  is_spread = true
}

/** Tells whether the database is distributed: it refuses joins of tables with different keys, so these are queried separately. */
export const isSpreadDatabase = (): boolean => is_spread
