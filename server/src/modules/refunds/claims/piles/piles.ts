import type { FileType } from '@coussinet/contract/domain/requests.ts'
import type { RequestOf } from '@coussinet/contract/endpoint.ts'
import {
  type changeRefundPile,
  mostPileFiles,
  type PileGroup,
  type RefundPile,
} from '@coussinet/contract/refund-piles.ts'
import { mostDrafts, type RefundRequest } from '@coussinet/contract/refund-requests.ts'
import { type UnitOfWork, withUnit } from '#modules/notifications/notifications.ts'
import { findAnimals, findInsuredAnimals, lockMember } from '#modules/policy/policy.ts'
import { Problem, problem } from '#platform/core/problem.ts'
import { isId, newId } from '#platform/crypto/ids.ts'
import type { Db, RowLock } from '#platform/db/db.ts'
import type { Transact } from '#platform/db/transaction.ts'
import type { ReceivedFile } from '#platform/files/received-file.ts'
import type { Platform } from '#platform/portal.ts'
import { findContractCover, type RequestReader } from '../../cover/cover.ts'
import {
  findDocuments,
  moveDocument,
  type RequestDocument,
  fillFrom,
  queueReading,
  findUploadWait,
} from '../../documents/documents.ts'
import { toRequestFile, requestOwner } from '../files/request-files.ts'
import { readKnownRequests, type SoughtPaper } from '../requests/known-requests.ts'
import {
  countDrafts,
  deleteRequest,
  insertDraft,
  replaceAnimals,
  updateDraft,
} from '../requests/refund-requests.store.ts'
import { getRequest } from '../requests/request-view.ts'
import { type ArrivalRow, arrivalsOfPile, findPile, insertPile, keepGroups } from './arrivals.store.ts'
import { forgetArrivals, keepArrivals, toPileArrival, writeArrivals } from './arrivals.ts'
import { invoicesFor, mayBeRequest, type Sortable, type SortedGroup, sortPile } from './sort-pile.ts'

type PilePaper = Sortable & SoughtPaper

type PileInput = { reader: RequestReader; files: readonly ReceivedFile[] }

/**
 * Creates a pile from documents sent together. They are stored at once and processed one by one after the response; a refused one has its
 * reason at its index. Throws `conflict` before the contract begins and with too many open drafts, `validation_failed` at `files.0` … if
 * none is acceptable, `too_many_requests`, `unavailable`.
 */
export async function createPile(
  platform: Platform,
  transact: Transact,
  { reader, files }: PileInput,
): Promise<RefundPile> {
  const { member_id, now: at } = reader
  await findContractCover(platform.db, member_id)
  // Checked before the bytes are stored, and again once the member is locked.
  await expectsDrafts(platform.db, member_id, 1)
  const pile_id = newId()
  return withArrivals(platform, transact, { reader, pile_id, files }, async (tx) => {
    await expectsDrafts(tx.db, member_id, 1)
    await insertPile(tx.db, { member_id, pile_id, at })
    await tx.audit('refund_request.created', { subject_id: pile_id })
  })
}

/** Adds documents to a pile. Throws `not_found`, `conflict` if it would be too large, and the file errors of `createPile`. */
export async function addToPile(
  platform: Platform,
  transact: Transact,
  { reader, pile_id, files }: PileInput & { pile_id: string },
): Promise<RefundPile> {
  const { member_id, now: at } = reader
  await assertAcceptsPileFiles(platform.db, member_id, pile_id, files.length)
  return withArrivals(platform, transact, { reader, pile_id, files }, async ({ db }) => {
    await findPile(db, member_id, pile_id, { forUpdate: true })
    await assertAcceptsPileFiles(db, member_id, pile_id, files.length)
    await updateDraft(db, member_id, pile_id, {}, at)
  })
}

/** Checks before the bytes arrive: throws `not_found`, or `conflict` for a full pile. */
export async function assertAcceptsPileFiles(db: Db, member_id: string, pile_id: string, more: number): Promise<void> {
  if (!isId(pile_id) || !(await findPile(db, member_id, pile_id))) throw problem('not_found')
  const there = await findDocuments(db, member_id, 'request', [pile_id])
  const arrivals = await arrivalsOfPile(db, member_id, pile_id)
  if (there.length + arrivals.length + more > mostPileFiles) throw problem('conflict')
}

/** Stores files, then writes their rows with `work`; if an earlier call with the same key did so, deletes these bytes. */
async function withArrivals(
  platform: Platform,
  transact: Transact,
  { reader: { member_id, now: at }, pile_id, files }: PileInput & { pile_id: string },
  work: (tx: UnitOfWork) => Promise<void>,
): Promise<RefundPile> {
  const arrivals = await keepArrivals(platform, { member_id, request_id: pile_id, files })
  try {
    const write = withUnit(platform, { member_id, at }, async (tx) => {
      // Locks the member first and then the pile, the order used everywhere, so that concurrent forms count each other's drafts and
      // documents.
      await lockMember(tx.db, member_id)
      await work(tx)
      await writeArrivals(tx.db, platform, member_id, arrivals)
      await tx.announce('refund-requests')
      return getPile(tx.db, member_id, pile_id, platform.clock())
    })
    const pile = await transact(write)
    const shown = new Set(pile.arrivals.map(({ id }) => id))
    if (!arrivals.some(({ file_id }) => shown.has(file_id))) await forgetArrivals(platform.files, arrivals)
    return pile
  } catch (error) {
    // A refusal was rolled back. Any other error may hide a commit: then the sweep decides about the bytes.
    if (error instanceof Problem) await forgetArrivals(platform.files, arrivals)
    throw error
  }
}

/** Finds a pile with the requests that its documents would become; throws `not_found`. */
export async function getPile(db: Db, member_id: string, pile_id: string, now: Date): Promise<RefundPile> {
  const { files, groups, arrivals, papers, mailed_by } = await sortedPile(db, member_id, pile_id)
  const isWaiting = arrivals.some(waits)
  const until = isWaiting ? await findUploadWait(db, member_id, now) : null
  return {
    id: pile_id,
    status: isWaiting || files.some(({ reading }) => reading?.status === 'waiting') ? 'reading' : 'sorted',
    groups: await shownGroups(db, member_id, groups, papers),
    files: files.map(toRequestFile),
    arrivals: arrivals.map(toPileArrival),
    mailed_by,
    goes_on_at: until?.toISOString() ?? null,
  }
}

type PileChange = RequestOf<typeof changeRefundPile>['body']

/** Regroups the documents of a pile; throws `not_found` (also for an animal of another member), `validation_failed` at `groups`. */
export async function changePile(tx: UnitOfWork, pile_id: string, { groups }: PileChange): Promise<RefundPile> {
  const { db, member_id, at } = tx
  const { files, papers, groups: before } = await sortedPile(db, member_id, pile_id, { forUpdate: true })
  const moved = groups.flatMap(({ file_ids }) => file_ids)
  const known = new Set(files.map(({ file_id }) => file_id))
  const isWhole =
    moved.length === known.size && new Set(moved).size === known.size && moved.every((id) => known.has(id))
  if (!isWhole) throw problem('validation_failed', { errors: { groups: ['schema.invalid_type'] } })
  const animal_ids = [...new Set(groups.flatMap(({ animal_id }) => animal_id ?? []))]
  if (!animal_ids.every(isId) || (await findInsuredAnimals(db, member_id, animal_ids)).length < animal_ids.length)
    throw problem('not_found')
  const sorted = groups.map(({ animal_id = null, file_ids, is_request }): SortedGroup => {
    const group = { animal_id, file_ids }
    const isTold = is_request ?? before.some((one) => one.is_request && holdsSame(one, group))
    return isTold && !isRequest(group, papers) ? { ...group, is_request: true } : group
  })
  await keepGroups(db, { member_id, pile_id, groups: sorted, at })
  await tx.announce('refund-requests')
  return getPile(db, member_id, pile_id, at)
}

/**
 * Creates a draft from each group that is a request, filled from the reading of its invoice. The pile is then deleted, unless some of its
 * documents are still being processed or belong to no request. Throws `not_found`, `conflict`.
 */
export async function createDrafts(
  tx: UnitOfWork,
  platform: Platform,
  reader: RequestReader,
  pile_id: string,
): Promise<RefundRequest[]> {
  const { db, member_id, at } = tx
  await lockMember(db, member_id)
  const {
    files,
    groups: all,
    arrivals,
    papers,
    mailed_by,
  } = await sortedPile(db, member_id, pile_id, {
    forUpdate: true,
  })
  const groups = all.filter((group) => isRequest(group, papers))
  if (groups.length === 0) throw problem('conflict')
  // Documents that are not ready, or have no invoice yet, stay in the pile, which itself counts as a draft.
  const stays = arrivals.some(waits) || groups.length < all.length
  await expectsDrafts(db, member_id, stays ? groups.length : groups.length - 1)
  const drafts: RefundRequest[] = []
  for (const group of groups) {
    const request_id = newId()
    await insertDraft(db, { member_id, request_id, at, mailed_by })
    if (group.animal_id !== null) await replaceAnimals(db, member_id, request_id, [group.animal_id])
    await moveGroup(db, platform, { reader, pile_id, request_id, group, files })
    await tx.audit('refund_request.created', { subject_id: request_id })
    drafts.push(await getRequest(db, reader, request_id))
  }
  if (stays) await keepGroups(db, { member_id, pile_id, groups: [], at })
  else {
    await deleteRequest(db, member_id, pile_id)
    await tx.audit('refund_request.deleted', { subject_id: pile_id })
  }
  await tx.announce('refund-requests')
  return drafts
}

const waits = ({ refusal_code }: ArrivalRow) => refusal_code === null

type GroupMove = {
  reader: RequestReader
  pile_id: string
  request_id: string
  group: SortedGroup
  files: readonly RequestDocument[]
}

async function moveGroup(
  db: Db,
  platform: Platform,
  { reader: { member_id, now }, pile_id, request_id, group, files }: GroupMove,
): Promise<void> {
  const own = filesOfGroup(group, files)
  const invoice = invoiceOf(own)
  for (const file of own) {
    const { file_id } = file
    const type = file === invoice ? 'invoice' : typeOf(file, group, own)
    const animal_id = type === 'care-sheet' ? group.animal_id : null
    // Only an invoice is read in a draft.
    const reading = file === invoice ? file.reading : null
    await moveDocument(db, { member_id, file_id, from: pile_id, to: request_id, type, animal_id, reading })
    if (reading?.status === 'waiting') await queueReading(db, platform, { member_id, request_id, file_id })
  }
  if (invoice?.reading?.status !== 'done') return
  const { understood } = invoice.reading
  const owner = requestOwner({ member_id, request_id })
  const locked = await owner.lock(db)
  await fillFrom(db, { owner, locked }, { member_id, request_id, file_id: invoice.file_id }, { understood, at: now })
}

/** Type of a document in the draft: `care-sheet` for the first care sheet of a group with an animal, else `other`. */
function typeOf(file: RequestDocument, { animal_id }: SortedGroup, own: readonly RequestDocument[]): FileType {
  if (animal_id === null || documentOf(file) !== 'care_sheet') return 'other'
  return own.find((one) => documentOf(one) === 'care_sheet') === file ? 'care-sheet' : 'other'
}

const documentOf = ({ reading }: RequestDocument) => (reading?.status === 'done' ? reading.understood.document : null)

/** Invoice of a group: the document read as one, else the one that the member put first. */
const invoiceOf = (own: readonly RequestDocument[]) => own.find((file) => documentOf(file) === 'invoice') ?? own[0]

const filesOfGroup = <File extends { file_id: string }>({ file_ids }: SortedGroup, files: readonly File[]): File[] =>
  file_ids.flatMap((id) => files.find(({ file_id }) => file_id === id) ?? [])

const holdsSame = (one: SortedGroup, other: SortedGroup) =>
  one.file_ids.length === other.file_ids.length && one.file_ids.every((id) => other.file_ids.includes(id))

const isRequest = (group: SortedGroup, papers: readonly PilePaper[]) =>
  group.is_request ?? mayBeRequest(filesOfGroup(group, papers))

/** Groups as the member sees them: requests first. */
async function shownGroups(
  db: Db,
  member_id: string,
  groups: readonly SortedGroup[],
  papers: readonly PilePaper[],
): Promise<PileGroup[]> {
  const tiles = groups.map((group) => {
    const own = filesOfGroup(group, papers)
    const lead = own.find(({ document }) => document === 'invoice') ?? own[0]
    return { group, own, lead, is_request: isRequest(group, papers) }
  })
  const known = await readKnownRequests(
    db,
    member_id,
    tiles.flatMap(({ lead }) => lead ?? []),
  )
  const invoices = tiles.flatMap(({ lead }) => (lead?.document === 'invoice' ? lead : []))
  const shown = tiles.map(({ group: { animal_id, file_ids }, own, lead, is_request }, place) => ({
    care_date: lead?.care_date ?? null,
    clinic: lead?.clinic.name ?? null,
    total_cents: lead?.total_cents ?? null,
    animal_id,
    file_ids,
    is_request,
    offers: is_request ? [] : invoicesFor(own, invoices).map(({ file_id }) => file_id),
    requests: known[place] ?? [],
  }))
  return [...shown.filter((group) => group.is_request), ...shown.filter((group) => !group.is_request)]
}

/** Documents of a pile and its groups: first those that the member made, then newer documents, sorted automatically. */
async function sortedPile(db: Db, member_id: string, pile_id: string, { forUpdate = false }: RowLock = {}) {
  const pile = isId(pile_id) ? await findPile(db, member_id, pile_id, { forUpdate }) : undefined
  if (!pile) throw problem('not_found')
  const files = await findDocuments(db, member_id, 'request', [pile_id])
  const arrivals = await arrivalsOfPile(db, member_id, pile_id)
  const animals = await findAnimals(db, member_id)
  const there = (id: string) => files.some(({ file_id }) => file_id === id)
  const made = (pile.groups ?? [])
    .map((group) => ({ ...group, file_ids: group.file_ids.filter(there) }))
    .filter(({ file_ids }) => file_ids.length > 0)
  const placed = new Set(made.flatMap(({ file_ids }) => file_ids))
  const papers = files.map((file) => paperOf(file, animals))
  const sorted = sortPile(papers.filter(({ file_id }) => !placed.has(file_id)))
  return { files, arrivals, papers, groups: [...made, ...sorted], mailed_by: pile.mailed_by }
}

type PileAnimals = Awaited<ReturnType<typeof findAnimals>>

/** Facts by which a document is sorted. Its animal is found by identification number, else by a name that only one animal has. */
function paperOf({ file_id, reading }: RequestDocument, animals: PileAnimals): PilePaper {
  const read = reading?.status === 'done' ? reading.understood : null
  const sure = <T>(value: { value: T; sure: boolean } | null | undefined): T | null =>
    value?.sure ? value.value : null
  return {
    file_id,
    document: read?.document ?? null,
    care_date: sure(read?.care_date),
    clinic: { name: sure(read?.clinic), number: sure(read?.clinic_number) },
    animal_id: animalOf(sure(read?.chip), sure(read?.animal), animals),
    total_cents: sure(read?.total_cents),
    invoice_number: sure(read?.invoice_number),
  }
}

function animalOf(chip: string | null, name: string | null, animals: PileAnimals): string | null {
  const [own, ...others] =
    chip === null ? animals.filter((animal) => animal.name === name) : animals.filter(({ icad }) => icad === chip)
  return own && others.length === 0 ? own.animal_id : null
}

async function expectsDrafts(db: Db, member_id: string, more: number): Promise<void> {
  if ((await countDrafts(db, member_id)) + more > mostDrafts)
    throw problem('conflict', { errors: { drafts: ['drafts_limit'] }, params: { drafts: { limit: mostDrafts } } })
}
