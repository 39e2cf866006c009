import { type Day, today } from '@coussinet/contract/domain/days.ts'
import { SignedParts, formatSignedText } from '@coussinet/contract/signed-text.ts'
import { findContract, contractStatus } from '#modules/policy/policy.ts'
import type { Signable } from '#modules/signing/signing.ts'
import { problem } from '#platform/core/problem.ts'
import { hash } from '#platform/crypto/keys.ts'
import type { Db } from '#platform/db/db.ts'
import type { Platform } from '#platform/portal.ts'
import { isUnsigned, toMandateParts, findMandateSetting, findMandateSubject } from './mandate-of.ts'
import { findMandate, findPaper, findUnpaid, type MandateRow, setAwaiting } from './mandates.store.ts'
import { settleMandate } from './settle-mandate.ts'
import { unpaidColumn } from './unpaid-contributions.ts'

export function signableMandates({ clock }: Pick<Platform, 'clock'>): Signable {
  return {
    kinds: ['mandate'],
    async find(db, member_id, id) {
      const row = await findMandate(db, member_id, id)
      if (!row) return undefined
      if (!isUnsigned(row) || (await isContractOver(db, member_id, today(clock())))) throw problem('conflict')
      const subject = await findMandateSubject(db, member_id, row)
      if (!subject || !(await isAsShown(db, member_id, row))) throw problem('conflict')
      return subject
    },
    awaitCode: (db, member_id, { id }) => setAwaiting(db, member_id, id),
    settle: settleMandate,
  }
}

/**
 * SEC-31: tells whether the parts shown, the row in today's wording with today's unpaid contributions, and the paper
 * still match the hash.
 */
async function isAsShown(db: Db, member_id: string, row: MandateRow): Promise<boolean> {
  const setting = await findMandateSetting(db, member_id, row)
  const paper = await findPaper(db, member_id, row.mandate_id)
  if (!setting || !paper || row.parts === null || row.text_sha256 === null) return false
  const storedParts = SignedParts.safeParse(JSON.parse(row.parts))
  if (!storedParts.success) return false
  const text_sha256 = Buffer.from(row.text_sha256)
  const unpaid = row.collect_unpaid ? unpaidColumn(await findUnpaid(db, member_id)) : null
  if (row.collect_unpaid !== (unpaid !== null) || row.unpaid !== unpaid) return false
  const texts = [storedParts.data, toMandateParts(setting, row)].map(formatSignedText)
  return (
    texts.every((text) => hash(text).equals(text_sha256)) &&
    hash(Buffer.from(paper.bytes)).equals(Buffer.from(paper.sha256))
  )
}

async function isContractOver(db: Db, member_id: string, today: Day): Promise<boolean> {
  const contract = await findContract(db, member_id)
  return !contract || contractStatus(contract, today) === 'terminated'
}
