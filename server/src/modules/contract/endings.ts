import { toLanguage } from '@coussinet/contract/brand/language-of.ts'
import type { ContractEnding, ContractEndings } from '@coussinet/contract/contract-endings.ts'
import type { Day } from '@coussinet/contract/domain/days.ts'
import { calledName } from '@coussinet/contract/domain/members.ts'
import type { UnitOfWork } from '#modules/notifications/notifications.ts'
import {
  type EndingRow,
  findContract,
  findCorrespondentOrThrow,
  findEndings,
  possibleEndings,
  requestContractEnding,
} from '#modules/policy/policy.ts'
import type { Db } from '#platform/db/db.ts'
import { sendMail } from '#platform/outbox/outbox.ts'
import type { Platform } from '#platform/portal.ts'
import { endingAcknowledgement } from './endings.mails.ts'

type EndingKind = ContractEnding['kind']
type EndingDeps = Pick<Platform, 'clock' | 'config' | 'jobs'>

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

type EndingRequest = { kind: EndingKind; ends_on: Day }

/**
 * Notes what the member asks for and acknowledges it, in the caller's transaction; the contract stays as it is until the insurer
 * ends it. Throws `conflict` when it cannot be asked for, or would end on another day than the one which was shown.
 */
export async function requestEnding(
  tx: UnitOfWork,
  platform: EndingDeps,
  { kind, ends_on }: EndingRequest,
): Promise<ContractEnding> {
  const { db, member_id, at } = tx
  const { contract, ending } = await requestContractEnding(db, { member_id, kind, ends_on, at })
  const { reference } = ending
  await tx.audit(`contract.${kind}_requested`, { subject_id: ending.ending_id, details: { reference, ends_on } })
  await tx.notify(`${kind}_requested`, { reference, date: ends_on })
  const { email, locale, ...names } = await findCorrespondentOrThrow(db, member_id)
  const reader = { language: toLanguage(locale), country: contract.country }
  const letter = endingAcknowledgement(
    reader,
    { ...ending, firstname: calledName(names), contract_number: contract.contract_number },
    platform.config.public_url,
  )
  await sendMail(db, platform, { member_id, to: email, reader, letter })
  await tx.publish({
    event: `contract.${kind}_requested`,
    ending_id: ending.ending_id,
    reference,
    ends_on,
    requested_at: at.toISOString(),
  })
  await tx.announce('profile')
  return toEnding(ending)
}
