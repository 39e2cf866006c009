import { randomInt } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { inUnit, type UnitOfWork } from '#modules/notifications/notifications.ts'
import { findAccountState } from '#modules/policy/policy.ts'
import { Problem, problem } from '#platform/core/problem.ts'
import { clockSkew } from '#platform/db/expiry.ts'
import { countAttempt } from '#platform/limits/attempts.ts'
import { sendMail } from '#platform/outbox/outbox.ts'
import type { Platform } from '#platform/portal.ts'
import { maskEmail } from '#platform/text/mask.ts'
import { hasHadIdentity } from '../../identities/identities.store.ts'
import { countLinks } from '../links.store.ts'
import { linkAddress, createLink } from '../links.ts'
import { findByName } from '../session.store.ts'
import { findRecipient } from './recipient.ts'
import {
  activationLetter,
  alreadyActiveLetter,
  linkHeldLetter,
  recoveryLetter,
  toFormerAddress,
} from './recovery.mails.ts'
import type { LinkRequest } from './request-link.ts'

const hour = 3600
const day = 24 * hour
/** milliseconds */
const [shortestPause, longestPause] = [100, 400]

/** Looks up who asked, and mails the link that fits: once, however often the job runs, and seldom enough. */
export async function mailLink(platform: Platform, request: LinkRequest): Promise<void> {
  const { db, log } = platform
  const { request_id, kind } = request
  // At once, the work for a name that somebody bears would delay the very answer, and tell (measured: AUC 0.9).
  await setTimeout(randomInt(shortestPause, longestPause))
  const found = await findByName(db, Buffer.from(request.name_hash, 'hex'))
  const member_id = found?.member_id
  try {
    const mailed =
      found && !found.disabled_at
        ? await inUnit(platform, { member_id: found.member_id, actor: 'system' }, (tx) => write(tx, platform, request))
        : null
    log.info(
      { event: mailed ? 'recovery_mailed' : 'recovery_ignored', kind, member_id, request_id },
      'a wish for a link was answered',
    )
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'too_many_requests') throw error
    log.warn({ event: 'recovery_limited', kind, member_id, request_id }, 'no more links for now')
  }
}

/** All of it in the caller's transaction; throws `too_many_requests`, so that nothing is counted. */
async function write(
  tx: UnitOfWork,
  platform: Platform,
  { request_id, kind, address_hash }: LinkRequest,
): Promise<'recovery' | 'activation' | null> {
  const { db, member_id, at } = tx
  const { config } = platform
  // A job that runs again has mailed already.
  await countAttempt(db, { key: `recovery of ${request_id}`, limit: 1, window_seconds: day }, at)
  const member = await findAccountState(db, member_id, { forUpdate: true })
  if (!member || member.disabled_at) return null
  const recent = await countLinks(db, member_id, ['recovery', 'activation'], {
    after: new Date(at.getTime() - hour * 1000),
    until: new Date(at.getTime() + clockSkew),
  })
  // SEC-10
  if (recent >= config.link_mails_per_member) throw problem('too_many_requests')
  const { link_mails_per_address: limit } = config
  await countAttempt(db, { key: `recovery address ${address_hash}`, limit, window_seconds: hour }, at)

  // A freeze may have taken the password away, and who signs in by a provider may never have had one: they know the portal.
  const isNew = member.password_hash === null && member.frozen_at === null && !(await hasHadIdentity(db, member_id))
  const purpose = isNew ? 'activation' : 'recovery'
  const { token, expires_at } = await createLink(db, { member_id, purpose, at })
  const { email, held, firstname, reader } = await findRecipient(db, member_id, at)
  const facts = { firstname, href: linkAddress(config, '/password-reset', token), public_url: config.public_url }
  const isActive = kind === 'activation' && member.password_hash !== null
  const letterOf = isNew ? activationLetter : isActive ? alreadyActiveLetter : recoveryLetter
  await tx.audit(`${purpose}.mailed`)
  const letter = letterOf(reader.language, facts)
  await sendMail(db, platform, {
    member_id,
    to: email,
    reader,
    letter: held ? toFormerAddress(reader.language, letter) : letter,
    expires_at,
  })
  if (held)
    await sendMail(db, platform, {
      member_id,
      to: held.email,
      reader,
      letter: linkHeldLetter(reader, { firstname, sent_to: maskEmail(email), until: held.until }),
    })
  return purpose
}
