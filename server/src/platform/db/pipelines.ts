import type pg from 'pg'
import { isBroken, withCode } from './failures.ts'
import { PostgresClient } from './postgres-client.ts'

/** Statements that may be on their way on one connection: whoever comes then takes a connection of their own. */
const mostInHand = 50
const pauseAfterFailure = 1000

type NamedStatement = { name: string; text: string; values: unknown[] }
type Pipeline = { client: pg.Client; in_hand: number; hasAnswered: boolean }

export type Pipelines = {
  /** Sends a statement behind others on a connection that all share; null where none has a place for it now. */
  send(statement: NamedStatement): Promise<pg.QueryResult> | null
  /** gives up the connections that there are, once they have answered: of a server that has changed, or tables that have */
  renew(): void
  count(): { open: number; idle: number }
  end(): Promise<void>
}

/**
 * Opens up to `most` connections, as they are needed, on which many calls' statements are on their way at once (pg's pipeline mode).
 * A statement is answered after those before it: they are for short reads by a key, which wait for no lock.
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
      // Told by the calls that take connections of their own meanwhile.
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
        // The other side may say that it failed and stay.
        void client.end()
        // One that never answered is like one that could not be opened.
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
