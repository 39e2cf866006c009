import { toLanguage } from '@coussinet/contract/brand/language-of.ts'
import { fileSlug } from '@coussinet/contract/brand/values.ts'
import { sumBy } from '@coussinet/contract/domain/amounts.ts'
import { type Day, toLocalDay } from '@coussinet/contract/domain/days.ts'
import { toPaperLanguage } from '@coussinet/contract/domain/languages.ts'
import { memberName } from '@coussinet/contract/domain/members.ts'
import { cardNumber, shownAccount } from '@coussinet/contract/domain/payments.ts'
import {
  computeContribution,
  type DueDays,
  findAttempts,
  findCardsOf,
  findDebitedMandate,
  findPaidReceipt,
  findSignedMandates,
  type InsuredAnimal,
  type PaidReceipt,
} from '#modules/contributions/contributions.ts'
import { findInsuredPrices } from '#modules/policy/policy.ts'
import { problem } from '#platform/core/problem.ts'
import { isId } from '#platform/crypto/ids.ts'
import type { Db } from '#platform/db/db.ts'
import { createFrame } from '#platform/paper/frame.ts'
import { paperAddress } from '#platform/paper/postal-address.ts'
import type { Platform } from '#platform/portal.ts'
import { getReader } from '../reader-of.ts'
import { receiptBlocks, type ReceiptFacts } from './receipt-blocks.ts'
import { receiptWords } from './receipt-words.ts'

type ReceiptKey = { member_id: string; receipt_id: string }

/** Receipt of a paid contribution as a PDF in the member's language; throws `not_found` for an unpaid one or another member's. */
export async function receiptPaper(
  { db, papers }: Platform,
  { id, locale }: { id: string; locale: string },
  receipt_id: string,
) {
  const receipt = isId(receipt_id) ? await findPaidReceipt(db, id, receipt_id) : undefined
  if (!receipt) throw problem('not_found')
  const reader = await getReader(db, id)
  const language = toPaperLanguage(toLanguage(locale))
  const insured = await findInsuredPrices(db, id)
  const facts: ReceiptFacts = {
    ...receipt,
    nevg: reader.nevg,
    country: reader.contract_country,
    policyholder: [memberName(reader), ...paperAddress(reader, { language, from: reader.contract_country })],
    means: await meansOf(db, { member_id: id, receipt_id }, receipt),
    animals: computeAnimalShares(insured, {
      ...receipt,
      due_day: reader.due_day,
      due_day_revisions: reader.due_day_revisions,
      end_date: reader.end_date,
    }) ?? { names: coveredIn(insured, receipt.month) },
  }
  // Dated by its payment, so that it is the same whenever it is read.
  const frame = createFrame({
    language,
    country: reader.contract_country,
    title: receiptWords[language].title,
    issued_on: receipt.payment_date,
    whose: reader,
  })
  const bytes = await papers.make(
    { template: '/platform/paper/blocks.typ', frame, content: receiptBlocks(facts, language) },
    id,
  )
  return {
    name: `${fileSlug}-receipt-${reader.nevg}-${receipt.payment_date.replaceAll('-', '')}.pdf`,
    media_type: 'application/pdf',
    bytes,
  }
}

type NamedAnimal = { name: string; cover_start: Day | null; cover_end: Day | null }

const coveredIn = (animals: readonly NamedAnimal[], month: string) =>
  animals
    .filter(
      ({ cover_start, cover_end }) =>
        cover_start !== null &&
        cover_start.slice(0, 7) <= month &&
        (cover_end === null || cover_end.slice(0, 7) >= month),
    )
    .map(({ name }) => name)

async function meansOf(
  db: Db,
  { member_id, receipt_id }: ReceiptKey,
  { month, means, payment_date }: PaidReceipt,
): Promise<ReceiptFacts['means']> {
  if (means === null) return null
  if (means === 'card') {
    const cards = await findCardsOf(db, member_id, receipt_id)
    const card = cards.find(({ created_at }) => toLocalDay(created_at) <= payment_date)
    return { by: means, of: card ? cardNumber(card) : null }
  }
  const [first] = await findAttempts(db, member_id, receipt_id)
  const debit = { on: payment_date, month, tried_on: first?.on ?? null }
  const account = findDebitedMandate(await findSignedMandates(db, member_id), debit)
  return { by: means, of: account ? shownAccount(account.iban) : null }
}

type ReceiptAnimal = InsuredAnimal & { name: string }
type PaidMonth = DueDays & { month: string; amount_cents: number; end_date: Day | null }

/** Share of each animal in a month's contribution, in cents; null where the prices do not tell, for then the amount had other reasons. */
export function computeAnimalShares(
  animals: readonly ReceiptAnimal[],
  { month, amount_cents, end_date, ...dueDays }: PaidMonth,
): { name: string; share_cents: number }[] | null {
  const shares = animals
    .map((animal) => ({
      name: animal.name,
      share_cents: computeContribution({ ...dueDays, end_date, animals: [animal] }, month),
    }))
    .filter(({ share_cents }) => share_cents > 0)
  return sumBy(shares, ({ share_cents }) => share_cents) === amount_cents ? shares : null
}
