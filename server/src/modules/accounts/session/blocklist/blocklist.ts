import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { findOwnWords } from '#modules/policy/policy.ts'
import { programFile } from '#platform/core/build.ts'
import { fieldProblem } from '#platform/core/problem.ts'
import type { Db } from '#platform/db/db.ts'
import { findWeakness } from './weakness.ts'

/**
 * Refuses a new password that is common, made of our name, or of what others know of the member: `password.blocklisted`
 * at `password`, with its `reason`. The five rules of the contract are taken as met.
 */
export async function checkNewPassword(db: Db, member_id: string, password: string): Promise<void> {
  const [own, words] = [await findOwnWords(db, member_id), await commonWords()]
  const reason = findWeakness(password, own, words)
  if (reason !== null) throw fieldProblem('password', 'password.blocklisted', { reason })
}

type WordSet = ReadonlySet<string>

/** Reads the lists in a process of its own: nobody waits for it, and the 50 MB that it takes are given back. */
async function readWords(): Promise<WordSet> {
  const { stdout } = await promisify(execFile)(process.execPath, [programFile(import.meta.dirname, 'words-child.ts')], {
    env: {},
    maxBuffer: 4_000_000,
    timeout: 20_000,
  })
  return new Set(stdout.split('\n'))
}

let cached: Promise<WordSet> | null = null

/** Common passwords and words of our languages, small letters without accents; read once, when first asked for. */
export function commonWords(): Promise<WordSet> {
  cached ??= readWords().catch((error: unknown) => {
    cached = null
    throw error
  })
  return cached
}
