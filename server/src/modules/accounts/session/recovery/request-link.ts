import { deriveKey, keyedHash } from '#platform/crypto/keys.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import { type Caller, toAddressLine } from '#platform/http/caller.ts'
import type { Platform } from '#platform/portal.ts'
import { countCall, loginNameHash } from '../session.ts'

export const recoveryQueue = 'session.recovery'

/** Payload of the job: nothing in clear of who asks, or for whom. */
export type LinkRequest = {
  request_id: string
  kind: 'recovery' | 'activation'
  /** hex */
  name_hash: string
  /** hex */
  address_hash: string
}

type LinkRequestInput = { username: string; kind: LinkRequest['kind']; request_id: string }

/**
 * Takes the wish for a link. Nobody is looked up here: the same work is done for a name that nobody bears,
 * and a job decides. Throws `too_many_requests` for an address that calls too often.
 */
export async function requestLink(
  platform: Platform,
  { username, kind, request_id }: LinkRequestInput,
  caller: Caller,
): Promise<void> {
  const { db, config, jobs, log } = platform
  await countCall(platform, caller)
  const address_hash = keyedHash(deriveKey(config.secret, 'address'), toAddressLine(caller.address)).toString('hex')
  const request: LinkRequest = { request_id, kind, name_hash: loginNameHash(username).toString('hex'), address_hash }
  await inTransaction(db, (tx) => jobs.send(tx, recoveryQueue, request))
  log.info({ event: 'recovery_asked', kind }, 'a link was asked for')
}
