import type pg from 'pg'
import { isHotRead } from './compiled-once.ts'
import {
  failure,
  isBroken,
  isReadOnly,
  isStalePlan,
  isUndone,
  isUnreachable,
  unknownOutcome,
  withCode,
  withoutSession,
} from './failures.ts'
import type { Pipelines } from './pipelines.ts'
import { isRead } from './sql-statements.ts'
import type { StatementNames } from './statement-names.ts'

type PoolRules = {
  /** those who may wait for a connection at the same time; more are told at once */
  most_waiting: number
  /** statement that begins a transaction, with its limits where the connection itself cannot have them */
  begin: string
  names?: StatementNames
  /** connections that hot reads share, where statements have names */
  pipelines?: Pipelines
}

type Pool = Pick<pg.Pool, 'connect' | 'end' | 'on' | 'options' | 'waitingCount'>

const tries = 4
const pause = (attempt: number) =>
  new Promise((resolve) => setTimeout(resolve, 2 ** attempt * 20 * (1 + Math.random())))

/**
 * A pool that outlives its server (speed rules 9 and 10): who waits for a connection is told in time, a connection that failed
 * is not given out again, nor those of a server that has become read-only or whose tables have changed, and what certainly had
 * no effect is tried again.
 * Inside a transaction that is for `inTransaction` to do, from its beginning.
 */
export function poolWithRetry(pool: Pool, { most_waiting, begin, names, pipelines }: PoolRules) {
  const born = new WeakMap<pg.PoolClient, number>()
  let generation = 0
  pool.on('connect', (client) => void born.set(client, generation))

  async function take(): Promise<pg.PoolClient> {
    for (;;) {
      if (pool.waitingCount >= most_waiting) throw failure('53300', 'Too many wait for a connection')
      const client = await pool.connect()
      if ((born.get(client) ?? generation) >= generation) return client
      client.release(true)
    }
  }

  async function connect(attempt = 1): Promise<pg.PoolClient> {
    try {
      return await take()
    } catch (thrown) {
      const error = withoutSession(withCode(thrown))
      // A time-out has waited long enough already.
      if (attempt >= tries || !isUnreachable(error) || isTimeOut(error)) throw error
      await pause(attempt)
      return connect(attempt + 1)
    }
  }

  /** Fate of a connection after a statement's failure, and of those that are as old. */
  function judge(error: unknown): { unusable: boolean } {
    const isOld = isReadOnly(error) || isStalePlan(error)
    if (isOld) {
      generation += 1
      pipelines?.renew()
    }
    return { unusable: isOld || isBroken(error) || isTimeOut(error) }
  }

  /** A client that is changed for another one when it breaks, as long as no transaction is open on it. */
  function patient(first: pg.PoolClient): pg.PoolClient {
    let client = first
    let inside = false
    let unusable = false
    let isReleased = false

    async function once(text: string, values?: unknown[]): Promise<pg.QueryResult> {
      try {
        const name = values && names?.nameOf(text, values)
        return await (values && name ? client.query({ name, text, values }) : client.query(text, values))
      } catch (thrown) {
        const error = withCode(thrown)
        // A pooler may keep the plan on a connection of its own: the next try does without.
        if (isStalePlan(error)) names?.forget(text)
        unusable ||= judge(error).unusable
        throw error
      }
    }

    async function alone(text: string, values?: unknown[], attempt = 1): Promise<pg.QueryResult> {
      try {
        if (unusable) await change()
        return await once(text, values)
      } catch (error) {
        const harmless = isUndone(error) || (isRead(text) && isBroken(error))
        if (attempt >= tries || !harmless) throw error
        await pause(attempt)
        return alone(text, values, attempt + 1)
      }
    }

    async function change(): Promise<void> {
      // Given back before another one is asked for: all may need one at the same moment.
      if (!isReleased) client.release(true)
      isReleased = true
      client = await connect()
      isReleased = false
      unusable = false
    }

    async function query(text: string, values?: unknown[]): Promise<pg.QueryResult> {
      const [word = ''] = /^\w+/.exec(text) ?? []
      if (word === 'begin' || word === 'start') {
        if (unusable) await change()
        inside = true
        return once(begin.replace('begin', text))
      }
      if (!inside) return alone(text, values)
      // It ends with its connection: asking a server that does not answer would cost the caller as long again.
      if (unusable && text === 'rollback') return { command: 'ROLLBACK', rows: [], rowCount: 0, oid: 0, fields: [] }
      if (unusable) throw failure('08006', 'The connection has failed')
      try {
        return await once(text, values)
      } catch (error) {
        if (text === 'commit' && unusable && !isReadOnly(error))
          throw failure(unknownOutcome, 'The connection broke during a commit', error)
        throw error
      } finally {
        if (text === 'commit' || text === 'rollback') inside = false
      }
    }

    function release(destroy?: boolean | Error): void {
      if (!isReleased) client.release(unusable || destroy)
    }
    return new Proxy(first, {
      get: (_first, name) => (name === 'query' ? query : name === 'release' ? release : Reflect.get(client, name)),
    })
  }

  /** Answer of a hot read by a connection that others share; null where it needs one of its own. */
  async function shared(text: string, values: unknown[]): Promise<pg.QueryResult | null> {
    const name = isHotRead(text) ? names?.nameOf(text, values) : undefined
    const answer = name === undefined ? null : pipelines?.send({ name, text, values })
    if (!answer) return null
    try {
      return await answer
    } catch (thrown) {
      const error = withCode(thrown)
      if (isStalePlan(error)) names?.forget(text)
      judge(error)
      if (isUndone(error) || isBroken(error)) return null
      throw error
    }
  }

  /** A client that takes a connection of its own when it needs one, and keeps it until it is released. */
  function lazy(): Pick<pg.PoolClient, 'query' | 'release'> {
    let own: pg.PoolClient | null = null
    async function query(text: string, values?: unknown[]): Promise<pg.QueryResult> {
      const answer = own === null && values ? await shared(text, values) : null
      if (answer) return answer
      own ??= patient(await connect())
      return own.query(text, values)
    }
    return { query: query as pg.PoolClient['query'], release: (destroy) => own?.release(destroy) }
  }

  return {
    connect: async () => (pipelines ? lazy() : patient(await connect())),
    end: async () => {
      await Promise.all([pool.end(), pipelines?.end()])
    },
    options: pool.options,
  }
}

const isTimeOut = (error: unknown): boolean =>
  error instanceof Error &&
  /^(Query read timeout|timeout e|Connection terminated due to connection timeout)/.test(error.message)
