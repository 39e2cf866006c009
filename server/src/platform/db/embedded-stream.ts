import { Duplex } from 'node:stream'
import type { PGlite } from '@electric-sql/pglite'

type WriteCallback = (error?: Error) => void

const message = (type: string, body: readonly number[]) => {
  const bytes = Buffer.alloc(5 + body.length, type)
  bytes.writeInt32BE(4 + body.length, 1)
  bytes.set(body, 5)
  return bytes
}

// What a server answers to a start: nobody is asked for a password, and no transaction is open.
const started = Buffer.concat([message('R', [0, 0, 0, 0]), message('Z', [0x49])])
const terminate = 'X'.charCodeAt(0)

/**
 * Socket of a pg client whose server is the embedded database of this process. All messages of a statement are answered at once: each
 * answer is a call into WebAssembly (0120).
 */
export class EmbeddedStream extends Duplex {
  readonly #pglite: PGlite
  #isStarted = false

  constructor(pglite: PGlite) {
    super()
    this.#pglite = pglite
  }

  connect(): void {
    process.nextTick(() => this.emit('connect'))
  }
  setNoDelay = (): this => this
  setKeepAlive = (): this => this
  ref = (): this => this
  unref = (): this => this

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: WriteCallback): void {
    void this.#answer(chunk, done)
  }

  override _writev(chunks: { chunk: Buffer }[], done: WriteCallback): void {
    void this.#answer(Buffer.concat(chunks.map(({ chunk }) => chunk)), done)
  }

  async #answer(sent: Buffer, done: WriteCallback): Promise<void> {
    try {
      this.push(await this.#answerOf(sent))
    } catch (error) {
      return done(error instanceof Error ? error : new Error(String(error)))
    }
    // In a later turn, so that a chain of statements does not keep the process from everything else.
    setImmediate(done)
  }

  /** Returns what a server sends back; null at the end of the connection. */
  async #answerOf(sent: Buffer): Promise<Buffer | null> {
    if (this.#isStarted) return sent[0] === terminate ? null : Buffer.from(await this.#pglite.execProtocolRaw(sent))
    this.#isStarted = true
    // The session is the same for each client: a former one may have left a transaction and names of statements.
    await this.#pglite.exec('rollback; deallocate all')
    return started
  }
}
