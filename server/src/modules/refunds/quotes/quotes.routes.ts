import {
  addQuoteFile,
  changeQuote,
  createQuote,
  deleteQuote,
  deleteQuoteFile,
  getQuote,
  getQuoteFile,
  getQuoteFilePage,
  getQuoteFileThumbnail,
  listQuoteFiles,
  listQuotes,
  submitQuote,
} from '@coussinet/contract/quotes.ts'
import { withUnit } from '#modules/notifications/notifications.ts'
import type { App } from '#platform/core/app.ts'
import { isId } from '#platform/crypto/ids.ts'
import { forgetFiles } from '#platform/files/kept-files.ts'
import { route } from '#platform/http/route.ts'
import type { Platform } from '#platform/portal.ts'
import { type RequestReader, toReader } from '../cover/cover.ts'
import { findDocuments, openingRoutes } from '../documents/documents.ts'
import { changeQuoteDraft, createQuoteDraft, removeQuote, type RequestDocuments, fileQuote } from './quote-drafts.ts'
import { storeQuoteFile, assertAcceptsQuoteFiles, dropQuoteFile, toQuoteFile } from './quote-files.ts'
import { findQuote, quotesPage } from './quote-view.ts'

const whose = ({ member_id, now }: RequestReader) => ({ member_id, at: now })

export function quoteRoutes(app: App, platform: Platform, documents: RequestDocuments): void {
  const { db, files } = platform
  route(app, platform, createQuote, ({ member, body, request, transact }) => {
    const keyed = request.headers['idempotency-key'] !== undefined
    const reader = toReader(platform, member, request)
    return transact(
      withUnit(platform, whose(reader), (tx) =>
        createQuoteDraft(tx, platform, reader, { keyed, quote: body, documents }),
      ),
    )
  })
  route(app, platform, listQuotes, async ({ member, query: { status, animal_id, ...page } }) => {
    if (animal_id !== undefined && !isId(animal_id)) return { data: [], next_cursor: null }
    const filter = { ...(status ? { status } : {}), ...(animal_id ? { animal_id } : {}) }
    return quotesPage(db, toReader(platform, member), { ...page, ...filter })
  })
  route(app, platform, getQuote, ({ member, params }) => findQuote(db, toReader(platform, member), params.id))
  route(app, platform, changeQuote, ({ member, params, body, request, transact }) => {
    const reader = toReader(platform, member, request)
    return transact(withUnit(platform, whose(reader), (tx) => changeQuoteDraft(tx, reader, params.id, body)))
  })
  route(app, platform, submitQuote, ({ member, params, request, transact }) => {
    const reader = toReader(platform, member, request)
    return transact(withUnit(platform, whose(reader), (tx) => fileQuote(tx, reader, params.id)))
  })
  route(app, platform, deleteQuote, async ({ member, params, transact }) => {
    const gone = await transact(withUnit(platform, { member_id: member.id }, (tx) => removeQuote(tx, params.id)))
    await forgetFiles(files, gone)
    return undefined
  })
}

export function quoteFileRoutes(app: App, platform: Platform): void {
  const { db, clock, files } = platform
  route(app, platform, listQuoteFiles, async ({ member: { id: member_id, locale }, params: { id: quote_id } }) => {
    await findQuote(db, { member_id, locale, now: clock() }, quote_id)
    return { data: (await findDocuments(db, member_id, 'quote', [quote_id])).map(toQuoteFile) }
  })
  route(
    app,
    platform,
    addQuoteFile,
    ({ member, params, fields: { type }, file, transact }) =>
      storeQuoteFile(platform, transact, { member_id: member.id, quote_id: params.id, type, file }),
    { before_form: ({ member, params }) => assertAcceptsQuoteFiles(db, member.id, params.id) },
  )
  route(app, platform, deleteQuoteFile, async ({ member, params, transact }) => {
    const key = { quote_id: params.id, file_id: params.file_id }
    const gone = await transact(withUnit(platform, { member_id: member.id }, (tx) => dropQuoteFile(tx, key)))
    await forgetFiles(files, [gone])
    return undefined
  })
  openingRoutes(app, platform, 'quote', {
    file: getQuoteFile,
    page: getQuoteFilePage,
    thumbnail: getQuoteFileThumbnail,
  })
}
