import {
  mostVetLinks,
  type NewVetLink,
  type VetLink,
  vetLinkHours,
  type VetLinkInput,
} from '@coussinet/contract/vet-links.ts'
import type { FastifyRequest } from 'fastify'
import { linkAddress } from '#modules/accounts/accounts.ts'
import type { UnitOfWork } from '#modules/notifications/notifications.ts'
import { findInsuredAnimals, lockMember, findCorrespondent } from '#modules/policy/policy.ts'
import { fieldProblem, problem } from '#platform/core/problem.ts'
import { isId, newId } from '#platform/crypto/ids.ts'
import { hash } from '#platform/crypto/keys.ts'
import { writeMemberToken, readMemberOfToken } from '#platform/crypto/member-token.ts'
import type { Db } from '#platform/db/db.ts'
import { isUnexpired } from '#platform/db/expiry.ts'
import { getCaller, toAddressLine } from '#platform/http/caller.ts'
import { countAttempt } from '#platform/limits/attempts.ts'
import type { Platform } from '#platform/portal.ts'
import { animalsOfRequests, awaitedOfRequests, changeDraft, lockRequest, findRequestStatus } from '../claims/claims.ts'
import type { RequestReader } from '../cover/cover.ts'
import { findDocuments } from '../documents/documents.ts'
import { changeQuote, lockQuoteDraft, findQuotes } from '../quotes/quotes.ts'
import {
  endVetLinks,
  findVetLinks,
  insertVetLink,
  type VetLinkPurpose,
  type VetLinkRow,
  findVetLinkByToken,
} from './vet-links.store.ts'

// Somebody who makes them in a row makes them for nobody.
const perDay = { limit: 40, window_seconds: 86_400 }

type VetLinkSubject = { request_id: string } | { quote_id: string }

/**
 * Makes a link for a vet: its token is stored as a hash and names its member only to the portal. It replaces a working one for the same
 * animal and subject. Throws `not_found`, `validation_failed`, `too_many_requests`, and `conflict` where no document is taken or with too
 * many working links.
 */
export async function issueVetLink(
  tx: UnitOfWork,
  { config }: Pick<Platform, 'config'>,
  reader: RequestReader,
  { request_id, quote_id, animal_id, shows_amount }: VetLinkInput,
): Promise<NewVetLink> {
  const { db, member_id, at } = tx
  const subject = toSubject(request_id, quote_id)
  const [own] = isId(animal_id) ? await findInsuredAnimals(db, member_id, [animal_id]) : []
  if (!own) throw problem('not_found')
  const purpose =
    'quote_id' in subject
      ? await prepareQuote(tx, reader, { ...subject, animal_id })
      : await prepareRequest(tx, reader, { ...subject, animal_id })
  // Locked after its subject, as when a draft is filed; links that are made at the same time are counted one after the other.
  await lockMember(db, member_id)
  await countAttempt(db, { key: `vet links ${member_id}`, ...perDay }, at)
  const working = (await findVetLinks(db, member_id, at)).filter(({ used_at }) => used_at === null)
  const former = working.filter((one) => one.animal_id === animal_id && isAbout(one, subject))
  if (working.length - former.length >= mostVetLinks) throw problem('conflict')
  for (const { link_id } of former) await endVetLinks(db, member_id, at, link_id)
  const token = writeMemberToken(config.secret, member_id)
  const link = {
    link_id: newId(),
    purpose,
    request_id: request_id ?? null,
    quote_id: quote_id ?? null,
    animal_id,
    shows_amount,
    created_at: at,
    expires_at: new Date(at.getTime() + vetLinkHours * 3_600_000),
  }
  await insertVetLink(db, { ...link, member_id, token_hash: hash(token) })
  await tx.audit('vet_link.made', { subject_id: link.link_id, details: { ...subject, animal_id, shows_amount } })
  await tx.announce(getTopic(link))
  const shown = toVetLink({ ...link, opened_at: null, revoked_at: null, used_at: null, file_ids: [] })
  return { ...shown, href: linkAddress(config, '/vet', token) }
}

function toSubject(request_id: string | undefined, quote_id: string | undefined): VetLinkSubject {
  if (quote_id !== undefined && request_id === undefined && isId(quote_id)) return { quote_id }
  if (quote_id !== undefined)
    throw request_id === undefined ? problem('not_found') : fieldProblem('quote_id', 'schema.invalid_type')
  if (request_id === undefined) throw fieldProblem('request_id', 'required')
  if (!isId(request_id)) throw problem('not_found')
  return { request_id }
}

const isAbout = ({ request_id, quote_id }: VetLinkRow, subject: VetLinkSubject) =>
  'quote_id' in subject ? quote_id === subject.quote_id : request_id === subject.request_id

/** Topic of the hint to open pages. */
export const getTopic = ({ quote_id }: Pick<VetLinkRow, 'quote_id'>) =>
  quote_id === null ? ('refund-requests' as const) : ('quotes' as const)

/** Locks a request and returns the purpose of its link; a draft without an animal gets the link's. */
async function prepareRequest(
  tx: UnitOfWork,
  reader: RequestReader,
  { request_id, animal_id }: { request_id: string; animal_id: string },
): Promise<VetLinkPurpose> {
  const { db, member_id } = tx
  const request = await lockRequest(db, member_id, request_id)
  if (!request) throw problem('not_found')
  const animals = await animalsOfRequests(db, member_id, [request_id])
  const isOther = animals.length > 0 && !animals.some((one) => one.animal_id === animal_id)
  if (isOther) throw fieldProblem('animal_id', 'schema.invalid_type')
  if (request.status === 'action-required') {
    const awaited = awaitedAbout(await awaitedOfRequests(db, member_id, [request_id]), animal_id)
    if (awaited.every(({ file_id }) => file_id !== null)) throw problem('conflict')
    return 'answer'
  }
  if (request.status !== 'draft' || request.is_pile)
    throw problem('conflict', { params: { status: { current: request.status } } })
  if (animals.length === 0) await changeDraft(tx, reader, request_id, { animal_ids: [animal_id] })
  return 'draft'
}

/** Awaited documents about an animal, or about none. */
export const awaitedAbout = <A extends { type: unknown; animal_id: string | null }>(
  awaited: A[],
  animal_id: string,
): A[] => awaited.filter((one) => one.type !== null && (one.animal_id === null || one.animal_id === animal_id))

async function prepareQuote(
  tx: UnitOfWork,
  reader: RequestReader,
  { quote_id, animal_id }: { quote_id: string; animal_id: string },
): Promise<VetLinkPurpose> {
  const quote = await lockQuoteDraft(tx.db, tx.member_id, quote_id)
  if (quote.animal_id !== null && quote.animal_id !== animal_id) throw fieldProblem('animal_id', 'schema.invalid_type')
  if (quote.animal_id === null) await changeQuote(tx, reader, quote_id, { animal_id })
  return 'quote'
}

function toVetLink(row: VetLinkRow): VetLink {
  const { link_id, request_id, quote_id, animal_id, shows_amount, file_ids } = row
  return {
    id: link_id,
    request_id,
    quote_id,
    animal_id,
    shows_amount,
    created_at: row.created_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
    opened_at: row.opened_at?.toISOString() ?? null,
    sent_at: row.used_at?.toISOString() ?? null,
    file_ids,
  }
}

/** Lists the links of a member that are neither revoked nor expired, newest first. */
export async function findShownVetLinks(db: Db, member_id: string, at: Date): Promise<VetLink[]> {
  const rows = await findVetLinks(db, member_id, at)
  const documents = [
    ...(await findDocuments(db, member_id, 'request', idsOf(rows, 'request_id'))),
    ...(await findDocuments(db, member_id, 'quote', idsOf(rows, 'quote_id'))),
  ]
  const there = new Set(documents.map(({ file_id }) => file_id))
  return rows.map((row) => toVetLink({ ...row, file_ids: row.file_ids.filter((id) => there.has(id)) }))
}

const idsOf = (rows: readonly VetLinkRow[], column: 'request_id' | 'quote_id') => [
  ...new Set(rows.flatMap((row) => row[column] ?? [])),
]

/** Makes a link stop working; nothing happens if it was used, and what came by it stays. Throws `not_found`. */
export async function endVetLink(tx: UnitOfWork, link_id: string): Promise<void> {
  const { db, member_id, at } = tx
  const links = isId(link_id) ? await findVetLinks(db, member_id, at) : []
  if (!links.some((one) => one.link_id === link_id)) throw problem('not_found')
  await revoke(tx, link_id)
}

/** Makes every link of a member stop working: it was not the member who made them. */
export const revokeVetLinks = (tx: UnitOfWork): Promise<void> => revoke(tx)

async function revoke(tx: UnitOfWork, link_id?: string): Promise<void> {
  for (const ended of await endVetLinks(tx.db, tx.member_id, tx.at, link_id)) {
    await tx.audit('vet_link.revoked', { subject_id: ended.link_id })
    await tx.announce(getTopic(ended))
  }
}

// A clinic opens links of many members from one address: known ones never wait for those that are unknown.
const unknownTokens = { limit: 60, window_seconds: 3600 }
// Far above what a page needs that looks again while a document is read.
const callsOfLink = { limit: 1200, window_seconds: 3600 }
const formsOfAddress = { limit: 600, window_seconds: 3600 }

export type FoundVetLink = { member_id: string; locale: string; link: VetLinkRow }

/** Counts the forms of an address before their files arrive. Throws `too_many_requests`. */
export const countVetForm = ({ db, clock }: Pick<Platform, 'db' | 'clock'>, request: FastifyRequest): Promise<void> =>
  countAttempt(db, { key: `vet forms ${toAddressLine(getCaller(request).address)}`, ...formsOfAddress }, clock())

/**
 * Finds the link of a token and its member. Throws the same `expired` for one that is unknown, late or revoked, or whose member is gone,
 * closed or may file nothing; a used one is found. Throws `too_many_requests` too.
 */
export async function findVetLink(
  { db, clock, config }: Pick<Platform, 'db' | 'clock' | 'config'>,
  token: string,
  request: FastifyRequest,
): Promise<FoundVetLink> {
  const at = clock()
  const member_id = readMemberOfToken(config, token)
  const link = member_id && (await findVetLinkByToken(db, member_id, hash(token)))
  const member = link && (await findCorrespondent(db, member_id))
  const isOpen = link && link.revoked_at === null && (link.used_at !== null || isUnexpired(link, at))
  const mayFile = member && member.disabled_at === null && member.permissions.includes('refunds:write')
  if (!isOpen || !mayFile) {
    await countAttempt(db, { key: `vet links of ${toAddressLine(getCaller(request).address)}`, ...unknownTokens }, at)
    throw problem('expired')
  }
  await countAttempt(db, { key: `vet link ${link.link_id}`, ...callsOfLink }, at)
  return { member_id, locale: member.locale, link }
}

/** Status of what a link is for; null if it is gone. */
export async function findStatusOfSubject(db: Db, member_id: string, link: VetLinkRow): Promise<string | null> {
  if (link.request_id !== null) return findRequestStatus(db, member_id, link.request_id)
  if (link.quote_id === null) return null
  // The day tells only whether an agreement has lapsed, and a draft has none.
  const [quote] = await findQuotes(db, member_id, { quote_id: link.quote_id, today: '1900-01-01' })
  return quote?.status ?? null
}

const takingStatus = { draft: 'draft', answer: 'action-required', quote: 'draft' } as const

/** Tells whether a link takes documents: not used, and its subject still where it was. */
export const isTaking = (link: VetLinkRow, status: string | null, at: Date): boolean =>
  link.used_at === null && link.revoked_at === null && isUnexpired(link, at) && status === takingStatus[link.purpose]
