/** Time after which a page says that it is still waiting. */
export const LATE_MS = 20_000
