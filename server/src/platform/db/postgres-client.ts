import pg from 'pg'

// A little longer than the longest statement: what is on its way may still be answered.
const patience = 6000

/**
 * A client whose socket ends with it, whatever the other side does. pg's own keeps the socket of a server that refuses who
 * connects and stays, and waits for ever for one that does not answer a good-bye.
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
    // An open socket keeps the process alive by itself.
    late.unref()
    this.once('end', () => clearTimeout(late))
    return callback ? super.end(callback) : super.end()
  }
}
