import { insuredPrices } from '#modules/policy/policy.ts'
import {
  findCardsOf,
  findPaidReceipt,
  findSignedMandates,
  type PaidReceipt,
} from '#modules/contributions/contributions.ts'
import { fileSlug } from '@coussinet/contract/brand/values/brand-name.ts'
import { type Day, dayOf } from '@coussinet/contract/domain/days.ts'
import type { Db } from '#platform/db.ts'
import { isId } from '#platform/ids.ts'
import { frameOf } from '#platform/paper/frame.ts'
import { cardNumber } from '@coussinet/contract/domain/card.ts'
import { shownAccount } from '@coussinet/contract/domain/format-numbers.ts'
import type { Platform } from '#platform/portal.ts'
import { problem } from '#platform/problem.ts'
import { languageOf } from '@coussinet/contract/domain/messages.ts'
import { readerOf } from '../reader-of.ts'
import { debitedAccount } from './means.ts'
import { receiptBlocks, type ReceiptFacts } from './receipt-blocks.ts'
import { receiptWords } from './receipt-words.ts'
import { sharesOf } from './shares.ts'

type Own = { member_id: string; receipt_id: string }

/** The receipt of a paid contribution as a PDF in the member's language; throws `not_found` for an unpaid one, and for another member's. */
export async function receiptOf(
  { db, papers }: Platform,
  { id, locale }: { id: string; locale: string },
  receipt_id: string,
) {
  const receipt = isId(receipt_id) ? await findPaidReceipt(db, id, receipt_id) : undefined
  if (!receipt) throw problem('not_found')
  const reader = await readerOf(db, id)
  const language = languageOf(locale)
  const insured = await insuredPrices(db, id)
  const facts: ReceiptFacts = {
    ...receipt,
    nevg: reader.nevg,
    country: reader.contract_country,
    policyholder: [
      `${reader.firstname} ${reader.lastname}`,
      ...[reader.line1, reader.line2, reader.line3, reader.line4].filter((line) => line !== null),
      `${reader.postal_code} ${reader.city}`,
    ],
    means: await meansOf(db, { member_id: id, receipt_id }, receipt),
    animals: sharesOf(insured, {
      ...receipt,
      due_day: reader.due_day,
      due_day_revisions: reader.due_day_revisions,
      end_date: reader.end_date,
    }) ?? { names: coveredIn(insured, receipt.month) },
  }
  // Dated by its payment, so that it is the same whenever it is read.
  const frame = frameOf({
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

const coveredIn = (animals: readonly { name: string; cover_start: Day | null }[], month: string) =>
  animals.filter(({ cover_start }) => cover_start !== null && cover_start.slice(0, 7) <= month).map(({ name }) => name)

async function meansOf(
  db: Db,
  { member_id, receipt_id }: Own,
  { means, payment_date }: PaidReceipt,
): Promise<ReceiptFacts['means']> {
  if (means === null) return null
  if (means === 'card') {
    const cards = await findCardsOf(db, member_id, receipt_id)
    const card = cards.find(({ created_at }) => dayOf(created_at) <= payment_date)
    return { by: means, of: card ? cardNumber(card) : null }
  }
  const account = debitedAccount(await findSignedMandates(db, member_id), payment_date)
  return { by: means, of: account ? shownAccount(account.iban) : null }
}
