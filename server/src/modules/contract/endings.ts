import { languageOf } from '@coussinet/contract/brand/language-of.ts'
import type { ContractEnding, ContractEndings } from '@coussinet/contract/contract-endings.ts'
import { addDays, type Day, today } from '@coussinet/contract/domain/days.ts'
import { calledName } from '@coussinet/contract/domain/member-names.ts'
import type { Country } from '@coussinet/contract/fields.ts'
import { publishInsurerEvent } from '#modules/events/events.ts'
import { notify } from '#modules/notifications/notifications.ts'
import {
  findContract,
  contractStatus,
  findCorrespondentOrThrow,
  type EndingRow,
  findEndings,
  insertEnding,
  withdrawalUntil,
} from '#modules/policy/policy.ts'
import { problem } from '#platform/core/problem.ts'
import { newId } from '#platform/crypto/ids.ts'
import type { Db } from '#platform/db/db.ts'
import { announce } from '#platform/db/events.ts'
import { sendMail } from '#platform/outbox/outbox.ts'
import type { Platform } from '#platform/portal.ts'
import { audit } from '#platform/records/audit.ts'
import { newReference } from '#platform/text/reference.ts'
import { earliestEnd } from './earliest-end.ts'
import { endingAcknowledgement } from './endings.mails.ts'

type Kind = ContractEnding['kind']
type Sending = Pick<Platform, 'clock' | 'config' | 'jobs'>

/** Endings that can be requested today, and the requested one; nothing for a member before the contract. */
export async function readEndings(db: Db, member_id: string, today: Day): Promise<ContractEndings> {
  const contract = await findContract(db, member_id)
  if (!contract) return { withdrawal: null, termination: null, data: [] }
  const data = (await findEndings(db, member_id)).map(toEnding)
  return { ...possibleEndings(contract, data, today), data }
}

function toEnding({ ending_id, kind, reference, requested_at, ends_on }: EndingRow): ContractEnding {
  return { id: ending_id, kind, reference, requested_at: requested_at.toISOString(), ends_on }
}

type EndingRequest = { member_id: string; kind: Kind; ends_on: Day }

/**
 * Notes what the member asks for and acknowledges it, in the caller's transaction; the contract stays as it is until the insurer
 * ends it. Throws `conflict` when it cannot be asked for, or would end on another day than the one which was shown.
 */
export async function requestEnding(
  db: Db,
  platform: Sending,
  { member_id, kind, ends_on }: EndingRequest,
): Promise<ContractEnding> {
  const at = platform.clock()
  const contract = await findContract(db, member_id, { lock: true })
  if (!contract) throw problem('conflict')
  const possible = possibleEndings(contract, await findEndings(db, member_id), today(at))[kind]
  if (possible?.ends_on !== ends_on) throw problem('conflict')

  const reference = newReference(kind, today(at))
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
  const { email, locale, ...names } = await findCorrespondentOrThrow(db, member_id)
  const reader = { language: languageOf(locale), country: contract.country }
  const letter = endingAcknowledgement(
    reader,
    { ...ending, firstname: calledName(names), contract_number: contract.contract_number },
    platform.config.public_url,
  )
  await sendMail(db, platform, { member_id, to: email, reader, letter })
  await publishInsurerEvent(db, platform, {
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

type StoredContract = Parameters<typeof contractStatus>[0] & { country: Country; withdrawal_until: Day | null }
type Possible = Omit<ContractEndings, 'data'>
type Asked = Pick<ContractEndings['data'][number], 'kind'>

/** Endings open to a member on `today`: to be undone, to end. What is asked for is not asked for twice. */
function possibleEndings(contract: StoredContract, asked: readonly Asked[], today: Day): Possible {
  const isAsked = (wanted: Asked['kind']) => asked.some(({ kind }) => kind === wanted)
  if (contractStatus(contract, today) === 'terminated' || isAsked('withdrawal'))
    return { withdrawal: null, termination: null }
  return {
    withdrawal: withdrawal(contract, today),
    termination: isAsked('termination') ? null : termination(contract, today),
  }
}

function withdrawal(contract: StoredContract, today: Day): Possible['withdrawal'] {
  const until = withdrawalUntil(contract, today)
  if (until === null) return null
  const { effective_date } = contract
  return { until, ends_on: effective_date > today ? addDays(effective_date, -1) : today }
}

function termination(contract: StoredContract, today: Day): Possible['termination'] {
  const end = earliestEnd(contract, today)
  const endsAnyway = contract.end_date !== null && contract.end_date <= end.ends_on
  return endsAnyway ? null : end
}
