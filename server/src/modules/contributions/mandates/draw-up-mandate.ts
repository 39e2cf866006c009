import { toLanguage } from '@coussinet/contract/brand/language-of.ts'
import { today } from '@coussinet/contract/domain/days.ts'
import { toPaperLanguage } from '@coussinet/contract/domain/languages.ts'
import { formatSignatory, memberName } from '@coussinet/contract/domain/members.ts'
import type { Mandate, NewMandate } from '@coussinet/contract/mandates.ts'
import { formatSignedText } from '@coussinet/contract/signed-text.ts'
import { withUnit } from '#modules/notifications/notifications.ts'
import { contractStatus, lockMember, findContractHolder, saveExternalIds } from '#modules/policy/policy.ts'
import { checkBic } from '#platform/banks/banks.ts'
import { fieldProblem, problem } from '#platform/core/problem.ts'
import { newId } from '#platform/crypto/ids.ts'
import { hash } from '#platform/crypto/keys.ts'
import type { Db } from '#platform/db/db.ts'
import type { Transact } from '#platform/db/transaction.ts'
import type { Member } from '#platform/http/access.ts'
import { countAttempt } from '#platform/limits/attempts.ts'
import type { Platform } from '#platform/portal.ts'
import { maskedIban } from '#platform/text/mask.ts'
import { mandateReference, mandateReferenceStart } from '#platform/text/reference.ts'
import { nextMandateNumber } from '../contract-debits.store.ts'
import { mandateParts, mandateTextVersion } from '../mandate-paper/mandate-parts.ts'
import { mandatePaper } from '../mandate-paper/mandate.ts'
import { allowedDueDays } from '../payment-methods/due-day/due-day.ts'
import { getMandateView } from './mandate-of.ts'
import { type DrawnMandate, findReferences, findUnpaid, insertMandate } from './mandates.store.ts'
import { unpaidColumn } from './unpaid-contributions.ts'
import { discardUnsignedMandates } from './unsigned-mandates.ts'

const drawnAnHour = { limit: 20, window_seconds: 3600 }

/**
 * Draws up a mandate to read and sign. It replaces an earlier unsigned one; nothing else changes. Throws a validation
 * problem at `uses`, `bic` or `due_day`, `conflict` before the contract and after its end, `too_many_requests`.
 */
export async function drawUpMandate(
  platform: Platform,
  member: Member,
  wanted: NewMandate,
  transact: Transact,
): Promise<Mandate> {
  const { db, clock, papers } = platform
  const { for_refunds, due_day, bic } = check(wanted)
  const at = clock()
  await countAttempt(db, { key: `mandates ${member.id}`, ...drawnAnHour }, at)
  const day = today(at)
  const policyholder = await findContractHolder(db, member.id, day)
  if (!policyholder || contractStatus(policyholder, day) === 'terminated') throw problem('conflict')

  const language = toPaperLanguage(toLanguage(member.locale))
  const { contract_country: country, contract_number } = policyholder
  const { iban, holder } = wanted
  const unpaid = wanted.collect_unpaid ? await findUnpaid(db, member.id) : []
  const agreed = {
    umr: await nextReference(db, member),
    holder: holder.name,
    address: holder.address,
    on_behalf_of: holder.contact === null ? null : memberName(policyholder),
    // For an organisation's own account, its representative signs.
    signatory: holder.contact === null ? formatSignatory(policyholder) : null,
    iban,
    bic,
    for_refunds,
    wanted_due_day: due_day,
    unpaid,
  }
  const parts = mandateParts({ language, country, contract_number }, agreed)
  const mandate_id = newId()
  const unsigned = { signature_mode: null, signature_recipient: null, signed_at: null, ended_at: null, proof: null }
  const bytes = await papers.make(
    mandatePaper(
      { language, country, member: policyholder, contract: policyholder },
      { ...agreed, ...unsigned, mandate_id, status: 'draft', created_at: at, language },
    ),
    member.id,
  )

  const { address, unpaid: _, ...columns } = agreed
  const { email: contact_email = null, mobile: contact_mobile = null } = holder.contact ?? {}
  const drawn: DrawnMandate = {
    ...columns,
    ...address,
    collect_unpaid: unpaid.length > 0,
    unpaid: unpaidColumn(unpaid),
    mandate_id,
    contact_email,
    contact_mobile,
    language,
    parts: JSON.stringify(parts),
    text_sha256: hash(formatSignedText(parts)),
    text_version: mandateTextVersion,
    created_at: at,
  }
  return transact(
    withUnit(platform, { member_id: member.id, at }, async (tx) => {
      await lockMember(tx.db, member.id)
      await discardUnsignedMandates(tx.db, platform, member.id)
      await insertMandate(tx.db, member.id, drawn, { bytes, sha256: hash(bytes) })
      await saveExternalIds(tx.db, [{ kind: 'mandate', name: drawn.umr, member_id: member.id }])
      await tx.audit('mandate.drawn_up', {
        subject_id: mandate_id,
        details: { umr: drawn.umr, iban: maskedIban(iban) },
      })
      await tx.announce('payment-methods')
      return getMandateView(tx.db, platform, member.id, mandate_id)
    }),
  )
}

function check({ iban, bic, holder, uses, due_day = null }: NewMandate) {
  const for_refunds = uses.includes('refunds')
  // domain rules §4.7: refunds go only to the policyholder's own account
  if (for_refunds && holder.contact !== null) throw fieldProblem('uses', 'holder_other')
  // A change of the refund account alone needs no mandate.
  if (!uses.includes('premium')) throw fieldProblem('uses', 'required')
  if (due_day !== null && !allowedDueDays.includes(due_day)) throw fieldProblem('due_day', 'due_day')
  return { for_refunds, due_day, bic: checkBic(iban, bic) }
}

/** Makes a unique mandate reference (UMR) for the member, numbered; a number is never used twice. */
async function nextReference(db: Db, { id, nevg }: { id: string; nevg: string }): Promise<string> {
  const start = mandateReferenceStart(nevg)
  const numbers = (await findReferences(db, id))
    .filter((umr) => umr.startsWith(start))
    .map((umr) => Number(umr.slice(start.length)))
  const lastNumber = Math.max(0, ...numbers.filter(Number.isInteger))
  return mandateReference(nevg, await nextMandateNumber(db, id, lastNumber))
}
