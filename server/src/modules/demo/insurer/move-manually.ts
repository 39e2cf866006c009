import { toLanguage } from '@coussinet/contract/brand/language-of.ts'
import { causeNames } from '@coussinet/contract/domain/care.ts'
import { toLocalDay } from '@coussinet/contract/domain/days.ts'
import type { AskReason, RejectionReason } from '@coussinet/contract/domain/rejections.ts'
import type { FileType } from '@coussinet/contract/domain/requests.ts'
import { createUnit, type UnitOfWork } from '#modules/notifications/notifications.ts'
import { addFile, moveRequest, submitRequest } from '#modules/refunds/refunds.ts'
import { Problem } from '#platform/core/problem.ts'
import { isId } from '#platform/crypto/ids.ts'
import type { Db } from '#platform/db/db.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import { receivedBytes } from '#platform/files/received-file.ts'
import type { Platform } from '#platform/portal.ts'
import {
  findRequestAnimals,
  type AnyRequest,
  countMoves,
  findById,
  findByReference,
  wasMovedManually,
  openQuestions,
  setIcad,
  unpaidRefunds,
} from '../demo.store.ts'
import { paperWords } from '../papers/paper-words.ts'
import { computeChance } from '../seed/demo-id.ts'
import { assessBill } from './assess-bill.ts'
import { type ManualStatus, stepsBetween } from './manual-statuses.ts'
import { plausibleReason, questionAbout } from './questions-to-member.ts'
import { payAll } from './request-steps.ts'

export type ManualMove = {
  request: string
  to: Exclude<ManualStatus, 'draft'>
  reason?: RejectionReason | undefined
  ask?: AskReason[] | undefined
}
type ManualMoveOutcome =
  | {
      ok: true
      request_id: string
      tracking_reference: string | null
      from: ManualStatus
      to: ManualStatus
      steps: ManualStatus[]
    }
  | { ok: false; status: 404 | 409; sentence: string }

type Portal = Pick<Platform, 'db' | 'jobs' | 'clock' | 'files'> & Platform

const refused = (sentence: string, status: 404 | 409 = 409): ManualMoveOutcome => ({ ok: false, status, sentence })

/** Moves a request of any member, found by its id or tracking reference, by legal steps; says in a sentence why it cannot. */
export async function moveManually(platform: Portal, move: ManualMove): Promise<ManualMoveOutcome> {
  const found = await find(platform.db, move.request)
  if (!found) return refused(`There is no request ${move.request}.`, 404)
  const { request_id } = found
  const named = found.tracking_reference ?? request_id
  const from = await statusOf(platform.db, found)
  const steps = stepsBetween(from, move.to)
  if (!steps)
    return refused(
      from === move.to
        ? `Request ${named} is ${from} already.`
        : `Request ${named} is ${from}: it cannot become ${move.to}.`,
    )
  for (const step of steps) {
    const sentence = await take(platform, request_id, step, move)
    if (sentence) return refused(`Request ${named}: ${sentence}`)
  }
  const moved = await findById(platform.db, request_id)
  return { ok: true, request_id, tracking_reference: moved?.tracking_reference ?? null, from, to: move.to, steps }
}

async function find(db: Db, request: string): Promise<AnyRequest | undefined> {
  return isId(request) ? findById(db, request) : findByReference(db, request)
}

async function statusOf(db: Db, request: AnyRequest): Promise<ManualStatus> {
  if (request.status !== 'accepted') return request.status
  return (await unpaidRefunds(db, request)).length === 0 ? 'paid' : 'accepted'
}

/** One step in a transaction of its own; a sentence when it cannot be taken. */
async function take(
  platform: Portal,
  request_id: string,
  step: ManualStatus,
  move: ManualMove,
): Promise<string | null> {
  const { db, clock } = platform
  const at = clock()
  try {
    if (step === 'action-done') await supplyAwaited(platform, request_id)
    return await inTransaction(db, async (db) => {
      const request = await findById(db, request_id)
      if (!request) return 'it is gone.'
      const { member_id, locale } = request
      const tx = createUnit(db, platform, { member_id, at, actor: 'insurer' })
      if (step === 'pending' || step === 'action-done')
        await submitRequest(createUnit(db, platform, { member_id, at }), { member_id, locale, now: at }, request_id)
      if (step === 'processing') await moveRequest(tx, { request_id, to: 'processing' })
      if (step === 'action-required')
        await moveRequest(tx, {
          request_id,
          to: 'action-required',
          awaited: await findQuestions(db, request, move, at),
        })
      if (step === 'rejected')
        await moveRequest(tx, { request_id, to: 'rejected', rejection: { code: move.reason ?? 'not_an_invoice' } })
      if (step === 'accepted') await accept(tx, request)
      if (step === 'paid') await payAll(tx, request)
      const details = { to: step, moves: await countMoves(db, request) }
      await tx.audit(wasMovedManually, { subject_id: request_id, details, actor: 'system' })
      return null
    })
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    return sentenceOf(error, step)
  }
}

async function findQuestions(db: Db, request: AnyRequest, { ask = [] }: ManualMove, at: Date) {
  const animals = await findRequestAnimals(db, request)
  const reasons = ask.length > 0 ? ask : [plausibleReason(request)]
  return reasons.flatMap((reason) => {
    const about = reason === 'missing_icad' ? (animals.find(({ icad }) => icad === null) ?? animals[0]) : animals[0]
    return about ? [questionAbout(reason, about.animal_id, toLocalDay(at))] : []
  })
}

/** Throws `conflict` with the reason when the rules refund nothing: a hand cannot accept what they reject. */
async function accept(tx: UnitOfWork, request: AnyRequest): Promise<void> {
  const { db } = tx
  const { request_id } = request
  const bill = await assessBill(db, request, await findRequestAnimals(db, request))
  if ('rejection' in bill) throw new Problem('conflict', { cause: bill.rejection })
  await moveRequest(tx, { request_id, to: 'accepted', lines: bill.lines })
  const decided = await findById(db, request_id)
  if (decided?.status === 'rejected') throw new Problem('conflict', { cause: decided.rejection_code })
}

function sentenceOf({ code, cause, more }: Problem, step: ManualStatus): string {
  if (typeof cause === 'string') return `the rules refund nothing (${cause}). Move it to rejected instead.`
  if (step === 'paid' && code === 'conflict')
    return 'its payment waits: the account was changed in the last 48 hours, or its member said that it was not them.'
  const wrong = Object.keys(more.errors ?? {}).join(', ')
  return wrong ? `it cannot become ${step}, see ${wrong}.` : `it cannot become ${step} now (${code}).`
}

/** Answers every open question as the member would: a paper for each document, a number for an animal without. */
async function supplyAwaited(platform: Platform, request_id: string): Promise<void> {
  const { db } = platform
  const request = await findById(db, request_id)
  if (!request) return
  const { member_id } = request
  for (const { type, animal_id, file_id } of await openQuestions(db, request)) {
    if (type === null && animal_id !== null)
      await setIcad(db, {
        member_id,
        animal_id,
        icad: `2502698${String(computeChance(animal_id, 100_000_000)).padStart(8, '0')}`,
      })
    if (type === null || file_id !== null) continue
    const bytes = Buffer.from(await paperFor(request, type, platform.clock()))
    const file = receivedBytes(bytes, { name: `${type}.pdf`, media_type: 'application/pdf' })
    await addFile(platform, (work) => inTransaction(db, work), { member_id, request_id, type, animal_id, file })
  }
}

async function paperFor(
  { locale, country, firstname, lastname, cause }: AnyRequest,
  type: FileType,
  now: Date,
): Promise<Uint8Array> {
  const language = toLanguage(locale)
  const words = paperWords[language]
  const titles: Partial<Record<FileType, string>> = {
    invoice: words.invoice,
    'care-sheet': words.care_sheet,
    'surgery-report': words.surgery_report,
    'medical-history': words.medical_history,
  }
  const date = toLocalDay(now).split('-').toReversed().join('/')
  // A library of a megabyte, for who moves a request by hand.
  const { drawPaper } = await import('../papers/draw-paper.ts')
  return drawPaper({
    kind: 'sheet',
    language,
    country,
    vet: { name: words.clinic, town: words.town },
    title: titles[type] ?? words.report,
    date,
    client: `${firstname} ${lastname}`,
    sections: [
      {
        heading: words.vet,
        rows: [{ label: words.reason, value: causeNames[language][cause ?? 'illness'].toLowerCase(), cents: null }],
      },
    ],
    stamp: type === 'invoice' ? `${words.paid} ${date}` : null,
    likeness: type,
    photo: false,
  })
}
