import type { LogEvent } from 'kysely'

/** One finished statement: its text with placeholders, never the values. */
export type LoggedStatement = { text: string; ms: number; error: unknown }
type StatementListener = (statement: LoggedStatement) => void

export type StatementLog = {
  record(event: LogEvent): void
  hear(hear: StatementListener): void
}

export function openStatements(): StatementLog {
  const listeners: StatementListener[] = []
  return {
    record(event) {
      if (listeners.length === 0) return
      const statement = {
        text: event.query.sql,
        ms: event.queryDurationMillis,
        error: event.level === 'error' ? event.error : null,
      }
      for (const hear of listeners) hear(statement)
    },
    hear: (hear) => void listeners.push(hear),
  }
}

/** Tells whether a statement only reads: one that locks, notifies or writes may start like a read. */
export const isRead = (text: string): boolean =>
  /^(select|with)\b/i.test(text) && !/\b(insert|update|delete|share|pg_notify|setval|nextval|lock)\b/i.test(text)
