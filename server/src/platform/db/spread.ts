// A process works on one database. Every statement that asks is right on either kind: this is about round trips alone.
let is_spread = false

/** Notes that the tables of this process's database lie on several machines (Citus). */
export function noteSpread(): void {
  is_spread = true
}

/** Tells whether statements over tables of two keys must be taken apart; what joins them is refused there. */
export const isSpreadDatabase = (): boolean => is_spread
