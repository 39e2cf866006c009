import { addMonths, today } from '@coussinet/contract/domain/days.ts'
import type { Platform } from '#platform/portal.ts'
import { sweepAuthorizations } from './identities/authorizations.store.ts'
import { sweepProviderSessions } from './identities/identities.store.ts'
import { deleteOldWaves } from './invitations/invitations.store.ts'
import { mailInvitations } from './invitations/invitations.ts'
import { sweepChallenges } from './passkeys/challenges.store.ts'
import { sweepFormerContacts } from './security/account-changes/former-contacts.ts'
import { mailLink } from './session/recovery/mail-link.ts'
import { type LinkRequest, recoveryQueue } from './session/recovery/request-link.ts'
import { sweepTokens } from './session/session.store.ts'
import { sessionLife } from './session/session.ts'

const pace = { at_once: 20, tries: 8, longest_pause: 300, longest_run: 60 }

/** Mails requested links; sweeps expired tokens, links, counters and stored answers every hour. */
async function sessionJobs(platform: Platform): Promise<void> {
  const { jobs, db, clock } = platform
  await jobs.workMany<LinkRequest>(recoveryQueue, pace, (request) => mailLink(platform, request))
  await jobs.every('session.sweep', '17 * * * *', () => sweepTokens(db, clock()))
}

/** Deletes, every hour, challenges that were not answered in time. */
async function passkeyJobs({ jobs, db, clock }: Platform): Promise<void> {
  await jobs.every('passkeys.sweep', '23 * * * *', () => sweepChallenges(db, clock()))
}

/** Deletes, every hour, authorizations that did not come back in time, and ID tokens of sessions that are over. */
async function identityJobs({ jobs, db, clock }: Platform): Promise<void> {
  await jobs.every('identities.sweep', '27 * * * *', async () => {
    await sweepAuthorizations(db, clock())
    await sweepProviderSessions(db, new Date(clock().getTime() - sessionLife))
  })
}

/** Deletes, every day, contacts that members replaced 30 days ago. */
async function securityJobs({ jobs, db, clock }: Platform): Promise<void> {
  await jobs.every('security.former-contacts', '47 3 * * *', () => sweepFormerContacts(db, clock()))
}

const monthsOfWaves = 12

/** Mails, every minute, the due part of the waves of invitations; deletes, every day, waves that ended a year ago. */
async function invitationJobs(platform: Platform): Promise<void> {
  const { jobs, db, clock } = platform
  await jobs.every('invitations.mail', '* * * * *', () => mailInvitations(platform))
  await jobs.every('invitations.sweep', '53 3 * * *', async () => {
    await deleteOldWaves(db, new Date(addMonths(today(clock()), -monthsOfWaves)))
  })
}

/** Mails requested links, and sweeps what has expired. */
export async function accountsJobs(platform: Platform): Promise<void> {
  await sessionJobs(platform)
  await passkeyJobs(platform)
  await identityJobs(platform)
  await securityJobs(platform)
  await invitationJobs(platform)
}
