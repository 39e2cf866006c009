import type { ContractEnding, ContractEndings } from '@coussinet/contract/contract-info.ts'
import { tellInsurer } from '#modules/events/events.ts'
import { notify } from '#modules/notifications/notifications.ts'
import { contractOf, correspondentOf, type EndingRow, findEndings, insertEnding } from '#modules/policy/policy.ts'
import { audit } from '#platform/audit.ts'
import { type Day, today } from '@coussinet/contract/domain/days.ts'
import type { Db } from '#platform/db.ts'
import { announce } from '#platform/events.ts'
import { newId } from '#platform/ids.ts'
import { sendMail } from '#platform/outbox/outbox.ts'
import type { Platform } from '#platform/portal.ts'
import { problem } from '#platform/problem.ts'
import { newReference } from '#platform/reference.ts'
import { languageOf } from '@coussinet/contract/domain/messages.ts'
import { acknowledgement } from './endings.mails.ts'
import { possibleEndings } from './possible-endings.ts'

type Kind = ContractEnding['kind']
type Sending = Pick<Platform, 'clock' | 'config' | 'jobs'>

/** What can be asked for today, and what was; nothing for a member before the contract. */
export async function endingsOf(db: Db, member_id: string, today: Day): Promise<ContractEndings> {
  const contract = await contractOf(db, member_id)
  if (!contract) return { withdrawal: null, termination: null, data: [] }
  const data = (await findEndings(db, member_id)).map(toEnding)
  return { ...possibleEndings(contract, data, today), data }
}

function toEnding({ ending_id, kind, reference, requested_at, ends_on }: EndingRow): ContractEnding {
  return { id: ending_id, kind, reference, requested_at: requested_at.toISOString(), ends_on }
}

const letters: Record<Kind, string> = { withdrawal: 'RZ', termination: 'DZ' }

type Wish = { member_id: string; kind: Kind; ends_on: Day }

/**
 * Notes what the member asks for and acknowledges it, in the caller's transaction; the contract stays as it is until the insurer
 * ends it. Throws `conflict` when it cannot be asked for, or would end on another day than the one which was shown.
 */
export async function askForEnding(
  db: Db,
  platform: Sending,
  { member_id, kind, ends_on }: Wish,
): Promise<ContractEnding> {
  const at = platform.clock()
  const contract = await contractOf(db, member_id, { hold: true })
  if (!contract) throw problem('conflict')
  const possible = possibleEndings(contract, await findEndings(db, member_id), today(at))[kind]
  if (possible?.ends_on !== ends_on) throw problem('conflict')

  const reference = newReference(letters[kind], today(at))
  const ending = { ending_id: newId(), kind, reference, requested_at: at, ends_on }
  await insertEnding(db, { member_id, ...ending })
  await audit(db, {
    member_id,
    action: `contract.${kind}_requested`,
    subject_id: ending.ending_id,
    details: { reference, ends_on },
    at,
  })
  await notify(db, platform, { member_id, kind: `${kind}_requested`, params: { reference, date: ends_on }, at })
  const { email, locale } = await correspondentOf(db, member_id)
  const reader = { language: languageOf(locale), country: contract.country }
  const letter = acknowledgement(
    reader,
    { ...ending, contract_number: contract.contract_number },
    platform.config.public_url,
  )
  await sendMail(db, platform, { member_id, to: email, reader, letter })
  await tellInsurer(db, platform, {
    event: `contract.${kind}_requested`,
    member_id,
    ending_id: ending.ending_id,
    reference,
    ends_on,
    requested_at: at.toISOString(),
  })
  await announce(db, member_id, 'profile')
  return toEnding(ending)
}
