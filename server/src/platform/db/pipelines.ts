import type pg from 'pg'
import { isBroken, withCode } from './failures.ts'
import { PostgresClient } from './postgres-client.ts'

/** Most statements in flight on one connection; further calls take a connection of their own. */
const mostInHand = 50
const pauseAfterFailure = 1000

type NamedStatement = { name: string; text: string; values: unknown[] }
type Pipeline = { client: pg.Client; in_hand: number; hasAnswered: boolean }

export type Pipelines = {
  /** Sends a statement on a shared connection, behind others; null if none has room. */
  send(statement: NamedStatement): Promise<pg.QueryResult> | null
  /** replaces all connections once their statements are answered, after a change of the server or of a table */
  renew(): void
  count(): { open: number; idle: number }
  end(): Promise<void>
}

/**
 * Opens up to `most` connections on demand, each shared by the statements of many calls (pg's pipeline mode). A statement waits for those
 * before it: use this only for short reads by key that wait for no lock.
 */
export function openPipelines(config: pg.ClientConfig, most: number, onError: (error: Error) => void): Pipelines {
  let pipelines: Pipeline[] = []
  let generation = 0
  let opening: Promise<void> | null = null
  let closed_until = 0

  const drop = (client: pg.Client) => void (pipelines = pipelines.filter((one) => one.client !== client))

  const rest = () => void (closed_until = Math.max(closed_until, performance.now() + pauseAfterFailure))

  async function open(): Promise<void> {
    const born = generation
    const client = new PostgresClient({ ...config, pipeline: true })
    client.on('error', onError)
    client.on('end', () => drop(client))
    try {
      await client.connect()
      if (born === generation) pipelines.push({ client, in_hand: 0, hasAnswered: false })
      else await client.end()
    } catch {
      // Not reported here: the calls that now take connections of their own will report it.
      rest()
    } finally {
      opening = null
    }
  }

  async function query(pipeline: Pipeline, statement: NamedStatement): Promise<pg.QueryResult> {
    const { client } = pipeline
    try {
      const answer = await client.query(statement)
      pipeline.hasAnswered = true
      return answer
    } catch (error) {
      if (isBroken(withCode(error)) && pipelines.includes(pipeline)) {
        drop(client)
        // The server may report an error and leave the connection open.
        void client.end()
        // A connection that never answered counts as one that could not be opened.
        if (!pipeline.hasAnswered) rest()
      }
      throw error
    }
  }

  function takeAll(): Pipeline[] {
    generation += 1
    const all = pipelines
    pipelines = []
    return all
  }

  return {
    send(statement) {
      const [first, ...others] = pipelines
      const pipeline = others.reduce((least, one) => (one.in_hand < (least?.in_hand ?? 0) ? one : least), first)
      const isWanted = pipelines.length < most && (pipeline?.in_hand ?? 1) > 0
      if (isWanted && opening === null && performance.now() >= closed_until) opening = open()
      if (!pipeline || pipeline.in_hand >= mostInHand) return null
      pipeline.in_hand += 1
      return query(pipeline, statement).finally(() => (pipeline.in_hand -= 1))
    },
    renew() {
      for (const { client } of takeAll()) void client.end()
    },
    count: () => ({ open: pipelines.length, idle: pipelines.filter(({ in_hand }) => in_hand === 0).length }),
    async end() {
      closed_until = Number.POSITIVE_INFINITY
      const all = takeAll()
      await opening
      await Promise.all(all.map(({ client }) => client.end()))
    },
  }
}
