import type { Log } from '#platform/portal.ts'

/** A log for somebody at a terminal: what failed alone, one line each; what was done is what the command prints. */
export function faultLog(say: (line: string) => void): Log {
  const tell = (...said: unknown[]) => {
    const [first, second] = said
    const err: unknown = typeof first === 'object' && first !== null ? Reflect.get(first, 'err') : undefined
    const words = [typeof first === 'string' ? first : second, err instanceof Error ? err.message : undefined]
    say(words.filter((word) => typeof word === 'string').join(': '))
  }
  const silent = () => {}
  const log: Log = {
    level: 'error',
    fatal: tell,
    error: tell,
    warn: silent,
    info: silent,
    debug: silent,
    trace: silent,
    silent,
    child: () => log,
  }
  return log
}
