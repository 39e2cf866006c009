import { toLanguage } from '@coussinet/contract/brand/language-of.ts'
import { toPaperLanguage } from '@coussinet/contract/domain/languages.ts'
import { contributionsTotal } from '@coussinet/contract/domain/payments.ts'
import type { Mandate } from '@coussinet/contract/mandates.ts'
import { SignedParts, formatSignedText } from '@coussinet/contract/signed-text.ts'
import { findContractHolder } from '#modules/policy/policy.ts'
import { type SignedSubject, findSigningState } from '#modules/signing/signing.ts'
import { problem } from '#platform/core/problem.ts'
import { hash } from '#platform/crypto/keys.ts'
import type { Db } from '#platform/db/db.ts'
import { creditor } from '#platform/paper/insurer.ts'
import { groupedIban } from '#platform/paper/postal-address.ts'
import type { Platform } from '#platform/portal.ts'
import { maskedIban } from '#platform/text/mask.ts'
import { type MandateSetting, mandateParts } from '../mandate-paper/mandate-parts.ts'
import { findFirstDebit, lastDebitBefore } from './first-debit.ts'
import { type MandateRow, findMandate, findPaperHash } from './mandates.store.ts'
import { parseUnpaidContributions } from './unpaid-contributions.ts'

export const isUnsigned = ({ status }: Pick<MandateRow, 'status'>): boolean =>
  status === 'draft' || status === 'awaiting_code'

/**
 * A mandate as its member may see it: with the full account until it is signed, then masked. Throws `not_found` for
 * another member's.
 */
export async function getMandateView(
  db: Db,
  platform: Pick<Platform, 'config' | 'clock'>,
  member_id: string,
  mandate_id: string,
): Promise<Mandate> {
  const row = await findMandate(db, member_id, mandate_id)
  const setting = await findMandateSetting(db, member_id, row)
  if (!row || !setting) throw problem('not_found')
  const at = platform.clock()
  const isWhole = isUnsigned(row)
  const { language } = setting
  const shown = row.parts === null ? toMandateParts(setting, row) : shownParts(row.parts)
  const parts = isWhole ? shown : withoutAccount(shown, row.iban)
  const subject = isWhole ? await findMandateSubject(db, member_id, row) : null
  const { line1, line2, line3, line4, postal_code, city, country } = row
  return {
    id: row.mandate_id,
    status: row.status,
    umr: row.umr,
    creditor: { name: creditor.name, identifier: creditor.identifier, address: [...creditor.address[language]] },
    debtor: { name: row.holder, address: { line1, line2, line3, line4, postal_code, city, country } },
    on_behalf_of: row.on_behalf_of,
    contact: isWhole ? contactOf(row) : null,
    iban: isWhole ? row.iban : maskedIban(row.iban),
    bic: row.bic,
    uses: row.for_refunds ? ['premium', 'refunds'] : ['premium'],
    due_day: row.wanted_due_day,
    collect_unpaid: row.collect_unpaid,
    text: formatSignedText(parts),
    parts,
    sha256: (row.text_sha256 === null ? hash(formatSignedText(shown)) : Buffer.from(row.text_sha256)).toString('hex'),
    ...(await findSigningState(db, platform, { member_id, subject, at })),
    document_href: `/api/pdf/mandate?mandate_id=${row.mandate_id}`,
    signed_at: row.signed_at?.toISOString() ?? null,
    ...(await debitsOf(db, member_id, row, at)),
  }
}

/** Wording and contract of a mandate; undefined for a member without a contract. */
export async function findMandateSetting(
  db: Db,
  member_id: string,
  row: Pick<MandateRow, 'language'> | undefined,
): Promise<MandateSetting | undefined> {
  const found = await findContractHolder(db, member_id, null)
  return (
    found && {
      language: toPaperLanguage(row?.language ?? toLanguage(found.locale)),
      country: found.contract_country,
      contract_number: found.contract_number,
    }
  )
}

const shownParts = (json: string): SignedParts => SignedParts.parse(JSON.parse(json))

export function toMandateParts(
  setting: MandateSetting,
  { line1, line2, line3, line4, postal_code, city, country, unpaid, ...row }: MandateRow,
): SignedParts {
  return mandateParts(setting, {
    ...row,
    unpaid: parseUnpaidContributions(unpaid),
    address: { line1, line2, line3, line4, postal_code, city, country },
  })
}

/** The signing subject of a mandate; null if the portal did not draw it up. */
export async function findMandateSubject(db: Db, member_id: string, row: MandateRow): Promise<SignedSubject | null> {
  const paper_sha256 = await findPaperHash(db, member_id, row.mandate_id)
  if (row.text_sha256 === null || row.text_version === null || !paper_sha256) return null
  return {
    kind: 'mandate',
    id: row.mandate_id,
    text_sha256: Buffer.from(row.text_sha256),
    text_version: row.text_version,
    paper_sha256,
    contact: contactOf(row),
    name: row.umr,
    iban: maskedIban(row.iban),
    unpaid_cents: contributionsTotal(parseUnpaidContributions(row.unpaid)),
  }
}

function contactOf({ contact_email: email, contact_mobile: mobile }: MandateRow): Mandate['contact'] {
  return email === null && mobile === null ? null : { email, mobile }
}

function withoutAccount({ facts, ...parts }: SignedParts, iban: string): SignedParts {
  const mask = (line: string) => (line === groupedIban(iban) ? maskedIban(iban) : line)
  return { ...parts, facts: facts.map(({ term, lines }) => ({ term, lines: lines.map(mask) })) }
}

/** The first debit of the account and the last one of the former account; for a draft, as if it were signed now. */
async function debitsOf(
  db: Db,
  member_id: string,
  row: MandateRow,
  at: Date,
): Promise<Pick<Mandate, 'first_debit_on' | 'last_debit_before'>> {
  if (isUnsigned(row)) return findFirstDebit(db, member_id, at, row)
  const { first_debit_on, signed_at } = row
  if (row.status !== 'active' || signed_at === null) return { first_debit_on, last_debit_before: null }
  return { first_debit_on, last_debit_before: await lastDebitBefore(db, member_id, { ...row, signed_at }, at) }
}
