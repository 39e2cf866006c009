import { holderName, iban as ibanRule } from '@coussinet/contract/bank-fields.ts'
import { memberName, type MemberNames } from '@coussinet/contract/domain/members.ts'
import type { NewRefundAccount, RefundAccount } from '@coussinet/contract/refund-accounts.ts'
import { both, type FormReading, readWith } from '#platform/form/reading.ts'
import { readBic } from '../signing/bank/bank-fit.ts'
import { formatIban } from '../signing/bank/iban-format.ts'

export type TypedRefundAccount = { iban: string; bic: string; holder: string }

/** The fields as they are before anything is typed: those of the draft, else the policyholder's name alone. */
export function typedRefundAccount(
  draft: Pick<RefundAccount, 'iban' | 'bic' | 'holder'> | null,
  me: MemberNames,
): TypedRefundAccount {
  if (draft !== null) return { iban: formatIban(draft.iban), bic: draft.bic ?? '', holder: draft.holder }
  return { iban: '', bic: '', holder: memberName(me) }
}

/** Reads the account, or its errors; the BIC is the bank's if the field is not shown. */
export function readRefundAccount({ iban, bic, holder }: TypedRefundAccount): FormReading<NewRefundAccount> {
  const account = both(readWith(ibanRule, iban, 'iban'), readWith(holderName, holder, 'holder'))
  const read = both(account, readBic(iban, bic))
  if ('errors' in read) return read
  const [[number, name], code] = read.body
  return { body: { iban: number, bic: code, holder: name } }
}
