import type pg from 'pg'
import { PostgresClient } from './postgres-client.ts'

export type ListenHandlers = {
  hear(payload: string): void
  /** called when the connection is back after it broke: notifications sent meanwhile are lost */
  missed(): void
}

const pause = 1000
const beat = 10_000
const timeout = 2000

/** Opens a dedicated connection for LISTEN, reopened a second after it breaks or stops answering. */
export async function listenOn(
  connectionString: string,
  channel: string,
  { hear, missed }: ListenHandlers,
  onError: (error: Error) => void,
): Promise<() => Promise<void>> {
  let stopped = false
  let client: pg.Client | null = null
  let timer: NodeJS.Timeout | undefined

  async function connect(): Promise<void> {
    const next = new PostgresClient({
      connectionString,
      connectionTimeoutMillis: timeout,
      query_timeout: timeout,
      keepAlive: true,
    })
    client = next
    next.on('error', onError)
    next.on('notification', ({ payload }) => hear(payload ?? ''))
    try {
      await next.connect()
      await next.query(`listen ${next.escapeIdentifier(channel)}`)
    } catch (error) {
      void next.end().catch(onError)
      throw error
    }
    next.on('end', () => (stopped ? undefined : again()))
    watch(next)
  }

  /** A connection whose other end is gone may look open for hours. */
  function watch(current: pg.Client): void {
    timer = setTimeout(() => {
      current.query('select 1').then(
        () => watch(current),
        () => void current.end().catch(onError),
      )
    }, beat)
  }

  function again(): void {
    clearTimeout(timer)
    timer = setTimeout(() => {
      connect().then(missed, (error: Error) => {
        onError(error)
        if (!stopped) again()
      })
    }, pause)
  }

  await connect()
  return async () => {
    stopped = true
    clearTimeout(timer)
    await client?.end()
  }
}
