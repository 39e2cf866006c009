import type { FastifyRequest } from 'fastify'
import { findCorrespondent } from '#modules/policy/policy.ts'
import { problem } from '#platform/core/problem.ts'
import { hash } from '#platform/crypto/keys.ts'
import { readMemberOfToken } from '#platform/crypto/member-token.ts'
import type { Db } from '#platform/db/db.ts'
import { isUnexpired } from '#platform/db/expiry.ts'
import { getCaller, toAddressLine } from '#platform/http/caller.ts'
import { countAttempt } from '#platform/limits/attempts.ts'
import type { Platform } from '#platform/portal.ts'
import { findRequestStatus } from '../claims/claims.ts'
import { findQuotes } from '../quotes/quotes.ts'
import { findVetLinkByToken, type VetLinkRow } from './vet-links.store.ts'

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
