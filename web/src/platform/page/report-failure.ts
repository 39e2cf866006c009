export type FailureReport = { error: unknown; at: number; context: Record<string, string> }

const MAX = 50

/** Failures since the page opened, oldest first, until error reporting hears it. */
export const reports: FailureReport[] = []

let keep = (told: FailureReport) => {
  if (reports.length < MAX) reports.push(told)
}

/** Keeps a failure for error reporting; never throws and writes nothing on the console. */
export function report(error: unknown, context: Record<string, string> = {}): void {
  keep({ error, at: Date.now(), context })
}

/** Hands over what was kept, and each failure from now on. */
export function onReport(listener: (told: FailureReport) => void): void {
  keep = listener
  reports.splice(0).forEach(listener)
}
