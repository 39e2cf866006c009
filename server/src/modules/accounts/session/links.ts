import { randomBytes } from 'node:crypto'
import type { Config } from '#platform/config/config.ts'
import { problem } from '#platform/core/problem.ts'
import { hash, type Secrets } from '#platform/crypto/keys.ts'
import { writeMemberToken } from '#platform/crypto/member-token.ts'
import type { Db } from '#platform/db/db.ts'
import { addLink, findLink, consumeLink, revokeLinks } from './links.store.ts'

const minute = 60_000
const day = 24 * 60 * minute

/** Lives of links in milliseconds: SEC-08; a notice's way out longer, for one who is away. */
export const linkLives = {
  recovery: 30 * minute,
  activation: day,
  transfer: 10 * minute,
  email: day,
  freeze: 14 * day,
  continuation: 5 * minute,
} as const
export type LinkPurpose = keyof typeof linkLives
type LinkPath = '/vet' | '/password-reset' | '/transfer' | '/continue' | '/email-confirmation' | '/not-me'
export const linkPurposes = [
  'recovery',
  'activation',
  'transfer',
  'email',
  'freeze',
  'continuation',
] as const satisfies LinkPurpose[]

// A newer link kills the older ones of its kind; of the ways out each notice has its own.
const rivals: Record<LinkPurpose, readonly LinkPurpose[]> = {
  recovery: ['recovery', 'activation'],
  activation: ['recovery', 'activation'],
  transfer: ['transfer'],
  email: ['email'],
  freeze: [],
  continuation: ['continuation'],
}

type CreatedLink = { token: string; expires_at: Date }
type NewLink = {
  member_id: string
  purpose: LinkPurpose
  at: Date
  details?: Record<string, string>
  /** makes a token that names its member, encrypted */
  secrets?: Secrets
}
export type MailedLink = { member_id: string; purpose: LinkPurpose; details: Record<string, string>; created_at: Date }

/** Makes a link's token: 256 random bits, of which the hash alone is kept. */
export async function createLink(
  db: Db,
  { member_id, purpose, at, details = {}, secrets }: NewLink,
): Promise<CreatedLink> {
  const token = secrets ? writeMemberToken(secrets.secret, member_id) : randomBytes(32).toString('base64url')
  const expires_at = new Date(at.getTime() + linkLives[purpose])
  await revokeLinks(db, member_id, rivals[purpose], at)
  await addLink(db, { token_hash: hash(token), member_id, purpose, details, created_at: at, expires_at })
  return { token, expires_at }
}

/** Looks at a link without using it; throws the same `expired` for one that is used, late, unknown, or for something else. */
export async function readLink(db: Db, token: string, purposes: readonly LinkPurpose[], at: Date): Promise<MailedLink> {
  const link = await findLink(db, hash(token), purposes, at)
  if (!link) throw problem('expired')
  return link
}

/**
 * The address of a page with a link's token, as mails and the insurer's people hand it over. After `#`: what is there is
 * sent to no server, and stands in no log of a proxy.
 */
export const linkAddress = ({ public_url }: Pick<Config, 'public_url'>, path: LinkPath, token: string): string =>
  `${public_url}${path}#token=${token}`

/** Uses a link: of many calls at once one gets it, the others `expired`. */
export async function useLink(db: Db, token: string, purposes: readonly LinkPurpose[], at: Date): Promise<MailedLink> {
  const link = await consumeLink(db, hash(token), purposes, at)
  if (!link) throw problem('expired')
  return link
}

export { revokeLinks }
