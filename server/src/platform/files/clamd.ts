import { connect } from 'node:net'
import type { ClamdAddress } from '../config/scanner-settings.ts'
import type { Log } from '../core/app.ts'
import { hash } from '../crypto/keys.ts'
import { openCircuit } from '../limits/circuit.ts'

/** Scans bytes for malware, as they were received. */
export type Scanner = {
  /** throws if the scanner gives no result: an unscanned file is refused */
  scan(bytes: Buffer): Promise<'clean' | 'infected'>
  /** resolves when the scanner responds */
  probe(): Promise<void>
}

/** ms; a large PDF is unpacked and searched */
const pace = { at_once: 8, timeout: 5000, failures: 3, rest: 5000 }
const probing = 2000
const longestAnswer = 4096
const chunk = 256 * 1024
const tooSmall = 'The scanner refuses a file of this size: raise StreamMaxLength of clamd to 10M.'

export function clamdScanner(address: ClamdAddress, log: Pick<Log, 'warn' | 'info'>): Scanner {
  const circuit = openCircuit({
    ...pace,
    tell: (state, error) =>
      state === 'open'
        ? log.warn({ err: error }, 'the virus scanner does not answer: uploads wait')
        : log.info('the virus scanner answers again'),
  })
  return {
    async scan(bytes) {
      const answer = await circuit.run(async (signal) => {
        const reply = await ask(address, [Buffer.from('zINSTREAM\0'), ...chunksOf(bytes), Buffer.alloc(4)], signal)
        if (reply === 'stream: OK' || /^stream: .+ FOUND$/.test(reply)) return reply
        throw new Error(/size limit exceeded/i.test(reply) ? tooSmall : `The scanner answers “${reply.slice(0, 200)}”.`)
      })
      if (answer === 'stream: OK') return 'clean'
      log.warn(
        {
          event: 'file_infected',
          signature: answer.slice('stream: '.length, -' FOUND'.length),
          sha256: hash(bytes).toString('hex'),
        },
        'an upload was refused: malicious code',
      )
      return 'infected'
    },
    async probe() {
      const reply = await ask(address, [Buffer.from('zPING\0')], AbortSignal.timeout(probing))
      if (reply !== 'PONG') throw new Error(`The scanner answers “${reply.slice(0, 200)}”.`)
    },
  }
}

/** The EICAR test file: harmless, and detected by every scanner. In two parts, so that no scanner detects it here. */
export const testVirus = Buffer.from('X5O!P%@AP[4\\PZX54(P^)7CC)7}$' + 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*')

function chunksOf(bytes: Buffer): Buffer[] {
  return Array.from({ length: Math.ceil(bytes.length / chunk) }, (_, index) => {
    const part = bytes.subarray(index * chunk, (index + 1) * chunk)
    const length = Buffer.alloc(4)
    length.writeUInt32BE(part.length)
    return [length, part]
  }).flat()
}

/** One command and its response, which ends with NUL or with the connection. */
function ask(address: ClamdAddress, parts: readonly Buffer[], signal: AbortSignal): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(address)
    let reply = ''
    const end = (failure: Error | null) => {
      signal.removeEventListener('abort', tooLate)
      socket.destroy()
      const answer = /^([^\0]+)\0/.exec(reply)?.[1]
      if (answer !== undefined) resolve(answer.trim())
      else reject(failure ?? new Error('The scanner left without an answer.'))
    }
    const tooLate = () => end(new Error('The scanner took too long.'))
    socket.setEncoding('latin1')
    socket.on('data', (heard: string) => {
      reply += heard
      if (reply.includes('\0') || reply.length > longestAnswer) end(null)
    })
    // The scanner responds and closes before it has read all of a refused file: a response that was received counts.
    socket.on('error', (error) =>
      end(
        /ECONNRESET|EPIPE/.test(String(error))
          ? new Error(`The scanner hung up in the middle of a file: is its StreamMaxLength below 10M?`, {
              cause: error,
            })
          : error,
      ),
    )
    socket.on('close', () => end(null))
    signal.addEventListener('abort', tooLate)
    if (signal.aborted) return tooLate()
    for (const part of parts) socket.write(part)
  })
}
