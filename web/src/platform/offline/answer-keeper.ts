import type { Query } from '@tanstack/react-query'
import { type AnswerKeeper, forgetKeptMarks, keptQueries, mark, onKeptAnswers } from '../calls/kept-answers.ts'
import { queries } from '../calls/query-client.ts'
import { onSessionChange, storedSession } from '../calls/session.ts'
import { deleteWhere, dropEmptyDatabase, inDevice, promised } from './device-database.ts'
import { forgetKeys, type SealedBytes, sealText, unsealJson } from './device-keys.ts'

// Answers that this device shows without a network: those of the session that got them, sealed by its key, which ends with it.

type AnswerRecord = { id: string; owner: string; at: number; sealed: SealedBytes }

const mostAnswers = 300
const largestAnswer = 256_000
const keptFor_ms = 30 * 24 * 60 * 60 * 1000
// Answers come in flocks; one transaction writes them all.
const writeDelay_ms = 1000
const askAgain_ms = 5000

const ownerOf = (session: string) => `session ${session}`
const idOf = (session: string, key: string) => `${session} ${key}`

const waiting = new Map<string, { session: string; key: string; answer: unknown; at: number }>()
let timer: ReturnType<typeof setTimeout> | undefined

function keep(session: string, key: string, answer: unknown): void {
  waiting.set(idOf(session, key), { session, key, answer, at: Date.now() })
  timer ??= setTimeout(() => {
    timer = undefined
    // A device that refuses them shows nothing without a network, and everything else works.
    void write().catch(() => undefined)
  }, writeDelay_ms)
}

async function write(): Promise<void> {
  const taken = [...waiting.values()].filter(({ session }) => session === storedSession())
  waiting.clear()
  const records = await Promise.all(
    taken
      .map((one) => ({ ...one, text: JSON.stringify(one.answer ?? null) }))
      .filter(({ text }) => text.length <= largestAnswer)
      .map(async ({ session, key, text, at }): Promise<AnswerRecord> => {
        const id = idOf(session, key)
        return { id, owner: ownerOf(session), at, sealed: await sealText(ownerOf(session), id, text) }
      }),
  )
  // Signed out meanwhile: nothing of that session is written any more, and the database that was deleted is not made anew.
  if (records.length === 0 || records.some(({ owner }) => owner !== ownerOf(storedSession() ?? ''))) return
  await inDevice('answers', 'readwrite', async (store) => {
    const answers = store('answers')
    await Promise.all(records.map((record) => promised(answers.put(record))))
    if ((await promised(answers.count())) <= mostAnswers) return
    const all: AnswerRecord[] = await promised(answers.getAll())
    const old = all.toSorted((a, b) => b.at - a.at).slice(mostAnswers)
    await Promise.all(old.map(({ id }) => promised(answers.delete(id))))
  })
}

const isOld = (at: number) => at < Date.now() - keptFor_ms

async function find(session: string, key: string) {
  const id = idOf(session, key)
  const found: AnswerRecord | undefined = await inDevice('answers', 'readonly', (store) =>
    promised(store('answers').get(id)),
  )
  if (found === undefined || isOld(found.at)) return null
  return { answer: await unsealJson(ownerOf(session), id, found.sealed), at: found.at }
}

/** Deletes the answers and keys of every session but the present one. */
async function dropFormer(): Promise<void> {
  forgetKeptMarks()
  forgetKeys()
  waiting.clear()
  const own = ownerOf(storedSession() ?? '')
  await inDevice(['answers', 'keys'], 'readwrite', async (store) => {
    const owners = (await promised(store('keys').getAllKeys())).map(String)
    const former = owners.filter((owner) => owner.startsWith('session ') && owner !== own)
    await Promise.all(former.map((owner) => promised(store('keys').delete(owner))))
    await Promise.all(former.map((owner) => deleteWhere(store('answers'), 'owner', owner)))
  })
  if (storedSession() === null) await dropEmptyDatabase()
}

const dropQuietly = () => void dropFormer().catch(() => undefined)
dropQuietly()
onSessionChange(dropQuietly)

// Where a kept answer is shown, the fresh one is fetched as soon as there is a network: `online` does not come where it is only weak.
let asking: ReturnType<typeof setInterval> | undefined
onKeptAnswers(() => {
  if (keptQueries().size === 0) {
    clearInterval(asking)
    asking = undefined
  } else asking ??= setInterval(askAgain, askAgain_ms)
})
addEventListener('online', askAgain)
document.addEventListener('visibilitychange', askAgain)

function askAgain(): void {
  const storedQueries = keptQueries()
  if (storedQueries.size === 0 || !navigator.onLine || document.hidden) return
  const cache = queries.getQueryCache()
  for (const hash of storedQueries) if (cache.get(hash) === undefined) mark(hash, null)
  const isKept = { predicate: ({ queryHash }: Query) => storedQueries.has(queryHash) }
  // A query that no page shows is fetched when a page needs it again.
  for (const query of cache.findAll({ ...isKept, type: 'inactive' })) {
    queries.removeQueries({ queryKey: query.queryKey, exact: true })
    mark(query.queryHash, null)
  }
  // A fetch under way may take longer than this interval.
  void queries.refetchQueries({ ...isKept, type: 'active' }, { cancelRefetch: false })
}

export const answerKeeper: AnswerKeeper = { keep, find }
