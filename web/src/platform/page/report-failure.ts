export type FailureReport = { error: unknown; at: number; context: Record<string, string> }

const MAX = 50

/** Failures since the page was opened, oldest first, until error reporting takes them. */
export const reports: FailureReport[] = []

let keep = (failure: FailureReport) => {
  if (reports.length < MAX) reports.push(failure)
}

/** Stores a failure for error reporting; never throws and writes nothing to the console. */
export function report(error: unknown, context: Record<string, string> = {}): void {
  keep({ error, at: Date.now(), context })
}

/** Passes on the stored failures, and each later one. */
export function onReport(listener: (failure: FailureReport) => void): void {
  keep = listener
  reports.splice(0).forEach(listener)
}
