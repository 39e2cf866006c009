import type { Log } from '../core/app.ts'

const healthCheckNames = [
  'database',
  'tables',
  'files',
  'scanner',
  'mail',
  'inbound_mail',
  'sms',
  'payments',
  'identity_providers',
  'insurer',
  'proofs',
] as const
export type HealthCheckName = (typeof healthCheckNames)[number]
/** `off`: not used on this portal */
export type HealthState = 'up' | 'down' | 'off'

/** Resolves, or returns true, if the part responds. */
export type Probe = () => Promise<boolean | void>

export type HealthChecks = {
  watch(name: HealthCheckName, probe: Probe): void
  /** State of each part, possibly some seconds old: concurrent callers cause one check, and none waits for a part that hangs. */
  read(): Promise<Record<HealthCheckName, HealthState>>
  isDatabaseUp(): Promise<boolean>
}

type WatchedProbe = { probe: Probe; state: HealthState | null; asked_at: number; asking: Promise<void> | null }

/** ms */
const fresh = 5000
const timeout = 1800
/** time that a caller waits for a part that is not required for readiness */
const shortWait = 500

export function openHealthChecks(log: Pick<Log, 'warn' | 'info'>): HealthChecks {
  const watched = new Map<HealthCheckName, WatchedProbe>()

  function tell(name: HealthCheckName, part: WatchedProbe, state: HealthState, error: unknown): void {
    if (state === 'down' && part.state !== 'down') log.warn({ part: name, err: error }, 'a part does not answer')
    if (state === 'up' && part.state === 'down') log.info({ part: name }, 'a part answers again')
    part.state = state
    part.asked_at = performance.now()
  }

  /** One check at a time: one that hangs is not repeated before it has ended. */
  function ask(name: HealthCheckName, part: WatchedProbe): Promise<void> {
    if (part.asking) return part.asking
    const late = setTimeout(() => tell(name, part, 'down', new Error('It took too long.')), timeout)
    part.asking = Promise.resolve()
      .then(() => part.probe())
      .then(
        (isUp) => tell(name, part, isUp === false ? 'down' : 'up', null),
        (error: unknown) => tell(name, part, 'down', error),
      )
      .finally(() => {
        clearTimeout(late)
        part.asking = null
      })
    return part.asking
  }

  async function stateOf(name: HealthCheckName, longest: number, age: number): Promise<HealthState> {
    const part = watched.get(name)
    if (!part) return 'off'
    if (part.state !== null && performance.now() - part.asked_at < age) return part.state
    const isAnswered = await isWithin(ask(name, part), longest)
    return isAnswered || name !== 'database' ? (part.state ?? 'down') : 'down'
  }

  return {
    watch: (name, probe) => void watched.set(name, { probe, state: null, asked_at: 0, asking: null }),
    async read() {
      const states = await Promise.all(
        healthCheckNames.map(
          async (name) =>
            [
              name,
              name === 'database' ? await stateOf(name, timeout, 0) : await stateOf(name, shortWait, fresh),
            ] as const,
        ),
      )
      const read = Object.fromEntries(states)
      return {
        database: 'off',
        tables: 'off',
        files: 'off',
        scanner: 'off',
        mail: 'off',
        inbound_mail: 'off',
        sms: 'off',
        payments: 'off',
        identity_providers: 'off',
        insurer: 'off',
        proofs: 'off',
        ...read,
      }
    },
    isDatabaseUp: async () => (await stateOf('database', timeout, 0)) === 'up',
  }
}

async function isWithin(work: Promise<void>, ms: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<false>((resolve) => (timer = setTimeout(() => resolve(false), ms)))
  return Promise.race([work.then(() => true), late]).finally(() => clearTimeout(timer))
}
