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
  /** calls that may wait for a connection at the same time; further ones fail at once */
  most_waiting: number
  /** statement that begins a transaction, with time limits where the connection cannot have them */
  begin: string
  names?: StatementNames
  /** connections shared by frequent reads, where statements have names */
  pipelines?: Pipelines
}

type Pool = Pick<pg.Pool, 'connect' | 'end' | 'on' | 'options' | 'waitingCount'>

const tries = 4
const pause = (attempt: number) =>
  new Promise((resolve) => setTimeout(resolve, 2 ** attempt * 20 * (1 + Math.random())))

/**
 * Makes a pool that survives restarts of its server (speed rules 9 and 10). Waiting for a connection has a limit. Broken connections are
 * not reused, nor those of a server that became read-only or whose tables changed. Statements that certainly had no effect are repeated;
 * inside a transaction, `inTransaction` repeats the whole instead.
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

  /** Decides what becomes of a connection, and of those opened before it, after a failed statement. */
  function judge(error: unknown): { unusable: boolean } {
    const isOld = isReadOnly(error) || isStalePlan(error)
    if (isOld) {
      generation += 1
      pipelines?.renew()
    }
    return { unusable: isOld || isBroken(error) || isTimeOut(error) }
  }

  /** Client that replaces its broken connection as long as no transaction is open on it. */
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
        // A pooler may keep the old plan on one of its own connections: the next try uses no name.
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
      // Release before connecting: all calls may need a new connection at the same moment.
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
      // Closing the connection rolls back: asking a server that does not answer would take as long again.
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

  /** Sends a frequent read on a shared connection; null if it needs one of its own. */
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

  /** Client that takes a connection at its first statement and keeps it until released. */
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
