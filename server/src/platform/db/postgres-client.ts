import pg from 'pg'

// A little longer than the longest statement, so that running ones can still be answered.
const patience = 6000

/**
 * pg client that closes its socket whatever the server does. The original keeps the socket open when a server refuses the login without
 * closing it, and waits forever for a server that does not answer its goodbye.
 */
export class PostgresClient extends pg.Client {
  override connect(): Promise<pg.Client>
  override connect(callback: (error: Error | null) => void): void
  override connect(callback?: (error: Error | null) => void): Promise<pg.Client> | void {
    if (callback) {
      super.connect((error: Error | null) => {
        if (error) this.connection.stream.destroy()
        callback(error)
      })
      return
    }
    return super.connect().catch((error: unknown) => {
      this.connection.stream.destroy()
      throw error
    })
  }

  override end(): Promise<void>
  override end(callback: (error: Error) => void): void
  override end(callback?: (error: Error) => void): Promise<void> | void {
    const late = setTimeout(() => this.connection.stream.destroy(), patience)
    late.unref()
    this.once('end', () => clearTimeout(late))
    return callback ? super.end(callback) : super.end()
  }
}
