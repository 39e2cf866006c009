import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readProofHeads } from '@coussinet/contract/domain/proof-heads.ts'
import type { ProofHeads } from '@coussinet/contract/domain/proof-log.ts'
import type { ProofSettings } from '#platform/config/proof-settings.ts'
import type { Platform } from '#platform/portal.ts'
import { adoptHeads, extendLog, isLogDue, type LogDeps } from './extend-log.ts'
import { readHeads } from './heads.ts'
import { findPublications, savePublication, savePublicationFailure } from './proofs.store.ts'

type PublishDeps = LogDeps & Pick<Platform, 'log'>

/** Place that the insurer chose for the heads. */
type PublicationTarget = {
  name: 'directory' | 'url'
  /** null: nothing was published there yet */
  read(): Promise<string | null>
  write(text: string): Promise<void>
}

export const headsFile = 'heads.json'
/** ms that a place may take to answer */
const patience = 10_000
/** ten years of entries, several a day */
const mostBytes = 20_000_000

function listTargets({ proofs_dir, proofs_url, proofs_token }: ProofSettings, timeout = patience): PublicationTarget[] {
  return [
    ...(proofs_dir === null ? [] : [directoryTarget(proofs_dir)]),
    ...(proofs_url === null ? [] : [urlTarget(proofs_url, { token: proofs_token, timeout })]),
  ]
}

function directoryTarget(directory: string): PublicationTarget {
  const path = join(directory, headsFile)
  return {
    name: 'directory',
    read: () =>
      readFile(path, 'utf8').catch((error: unknown) => {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
        throw error
      }),
    async write(text) {
      await mkdir(directory, { recursive: true })
      const being = join(directory, `.${headsFile}.${randomUUID()}`)
      await writeFile(being, text)
      await rename(being, path)
    },
  }
}

function urlTarget(url: string, { token, timeout }: { token: string | null; timeout: number }): PublicationTarget {
  const call = (method: 'GET' | 'PUT', body?: string) =>
    fetch(url, {
      method,
      signal: AbortSignal.timeout(timeout),
      redirect: 'error',
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      },
      ...(body === undefined ? {} : { body }),
    })
  return {
    name: 'url',
    async read() {
      const answer = await call('GET')
      if (answer.status === 404 || answer.status === 204) return null
      if (!answer.ok) throw new Error(`The address of the heads answers ${answer.status}.`)
      const text = await answer.text()
      if (text.length > mostBytes) throw new Error('The address of the heads answers with more than heads.')
      return text
    },
    async write(text) {
      const answer = await call('PUT', text)
      await answer.body?.cancel()
      if (!answer.ok) throw new Error(`The address of the heads answers ${answer.status} to PUT.`)
    },
  }
}

/**
 * Extends the log when it is due, or `now`, and publishes its heads where they are behind. A place that cannot be
 * reached, or whose heads were rewritten, is noted and does not hold up the others.
 */
export async function publishProofs(
  deps: PublishDeps,
  { now = false, timeout }: { now?: boolean; timeout?: number } = {},
): Promise<void> {
  const { db, clock, config, log } = deps
  const targets = listTargets(config, timeout)
  const isDue = now || (await isLogDue(deps))
  if (!isDue && targets.length === 0) return
  const former = await findPublications(db)
  const behind: PublicationTarget[] = []
  for (const target of targets) {
    try {
      const published = await readPublished(target)
      const adopted = published === null ? 0 : await adoptHeads(db, published)
      if (adopted > 0)
        log.warn({ target: target.name, entries: adopted }, 'entries of the log of proofs were lost, and taken over')
      behind.push(target)
    } catch (error) {
      await fail(deps, target, error)
    }
  }
  if (isDue) await extendLog(deps)
  const heads = await readHeads(db, config)
  if (heads === null) return
  for (const target of behind) {
    const known = former.find((one) => one.target === target.name)
    if (!isDue && known?.entries === heads.entries.length && known.failed_at === null) continue
    try {
      await target.write(formatHeads(heads))
      await savePublication(db, target.name, heads.entries.length, clock())
    } catch (error) {
      await fail(deps, target, error)
    }
  }
}

async function fail({ db, clock, log }: PublishDeps, { name }: PublicationTarget, error: unknown): Promise<void> {
  log.error({ err: error, target: name }, 'the heads of the log of proofs were not published')
  await savePublicationFailure(db, name, describeFailure(error), clock())
}

/** Says in words what went wrong; `fetch` says it in the cause alone. */
const describeFailure = (error: unknown): string =>
  !(error instanceof Error)
    ? String(error)
    : error.cause instanceof Error
      ? `${error.message}: ${error.cause.message}`
      : error.message

async function readPublished(target: PublicationTarget): Promise<ProofHeads | null> {
  const text = await target.read()
  if (text === null || text.trim() === '') return null
  const heads = readProofHeads(text)
  if (heads === null) throw new Error('What is published is not the heads of a log: nothing was written over it.')
  return heads
}

/** One line an entry, so that two versions can be compared by eye. */
export const formatHeads = (heads: ProofHeads): string => {
  const { entries, ...rest } = heads
  const lines = entries.map((entry) => `  ${JSON.stringify(entry)}`).join(',\n')
  return `${JSON.stringify({ ...rest, entries: [] }).replace(/\[\]\}$/, () => `[\n${lines}\n]}`)}\n`
}

/** The public heads as they are published; null before the first entry. */
export async function readHeadsText({ db, config }: Pick<LogDeps, 'db' | 'config'>): Promise<string | null> {
  const heads = await readHeads(db, config)
  return heads && formatHeads(heads)
}

/** hours after which heads that are behind, or a log without a new entry, need attention */
const lateHours = 36

export type PublicationState = { target: string; entries: number; failure: string | null; is_late: boolean }

/** Compares each place with the log: `is_late` where it failed, or lacks an entry of more than 36 hours ago. */
export async function readPublicationStates(
  deps: Pick<LogDeps, 'db' | 'clock' | 'config'>,
): Promise<PublicationState[]> {
  const { db, clock, config } = deps
  const rows = await findPublications(db)
  const heads = await readHeads(db, config)
  const late = new Date(clock().getTime() - lateHours * 3_600_000).toISOString()
  return listTargets(config).map(({ name }) => {
    const row = rows.find(({ target }) => target === name)
    const entries = row?.entries ?? 0
    const lacking = heads?.entries[entries]
    return { target: name, entries, failure: row?.failure ?? null, is_late: lacking !== undefined && lacking.at < late }
  })
}
