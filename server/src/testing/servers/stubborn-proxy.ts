import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** Fault of the server behind: a failure answers each statement, or each who connects, or nothing is said. */
type ProxyFault = 'statements' | 'connecting' | 'silent'

export type StubbornProxy = {
  port: number
  /** begins a fault, or ends it */
  set(fault: ProxyFault | null): void
  /** connections whose other side has not ended them; all that were opened so far; the most at once */
  open(): number
  opened(): number
  most(): number
  close(): Promise<void>
}

const lengthAt = 1

function message(type: string, body: Buffer): Buffer {
  const head = Buffer.alloc(5)
  head.write(type)
  head.writeInt32BE(body.length + 4, lengthAt)
  return Buffer.concat([head, body])
}

const fieldsOf = (fields: Record<string, string>) =>
  Buffer.from(
    `${Object.entries(fields)
      .map(([name, value]) => `${name}${value}\0`)
      .join('')}\0`,
  )
const failure = message('E', fieldsOf({ S: 'ERROR', V: 'ERROR', C: '08006', M: 'the server behind is away' }))
const ready = message('Z', Buffer.from('I'))

/**
 * Starts a pooler, or a coordinator, before a PostgreSQL: while a fault lasts, it answers 08006 and never ends a connection by
 * itself, nor answers the end of one.
 */
export async function startStubbornProxy(target: number): Promise<StubbornProxy> {
  let fault: ProxyFault | null = null
  const sockets = new Set<Socket>()
  const open = new Set<Socket>()
  let opened = 0
  let most = 0
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    sockets.add(socket)
    open.add(socket)
    opened += 1
    most = Math.max(most, open.size)
    const behind = connect(target, '127.0.0.1')
    let rest = Buffer.alloc(0)
    let hasBegun = false
    behind.on('data', (bytes) => void socket.write(bytes))
    for (const one of [socket, behind]) one.on('error', () => {})
    behind.on('close', () => {
      if (fault === null) socket.destroy()
    })
    socket.on('close', () => {
      open.delete(socket)
      sockets.delete(socket)
      behind.destroy()
    })
    socket.on('end', () => {
      open.delete(socket)
      // Hundreds that were left to the end would end at once, and keep the machine busy in the next test.
      if (fault === null) behind.end()
      else behind.destroy()
    })
    function take(bytes: Buffer, type: string): void {
      if (fault === null || (hasBegun && fault === 'connecting')) behind.write(bytes)
      else if (fault === 'silent') return
      else if (type === '') socket.write(failure)
      // Of one statement only its end is answered.
      else if (type === 'S' || type === 'Q') socket.write(Buffer.concat([failure, ready]))
      hasBegun = true
    }
    socket.on('data', (bytes) => {
      rest = Buffer.concat([rest, bytes])
      for (;;) {
        const at = hasBegun ? lengthAt : 0
        const length = rest.length >= at + 4 ? at + rest.readInt32BE(at) : Number.POSITIVE_INFINITY
        if (rest.length < length) return
        const whole = rest.subarray(0, length)
        rest = rest.subarray(length)
        take(whole, hasBegun ? String.fromCharCode(whole[0] ?? 0) : '')
      }
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    set: (next) => void (fault = next),
    open: () => open.size,
    opened: () => opened,
    most: () => most,
    async close() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
