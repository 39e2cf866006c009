import { toLanguage } from '@coussinet/contract/brand/language-of.ts'
import { SignedParts, formatSignedText } from '@coussinet/contract/signed-text.ts'
import { type AccountRow, findCorrespondentOrThrow, findAccount, findHold } from '#modules/policy/policy.ts'
import type { SignedSubject } from '#modules/signing/signing.ts'
import { hash } from '#platform/crypto/keys.ts'
import type { Db } from '#platform/db/db.ts'
import { maskedIban } from '#platform/text/mask.ts'
import { accountTextVersion, releaseParts, requestParts } from './account-text.ts'
import { type DraftRow, findDraft } from './drafts.store.ts'

/** A draft, or an account in use or used before, as the member sees it; `subject` if it can be signed. */
export type ShownAccount = {
  row: Pick<AccountRow, 'refund_account_id' | 'iban' | 'bic' | 'holder'>
  status: 'draft' | 'awaiting_code' | 'active' | 'replaced'
  parts: SignedParts
  /** hash of the signed text */
  sha256: Buffer
  held_until: Date | null
  subject: SignedSubject | null
}

/** An account that the member can read and sign at a given time; undefined if it is not theirs. */
export async function findSignableAccount(
  db: Db,
  { member_id, id, at }: { member_id: string; id: string; at: Date },
): Promise<ShownAccount | undefined> {
  const draft = await findDraft(db, member_id, id)
  if (draft) return shownDraft(draft)
  const account = await findAccount(db, member_id, id)
  return account && shownAccount(db, member_id, account, at)
}

function shownDraft(row: DraftRow): ShownAccount {
  const { status, refund_account_id: id, text_sha256, text_version } = row
  const sha256 = Buffer.from(text_sha256)
  if (status === 'replaced')
    return { row, status, parts: requestParts(row.language, row, 'masked'), sha256, held_until: null, subject: null }
  const subject = {
    kind: 'refund_account',
    id,
    text_sha256: sha256,
    text_version,
    paper_sha256: null,
    contact: null,
    ...nameOf(row),
  } as const
  // Neither row nor wording has changed since the text was made.
  const today = requestParts(row.language, row, 'whole')
  const shown = SignedParts.safeParse(JSON.parse(row.parts)).data ?? null
  const isAsShown =
    row.text_version === accountTextVersion &&
    shown !== null &&
    [today, shown].every((parts) => hash(formatSignedText(parts)).equals(sha256))
  return { row, status, parts: shown ?? today, sha256, held_until: null, subject: isAsShown ? subject : null }
}

async function shownAccount(db: Db, member_id: string, row: AccountRow, at: Date): Promise<ShownAccount> {
  const { locale, country } = await findCorrespondentOrThrow(db, member_id)
  const language = toLanguage(locale)
  const held_until = row.ended_at === null ? await findHold(db, member_id, row.iban, at) : null
  if (held_until === null) {
    const parts = requestParts(language, row, 'masked')
    return {
      row,
      status: row.ended_at === null ? 'active' : 'replaced',
      parts,
      sha256: hash(formatSignedText(parts)),
      held_until,
      subject: null,
    }
  }
  const parts = releaseParts(language, row, { held_until, country })
  const sha256 = hash(formatSignedText(parts))
  const subject = {
    kind: 'refund_account_release',
    id: row.refund_account_id,
    text_sha256: sha256,
    text_version: accountTextVersion,
    paper_sha256: null,
    contact: null,
    ...nameOf(row),
  } as const
  return { row, status: 'active', parts, sha256, held_until, subject }
}

const nameOf = ({ iban }: { iban: string }) => ({ name: maskedIban(iban), iban: maskedIban(iban) })
