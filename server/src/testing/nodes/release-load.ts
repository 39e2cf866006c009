import { type KeyedClient, keyedClient } from '../chaos/keyed-client.ts'
import { fileRequest, newMember, signAccount, type WorkingMember, writeMessage } from '../chaos/members-at-work.ts'

export const readPaths = [
  '/me',
  '/animals',
  '/refunds?limit=100',
  '/refund-requests?limit=100',
  '/quotes?limit=100',
  '/receipts?limit=100',
  '/notifications?limit=20',
  '/documents',
  '/payment-methods',
]

export type ReleaseLoad = {
  client: KeyedClient
  members: WorkingMember[]
  /** rounds of a member's work that were done */
  done(): number
  failures: string[]
  stop(): Promise<void>
}

// A member may upload so much in an hour.
const roundsOfMember = 8

/**
 * Starts members at work, one after the other on each of `workers` lines, without a pause: each signs in, signs an account for refunds,
 * reads all pages, files requests and writes. `url` may change meanwhile.
 */
export function startReleaseLoad(url: string, workers: number): ReleaseLoad {
  const client = keyedClient(url)
  const [members, failures]: [WorkingMember[], string[]] = [[], []]
  let [stopped, done] = [false, 0]

  async function attempt(work: () => Promise<unknown>): Promise<void> {
    try {
      await work()
      done += 1
    } catch (error) {
      failures.push(error instanceof Error ? `${error.message} ${String(error.cause ?? '')}` : String(error))
    }
  }
  async function serve(member: WorkingMember): Promise<void> {
    await attempt(() => signAccount(client, member))
    for (let round = 0; round < roundsOfMember && !stopped; round += 1) {
      for (const path of readPaths) await attempt(() => client.read(member.token, path))
      await attempt(() => fileRequest(client, member))
      await attempt(() => writeMessage(client, member))
    }
  }
  async function work(): Promise<void> {
    while (!stopped)
      await attempt(async () => {
        const member = await newMember(client)
        members.push(member)
        await serve(member)
      })
  }
  const working = Array.from({ length: workers }, work)
  return {
    client,
    members,
    done: () => done,
    failures,
    async stop() {
      stopped = true
      await Promise.all(working)
    },
  }
}

/** Every amount in cents that a member is shown, by its place, so that two releases can be compared. */
export async function readCents(url: string, token: string): Promise<Map<string, number>> {
  const found = new Map<string, number>()
  for (const path of readPaths) {
    const answer = await keyedClient(url).read<unknown>(token, path)
    collect(answer, path, found)
  }
  return found
}

function collect(value: unknown, place: string, found: Map<string, number>): void {
  if (Array.isArray(value)) for (const [index, one] of value.entries()) collect(one, `${place} ${index}`, found)
  else if (typeof value === 'object' && value !== null)
    for (const [name, one] of Object.entries(value)) {
      if (name.endsWith('_cents') && typeof one === 'number') found.set(`${place} ${name}`, one)
      else collect(one, `${place} ${name}`, found)
    }
}

/** Amounts that both releases show, and that differ. */
export const findDifferentCents = (one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>): string[] =>
  [...one].flatMap(([place, cents]) => {
    const theirs = other.get(place)
    return theirs === undefined || theirs === cents ? [] : [`${place}: ${cents}, ${theirs}`]
  })
