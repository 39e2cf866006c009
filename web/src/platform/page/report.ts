export type Report = { error: unknown; at: number; context: Record<string, string> }

const MAX = 50

/** What went wrong since the page opened, oldest first, for error reporting to read. */
export const reports: Report[] = []

/** Keeps a failure for error reporting; never throws and writes nothing on the console. */
export function report(error: unknown, context: Record<string, string> = {}): void {
  if (reports.length < MAX) reports.push({ error, at: Date.now(), context })
}
