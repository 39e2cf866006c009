import { whenIdle } from '../browser/when-idle.ts'

// An animated page, or a busy device, may never be idle.
const longestWait_ms = 4000

/** Sends signals to the browser when it is idle, within 4 seconds; a failure is no matter of the member's. */
export const withSignals = (send: (signals: typeof import('./signal-passkeys.ts')) => Promise<void>): void => {
  whenIdle(() => void import('./signal-passkeys.ts').then(send).catch(() => undefined), longestWait_ms)
}
