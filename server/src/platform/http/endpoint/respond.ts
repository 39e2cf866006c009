import type { Endpoint } from '@coussinet/contract/endpoint.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../../config/config.ts'
import { problem } from '../../core/problem.ts'
import { deriveKeys } from '../../crypto/keys.ts'
import type { Db } from '../../db/db.ts'
import { isBroken, isSpread, isUndone, isUnreachable } from '../../db/failures.ts'
import { isSpreadDatabase } from '../../db/spread.ts'
import { inTransaction, type Transact } from '../../db/transaction.ts'
import type { Clock } from '../../time/clock.ts'
import {
  findStoredAnswer,
  type IdempotencyStore,
  type KeyedCall,
  type NewAnswer,
  newAnswer,
  readKey,
  type RequestPart,
  requestHashes,
  storeAnswer,
} from '../idempotency.ts'
import { sendJson } from '../json-answer.ts'
import { checkAnswer } from './parse-call.ts'

/** Wraps `transact` to store the result as `present` returns it, for repeated calls. `present` must leave its own output alone. */
export const presentedBy =
  <Made>(transact: Transact, present: (made: Made) => unknown): Transact =>
  (work) =>
    transact(async (db) => present((await work(db)) as Made) as never)

/**
 * Work of a member's keyed call as one statement, tried first. It writes everything, or nothing if anything prevents it, such as an answer
 * already stored for the key. The handler then does the work, or says what prevents it.
 */
export type AtOnce = {
  answer: unknown
  /** returns false if nothing was written; `kept` is the answer to store in the same statement */
  write(db: Db, answer: NewAnswer): Promise<boolean>
}

export type RespondPlatform = {
  db: Db
  clock: Clock
  config: Pick<Config, 'secret' | 'previous_secret' | 'check_answers'>
}

type RespondInput = {
  endpoint: Endpoint
  request: FastifyRequest
  reply: FastifyReply
  /** store of keyed answers; null for a guest */
  store: IdempotencyStore | null
  /** parts that distinguish one keyed call from another, besides the address */
  content(): RequestPart[]
  atOnce?: (() => AtOnce | null) | undefined
  handle(transact: Transact): unknown
}

const inFlight = new Set<string>()

/** Handles a parsed call, once per `Idempotency-Key`, and sends what the contract declares. */
export async function respond(
  platform: RespondPlatform,
  { endpoint, request, reply, store, content, atOnce, handle }: RespondInput,
): Promise<unknown> {
  const keyed = endpoint.idempotent && store ? keyedCall(platform, request, { store, endpoint, content }) : null
  const { status } = endpoint.answer
  let stored: { answer: unknown } | null = null

  async function perform(): Promise<unknown> {
    const begun = keyed && atOnce?.()
    if (
      begun &&
      !isSpreadDatabase() &&
      (await wroteAtOnce(platform.db, begun, newAnswer(keyed, { status, answer: begun.answer })))
    )
      return begun.answer
    const storedAnswer = keyed && (await findStoredAnswer(platform.db, keyed))
    if (storedAnswer) return storedAnswer.answer
    const answer = await handle(transact)
    if (endpoint.idempotent && platform.config.check_answers) assertStored(endpoint, stored, answer)
    return answer
  }

  async function transact<T>(work: (db: Db) => Promise<T>): Promise<T> {
    return inTransaction(
      platform.db,
      async (db) => {
        // Another node may have stored an answer since: that one is sent.
        const before = keyed && (await findStoredAnswer(db, keyed))
        const result = before ? (before.answer as T) : await work(db)
        stored = { answer: result }
        if (before) return result
        if (keyed && !(await storeAnswer(db, keyed, { status, answer: result })))
          throw problem('conflict', { retry_after: 1 })
        return result
      },
      { repeatable: keyed !== null },
    )
  }

  const answer = keyed ? await alone(keyed, perform) : await perform()
  if ('stream' in endpoint.answer) return reply
  const isCreated = 'or_created' in endpoint.answer && reply.statusCode === 201
  if (!isCreated) reply.status(status)
  if (!('body' in endpoint.answer)) return reply.send()
  if (answer === null && endpoint.answer.or_none) return reply.status(204).send()
  if (platform.config.check_answers) checkAnswer(endpoint, endpoint.answer.body, answer)
  return sendJson(request, reply, JSON.stringify(answer))
}

/** Throws if the response would differ from the stored answer that a repeated call gets. */
function assertStored({ name }: Endpoint, stored: { answer: unknown } | null, answer: unknown): void {
  const text = JSON.stringify(answer)
  if (stored === null) throw new Error(`${name} answers ${text} and has stored no answer for its key`)
  if (JSON.stringify(stored.answer) !== text)
    throw new Error(`${name} answers ${text} and has stored ${JSON.stringify(stored.answer)} for its key`)
}

async function wroteAtOnce(db: Db, { write }: AtOnce, answer: NewAnswer): Promise<boolean> {
  try {
    return await write(db, answer)
  } catch (error) {
    if (isUndone(error) || isSpread(error) || (isBroken(error) && !isUnreachable(error))) return false
    throw error
  }
}

function keyedCall(
  { clock, config }: RespondPlatform,
  request: FastifyRequest,
  { store, endpoint, content }: Pick<RespondInput, 'endpoint' | 'content'> & { store: IdempotencyStore },
): KeyedCall | null {
  const key = readKey(request.headers['idempotency-key'])
  if (key === null) return null
  const request_hashes = requestHashes(config, [endpoint.name, ...content()])
  const sealing = endpoint.holds_secret ? deriveKeys(config, 'idempotency-answers') : null
  return { store, key, request_hashes, at: clock(), sealing }
}

async function alone<T>({ store, key }: KeyedCall, work: () => Promise<T>): Promise<T> {
  const name = `${store.owner} ${key}`
  // The first is still being answered: its answer is repeated to whoever comes back.
  if (inFlight.has(name)) throw problem('conflict', { retry_after: 1 })
  inFlight.add(name)
  try {
    return await work()
  } finally {
    inFlight.delete(name)
  }
}
