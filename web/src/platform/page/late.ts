/** Patience of a page before it says that it waits. */
export const LATE_MS = 20_000
