/** Something that happened, and how often. */
export type FactCount = { kind: 'done' | 'notification' | 'message' | 'event' | 'webhook'; what: string; count: number }

/** A day (UTC, YYYY-MM-DD) of a move with what happened on it, or the moment that was reached. */
export type MoveListener = (progress: { day: string; happened: FactCount[] } | { at: string }) => void
