import { createHash } from 'node:crypto'
import type { RequestOf } from '@coussinet/contract/endpoint.ts'
import { type FileType } from '@coussinet/contract/fields.ts'
import type { changeRefundPile, PileGroup, RefundPile } from '@coussinet/contract/refund-piles.ts'
import { mostDrafts, type RefundRequest } from '@coussinet/contract/refund-requests.ts'
import { findAnimals, insuredAnimals, lockMember } from '#modules/policy/policy.ts'
import { isId, newId } from '#platform/crypto/ids.ts'
import type { Db } from '#platform/db/db.ts'
import { announce } from '#platform/events.ts'
import { withKeptFiles } from '#platform/files/kept-files.ts'
import type { ReceivedFile } from '#platform/http/multipart.ts'
import { problem } from '#platform/http/problem.ts'
import type { Platform } from '#platform/portal.ts'
import { audit } from '#platform/records/audit.ts'
import { contractCoverOf } from '../decision/contract-cover.ts'
import { toRequestFile } from '../files/request-file.ts'
import { type FileRow, filesOfRequests, insertFile } from '../files/request-files.store.ts'
import { takeUploads } from '../files/upload-limits.ts'
import { fillFrom } from '../readings/read-file.ts'
import { queueReading } from '../readings/reading-queue.ts'
import { countDrafts, deleteRequest, insertDraft, replaceAnimals } from '../requests/refund-requests.store.ts'
import { type Reader, requestOf } from '../requests/request-view.ts'
import { findPile, insertPile, keepGroups, moveFile } from './piles.store.ts'
import { type Sortable, type SortedGroup, sortPile } from './sort-pile.ts'

type Transact = <T>(work: (db: Db) => Promise<T>) => Promise<T>

/**
 * Begins a pile with the documents that came at once, all of them or none. Throws `conflict` before the contract and where
 * enough drafts are open, `validation_failed` at `files.0` …, `too_many_requests`, `unavailable`.
 */
export async function createPile(
  platform: Platform,
  transact: Transact,
  { reader, files }: { reader: Reader; files: readonly ReceivedFile[] },
): Promise<RefundPile> {
  const { db, config } = platform
  const { member_id, now: at } = reader
  await contractCoverOf(db, member_id)
  const giveBack = await takeUploads(db, { member_id, files, at })
  let is_kept = false
  try {
    const { pile } = await withKeptFiles(platform, { received: files, thumbnails: true }, (kept) =>
      transact(async (tx) => {
        await expectsDrafts(tx, member_id, 1)
        const pile_id = newId()
        await insertPile(tx, { member_id, pile_id, at })
        for (const [place, file] of kept.entries()) {
          const row: FileRow = {
            ...file,
            source_sha256: createHash('sha256')
              .update(files[place]?.bytes ?? '')
              .digest('hex'),
            request_id: pile_id,
            type: 'other',
            animal_id: null,
            status: 'received',
            refusal_code: null,
            received_at: at,
            reading: config.reading ? { status: 'waiting' } : null,
          }
          await insertFile(tx, member_id, row)
          if (row.reading) await queueReading(tx, platform, { member_id, request_id: pile_id, file_id: row.file_id })
        }
        await audit(tx, { member_id, action: 'refund_request.created', subject_id: pile_id, at })
        await announce(tx, member_id, 'refund-requests')
        return { is_kept: true, pile: await pileOf(tx, member_id, pile_id) }
      }),
    )
    is_kept = true
    return pile
  } finally {
    if (!is_kept) await giveBack()
  }
}

/** A pile with the requests that its documents would become; throws `not_found`. */
export async function pileOf(db: Db, member_id: string, pile_id: string): Promise<RefundPile> {
  const { files, groups } = await sortedPile(db, member_id, pile_id, 'look')
  return {
    id: pile_id,
    status: files.some(({ reading }) => reading?.status === 'waiting') ? 'reading' : 'sorted',
    groups: groups.map((group) => shownGroup(group, files)),
    files: files.map(toRequestFile),
  }
}

type Moves = RequestOf<typeof changeRefundPile>['body']

/** Moves the documents of a pile; throws `not_found` (an animal of others too), `validation_failed` at `groups`. */
export async function changePile(db: Db, reader: Reader, pile_id: string, { groups }: Moves): Promise<RefundPile> {
  const { member_id, now: at } = reader
  const { files } = await sortedPile(db, member_id, pile_id, 'hold')
  const moved = groups.flatMap(({ file_ids }) => file_ids)
  const known = new Set(files.map(({ file_id }) => file_id))
  const isWhole =
    moved.length === known.size && new Set(moved).size === known.size && moved.every((id) => known.has(id))
  if (!isWhole) throw problem('validation_failed', { errors: { groups: ['schema.invalid_type'] } })
  const animal_ids = [...new Set(groups.flatMap(({ animal_id }) => animal_id ?? []))]
  if (!animal_ids.every(isId) || (await insuredAnimals(db, member_id, animal_ids, 'look')).length < animal_ids.length)
    throw problem('not_found')
  const kept = groups.map(({ animal_id = null, file_ids }) => ({ animal_id, file_ids }))
  await keepGroups(db, { member_id, pile_id, groups: kept, at })
  await announce(db, member_id, 'refund-requests')
  return pileOf(db, member_id, pile_id)
}

/** Makes a draft of each group, filled by what was read of its invoice; the pile is gone then. Throws `not_found`, `conflict`. */
export async function makeDrafts(
  db: Db,
  platform: Platform,
  reader: Reader,
  pile_id: string,
): Promise<RefundRequest[]> {
  const { member_id, now: at } = reader
  const { files, groups } = await sortedPile(db, member_id, pile_id, 'hold')
  if (groups.length === 0) throw problem('conflict')
  // The pile was one of them.
  await expectsDrafts(db, member_id, groups.length - 1)
  const drafts: RefundRequest[] = []
  for (const group of groups) {
    const request_id = newId()
    await insertDraft(db, { member_id, request_id, at, carried: undefined })
    if (group.animal_id !== null) await replaceAnimals(db, member_id, request_id, [group.animal_id])
    await moveGroup(db, platform, { reader, pile_id, request_id, group, files })
    await audit(db, { member_id, action: 'refund_request.created', subject_id: request_id, at })
    drafts.push(await requestOf(db, reader, request_id))
  }
  await deleteRequest(db, member_id, pile_id)
  await audit(db, { member_id, action: 'refund_request.deleted', subject_id: pile_id, at, actor: 'member' })
  await announce(db, member_id, 'refund-requests')
  return drafts
}

type Move = { reader: Reader; pile_id: string; request_id: string; group: SortedGroup; files: readonly FileRow[] }

async function moveGroup(
  db: Db,
  platform: Platform,
  { reader: { member_id, now }, pile_id, request_id, group, files }: Move,
): Promise<void> {
  const own = filesOfGroup(group, files)
  const invoice = invoiceOf(own)
  for (const file of own) {
    const { file_id } = file
    const type = file === invoice ? 'invoice' : typeOf(file, group, own)
    const animal_id = type === 'care-sheet' ? group.animal_id : null
    // Only an invoice is read in a draft.
    const reading = file === invoice ? file.reading : null
    await moveFile(db, { member_id, file_id, from: pile_id, to: request_id, type, animal_id, reading })
    if (reading?.status === 'waiting') await queueReading(db, platform, { member_id, request_id, file_id })
  }
  if (invoice?.reading?.status === 'done')
    await fillFrom(db, { member_id, request_id, file_id: invoice.file_id }, invoice.reading.understood, now)
}

/** A care sheet of the group's animal takes the place of one; any other paper goes with the request. */
function typeOf(file: FileRow, { animal_id }: SortedGroup, own: readonly FileRow[]): FileType {
  if (animal_id === null || documentOf(file) !== 'care_sheet') return 'other'
  return own.find((one) => documentOf(one) === 'care_sheet') === file ? 'care-sheet' : 'other'
}

const documentOf = ({ reading }: FileRow) => (reading?.status === 'done' ? reading.understood.document : null)

/** The invoice of a group: what reads as one, else what the member put first. */
const invoiceOf = (own: readonly FileRow[]) => own.find((file) => documentOf(file) === 'invoice') ?? own[0]

const filesOfGroup = ({ file_ids }: SortedGroup, files: readonly FileRow[]) =>
  file_ids.flatMap((id) => files.find(({ file_id }) => file_id === id) ?? [])

function shownGroup(group: SortedGroup, files: readonly FileRow[]): PileGroup {
  const reading = invoiceOf(filesOfGroup(group, files))?.reading
  const read = reading?.status === 'done' ? reading.understood : null
  return {
    care_date: read?.care_date?.sure ? read.care_date.value : null,
    clinic: read?.clinic?.sure ? read.clinic.value : null,
    ...group,
  }
}

/** The documents of a pile and its groups: those that the member made, and behind them what came since, sorted. */
async function sortedPile(db: Db, member_id: string, pile_id: string, hold: 'hold' | 'look') {
  const pile = isId(pile_id) ? await findPile(db, member_id, pile_id, hold) : undefined
  if (!pile) throw problem('not_found')
  const files = await filesOfRequests(db, member_id, [pile_id])
  const animals = await findAnimals(db, member_id)
  const there = (id: string) => files.some(({ file_id }) => file_id === id)
  const made = (pile.groups ?? [])
    .map(({ animal_id, file_ids }) => ({ animal_id, file_ids: file_ids.filter(there) }))
    .filter(({ file_ids }) => file_ids.length > 0)
  const placed = new Set(made.flatMap(({ file_ids }) => file_ids))
  const loose = files.filter(({ file_id }) => !placed.has(file_id))
  return { files, groups: [...made, ...sortPile(loose.map((file) => sortable(file, animals)))] }
}

type Animals = Awaited<ReturnType<typeof findAnimals>>

function sortable({ file_id, reading }: FileRow, animals: Animals): Sortable {
  const read = reading?.status === 'done' ? reading.understood : null
  const chip = read?.chip?.sure ? read.chip.value : null
  const sure = <T>(value: { value: T; sure: boolean } | null | undefined): T | null =>
    value?.sure ? value.value : null
  return {
    file_id,
    document: read?.document ?? null,
    care_date: sure(read?.care_date),
    clinic: sure(read?.clinic_number) ?? sure(read?.clinic),
    animal_id: chip === null ? null : (animals.find(({ icad }) => icad === chip)?.animal_id ?? null),
    total_cents: sure(read?.total_cents),
  }
}

async function expectsDrafts(db: Db, member_id: string, more: number): Promise<void> {
  await lockMember(db, member_id)
  if ((await countDrafts(db, member_id)) + more > mostDrafts)
    throw problem('conflict', { errors: { drafts: ['drafts_limit'] }, params: { drafts: { limit: mostDrafts } } })
}
