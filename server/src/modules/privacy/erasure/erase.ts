import { toLanguage } from '@coussinet/contract/brand/language-of.ts'
import { today } from '@coussinet/contract/domain/days.ts'
import type { ErasureObstacle } from '@coussinet/contract/erasure.ts'
import { createUnit, type UnitOfWork } from '#modules/notifications/notifications.ts'
import { mailbox, scheduleGodchildErasure } from '#modules/sponsorship/sponsorship.ts'
import { keyedHash } from '#platform/crypto/keys.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import type { FileStore } from '#platform/files/file-store.ts'
import { sendMail } from '#platform/outbox/outbox.ts'
import type { Platform } from '#platform/portal.ts'
import { holdOn } from '#platform/records/legal-holds.ts'
import { findMemberIdByNevg } from '../personal-data/personal-data.store.ts'
import { type RetentionDuties, emptyMemberRow, type TableOutcome, settleTables } from './erasure-policy.store.ts'
import {
  endMandates,
  type Erasable,
  fileKeysOfMember,
  lockErasable,
  readErasureFacts,
  type ErasureFacts,
} from './erasure.store.ts'
import { computeDuties, obstacles, outlastsTime } from './obstacles-and-duties.ts'
import { completeErasureRequest } from './requests/erasure-requests.store.ts'
import { erasureDone } from './requests/erasure.mails.ts'

type ErasureDeps = Pick<Platform, 'db' | 'clock' | 'config' | 'jobs' | 'log'> & { files: Pick<FileStore, 'remove'> }

export type Erasure =
  | { done: false; obstacles: ErasureObstacle[]; erased_at: Date | null }
  | {
      done: boolean
      obstacles: []
      erased_at: Date | null
      tables: TableOutcome[]
      duties: RetentionDuties
      files: { gone: number; stay: number }
    }

type ErasureOrder = {
  member_id: string
  /** reports the result for each table, and changes nothing */
  dry_run?: boolean
  /**
   * the member requested it, and gets a last letter; or the legal retention time has ended, and with it all open claims
   * and requests
   */
  why: 'wish' | 'time'
}

/**
 * Erases a member in one transaction: deletes what no legal duty needs, and anonymises the rest (docs/decisions/0035).
 * Obstacles are returned, with nothing done. Repeating it deletes what duties no longer need. Null for an unknown
 * member.
 */
export async function erase(
  platform: ErasureDeps,
  { member_id, dry_run = false, why }: ErasureOrder,
): Promise<Erasure | null> {
  const { db, log } = platform
  let freed: string[] = []
  let given_up: ErasureObstacle[] = []
  const result = await undone<Erasure | null>(dry_run, (settle) =>
    inTransaction(db, async (tx) => {
      freed = []
      const member = await lockErasable(tx, member_id)
      if (!member) return settle(null)
      const at = platform.clock()
      const facts = await readErasureFacts(tx, member_id)
      const found = obstacles(facts, { held: (await holdOn(tx, member_id)) !== null, today: today(at) })
      const against = why === 'time' ? found.filter(outlastsTime) : found
      given_up = found.filter((obstacle) => !against.includes(obstacle))
      if (against.length > 0) return settle({ done: false, obstacles: against, erased_at: member.erased_at })

      const duties = computeDuties(facts, member.country, platform.config.retention, today(at))
      const before = await fileKeysOfMember(tx, member_id)
      const tables = await settleTables(tx, member_id, duties, { again: member.erased_at !== null })
      const after = new Set(await fileKeysOfMember(tx, member_id))
      freed = before.filter((key) => !after.has(key))
      if (member.erased_at === null) {
        const actor = why === 'wish' ? 'insurer' : 'system'
        await forget(createUnit(tx, platform, { member_id, at, actor }), platform, { member, facts, duties, why })
      }
      return settle({
        done: true,
        obstacles: [],
        erased_at: member.erased_at ?? at,
        tables,
        duties,
        files: { gone: freed.length, stay: after.size },
      })
    }),
  )
  if (dry_run || !result?.done) return result
  // Bytes after rows: bytes left by a crash have no row, and the hourly sweep deletes them.
  await Promise.allSettled(freed.map((key) => platform.files.remove(key)))
  log.info({ event: 'member_erased', member_id, why, given_up }, 'a member was erased')
  return result
}

/**
 * Erases a member by customer number, for the insurer's command; an erased member keeps the number while a row exists.
 */
export async function eraseByNevg(
  platform: ErasureDeps,
  nevg: string,
  { dry_run }: { dry_run: boolean },
): Promise<Erasure | null> {
  const member_id = await findMemberIdByNevg(platform.db, nevg)
  return member_id === null ? null : erase(platform, { member_id, why: 'wish', dry_run })
}

type ErasureInput = {
  member: Erasable
  facts: ErasureFacts
  duties: RetentionDuties
  why: ErasureOrder['why']
}

async function forget(
  tx: UnitOfWork,
  platform: ErasureDeps,
  { member, facts, duties, why }: ErasureInput,
): Promise<void> {
  const { db, member_id, at } = tx
  const { email, locale, country } = member
  await scheduleGodchildErasure(db, platform, keyedHash(platform.config.persistent_keys.godchildren, mailbox(email)))
  await endMandates(db, member_id, facts.contract?.end_date ?? today(at))
  await emptyMemberRow(db, member_id, at)
  const wish = await completeErasureRequest(db, member_id, at)
  await tx.audit('member.erased', wish ? { subject_id: wish.erasure_request_id } : {})
  if (why === 'wish') {
    const reader = { language: toLanguage(locale), country }
    await sendMail(db, platform, {
      member_id,
      to: email,
      reader,
      letter: erasureDone(reader, { reference: wish?.reference ?? null, at, duties }),
    })
  }
  await tx.publish({ event: 'member.erased', erased_at: at.toISOString() })
}

/** Runs work and, for a rehearsal, rolls it back once the result is known. */
async function undone<T>(rehearsal: boolean, work: (settle: (answer: T) => T) => Promise<T>): Promise<T> {
  const known: T[] = []
  const rolledBack = new Error('a rehearsal')
  try {
    return await work((answer) => {
      known.splice(0, known.length, answer)
      if (rehearsal) throw rolledBack
      return answer
    })
  } catch (error) {
    const [answer] = known
    if (error !== rolledBack || answer === undefined) throw error
    return answer
  }
}
