import type { QuoteFileType } from '@coussinet/contract/domain/quotes.ts'
import type { AnswerQuote } from '@coussinet/contract/integration/quotes.ts'
import {
  addQuoteFile,
  createQuote,
  getQuote,
  type Quote,
  type QuoteChanges,
  submitQuote,
} from '@coussinet/contract/quotes.ts'
import { newId } from '#platform/crypto/ids.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import type { TestMember } from '#testing/a-member.ts'
import type { TestPortal } from '#testing/start-portal.ts'
import { insertDocuments } from '../documents/documents.store.ts'
import { applyQuoteAnswer } from '../quotes/filed-quotes.ts'
import { photo } from './a-request.ts'

export async function uploadQuote(portal: TestPortal, as: TestMember, id: string, fields: { type?: string } = {}) {
  const file = { bytes: await photo(), name: 'devis.jpg', media_type: 'image/jpeg' }
  return portal.call(addQuoteFile, { as, params: { id }, form: { fields, file } })
}

export async function aQuoteDraft(portal: TestPortal, as: TestMember, changes: QuoteChanges = {}): Promise<Quote> {
  const headers = { 'idempotency-key': newId() }
  return (await portal.call(createQuote, { as, headers, body: changes })).body
}

/** A document's row without bytes: for what is told of quotes, not of files. */
export async function aQuoteFileRow(portal: TestPortal, as: TestMember, quote_id: string, type: QuoteFileType) {
  const file_id = newId()
  const document = {
    quote_id,
    file_id,
    type,
    name: 'devis.jpg',
    media_type: 'image/jpeg',
    size: 1000,
    sha256: newId(),
    source_sha256: newId(),
    stored_as: newId(),
    thumbnail_stored_as: null,
    received_at: portal.clock.now(),
    reading: null,
  }
  await insertDocuments(portal.db, as.member_id, 'quote', [document])
  return file_id
}

/** A draft that can be filed: by default an operation of the first animal after an accident, in two weeks. */
export async function aReadyQuote(portal: TestPortal, as: TestMember, changes: QuoteChanges = {}): Promise<Quote> {
  const quote = await aQuoteDraft(portal, as, {
    animal_id: as.animals[0]?.id,
    planned_on: '2026-12-04',
    vet_name: 'Clinique des Tilleuls',
    cause: 'accident',
    lines: [{ label: 'Chirurgie du genou', care_kind: 'surgery', billed_cents: 60_000 }],
    ...changes,
  })
  await aQuoteFileRow(portal, as, quote.id, 'quote')
  return quote
}

export async function aFiledQuote(portal: TestPortal, as: TestMember, changes: QuoteChanges = {}): Promise<Quote> {
  const { id } = await aReadyQuote(portal, as, changes)
  return (await portal.call(submitQuote, { as, params: { id } })).body
}

/** Answers a quote as the insurer's systems do. */
export async function answered(portal: TestPortal, id: string, answer: AnswerQuote): Promise<void> {
  await inTransaction(portal.db, (tx) =>
    applyQuoteAnswer(tx, portal.platform, id, { ...answer, at: portal.clock.now() }),
  )
}

export async function anAgreement(
  portal: TestPortal,
  as: TestMember,
  changes: QuoteChanges = {},
  answer: Partial<AnswerQuote> = {},
): Promise<Quote> {
  const { id } = await aFiledQuote(portal, as, changes)
  await answered(portal, id, { outcome: 'agreed', valid_until: '2026-12-31', ...answer })
  return lookAtQuote(portal, as, id)
}

export const lookAtQuote = async (portal: TestPortal, as: TestMember, id: string): Promise<Quote> =>
  (await portal.call(getQuote, { as, params: { id } })).body
