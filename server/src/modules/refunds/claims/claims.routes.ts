import { createContinuation, revokeContinuation } from '@coussinet/contract/continuations.ts'
import { addMonths, toLocalDay } from '@coussinet/contract/domain/days.ts'
import { createInvoiceAddress, getInvoiceAddress, revokeInvoiceAddress } from '@coussinet/contract/invoice-address.ts'
import {
  addPileFiles,
  changeRefundPile,
  createRefundPile,
  getRefundPile,
  makePileDrafts,
} from '@coussinet/contract/refund-piles.ts'
import {
  changeRefundRequest,
  checkRefundRequest,
  createRefundRequest,
  deleteRefundRequest,
  getRefundRequest,
  keepRefundRequest,
  listRefundRequests,
  submitRefundRequest,
} from '@coussinet/contract/refund-requests.ts'
import { estimateRefund, estimateRequest } from '@coussinet/contract/refunds.ts'
import {
  addRequestFile,
  deleteRequestFile,
  getRequestFile,
  getRequestFilePage,
  getRequestFileThumbnail,
  listRequestFiles,
  tellReadLines,
} from '@coussinet/contract/request-files.ts'
import { endContinuation, issueContinuation } from '#modules/accounts/accounts.ts'
import { withUnit } from '#modules/notifications/notifications.ts'
import type { App } from '#platform/core/app.ts'
import { problem } from '#platform/core/problem.ts'
import { isId } from '#platform/crypto/ids.ts'
import { forgetFiles } from '#platform/files/kept-files.ts'
import { route } from '#platform/http/route.ts'
import type { Platform } from '#platform/portal.ts'
import { toReader } from '../cover/cover.ts'
import { findDocuments, openingRoutes } from '../documents/documents.ts'
import { estimateFor, estimateRead } from './estimate.ts'
import { addFile, assertAcceptsFiles, deleteFile, toRequestFile } from './files/request-files.ts'
import { createAddress, getAddress, revokeAddress } from './mailed-invoices/invoice-address.ts'
import { addToPile, assertAcceptsPileFiles, changePile, createDrafts, createPile, getPile } from './piles/piles.ts'
import { classifyLines } from './readings/read-invoice.ts'
import { getRequestCheck } from './requests/check.ts'
import {
  changeDraft,
  createDraft,
  createDraftAtOnce,
  createDraftOfDocument,
  createFollowUp,
  createQuotedDraft,
  deleteDraft,
  extendDraft,
  lockDraft,
} from './requests/drafts.ts'
import { submitRequest } from './requests/filing.ts'
import { findRequestStatus } from './requests/refund-requests.store.ts'
import { getRequest, requestsPage } from './requests/request-view.ts'

export function refundRequestRoutes(app: App, platform: Platform): void {
  const { db, clock, files } = platform

  route(
    app,
    platform,
    createRefundRequest,
    ({ member, body = {}, request, transact }) => {
      const keyed = request.headers['idempotency-key'] !== undefined
      const reader = toReader(platform, member, request)
      const create = withUnit(platform, { member_id: member.id, at: reader.now }, (tx) => {
        if ('follows' in body) return createFollowUp(tx, reader, { keyed, follows: body.follows })
        if ('quote_id' in body) return createQuotedDraft(tx, reader, { keyed, quote_id: body.quote_id })
        if ('document' in body) return createDraftOfDocument(tx, platform, reader, body.document)
        return createDraft(tx, reader, { keyed })
      })
      return transact(create)
    },
    {
      at_once: ({ member, body }) =>
        body === undefined || Object.keys(body).length === 0 ? createDraftAtOnce(toReader(platform, member)) : null,
    },
  )

  route(app, platform, listRefundRequests, async ({ member, query: { status, animal_id, ...page } }) => {
    if (animal_id !== undefined && !isId(animal_id)) return { data: [], next_cursor: null }
    const reader = toReader(platform, member)
    const open_or_decided_since = new Date(addMonths(toLocalDay(reader.now), -12))
    return requestsPage(db, reader, {
      ...page,
      open_or_decided_since,
      ...(status ? { status } : {}),
      ...(animal_id ? { animal_id } : {}),
    })
  })

  route(app, platform, getRefundRequest, ({ member, params }) => getRequest(db, toReader(platform, member), params.id))

  route(app, platform, changeRefundRequest, ({ member, params, body, request, transact }) => {
    const reader = toReader(platform, member, request)
    return transact(
      withUnit(platform, { member_id: member.id, at: reader.now }, (tx) => changeDraft(tx, reader, params.id, body)),
    )
  })

  route(app, platform, keepRefundRequest, ({ member, params, transact }) => {
    const reader = toReader(platform, member)
    return transact(
      withUnit(platform, { member_id: member.id, at: reader.now }, (tx) => extendDraft(tx, reader, params.id)),
    )
  })

  route(app, platform, createContinuation, ({ member, params, transact }) =>
    transact(
      withUnit(platform, { member_id: member.id }, async (tx) => {
        await lockDraft(tx.db, member.id, params.id)
        return issueContinuation(tx, platform, { request_id: params.id, made_by: member.session_id })
      }),
    ),
  )

  route(app, platform, revokeContinuation, async ({ member, params, transact }) => {
    await transact(withUnit(platform, { member_id: member.id }, (tx) => endContinuation(tx, params.session_id)))
    return undefined
  })

  route(app, platform, deleteRefundRequest, async ({ member, params, transact }) => {
    const gone = await transact(withUnit(platform, { member_id: member.id }, (tx) => deleteDraft(tx, params.id)))
    await forgetFiles(files, gone)
    return undefined
  })

  route(app, platform, checkRefundRequest, ({ member, params, request }) =>
    getRequestCheck(db, toReader(platform, member, request), params.id),
  )

  route(app, platform, estimateRefund, ({ member, body }) => estimateFor(db, member, body, clock()))

  route(app, platform, estimateRequest, ({ member, params }) => estimateRead(db, member, params.id, clock()))

  route(app, platform, submitRefundRequest, ({ member, params, request, transact }) => {
    const reader = toReader(platform, member, request)
    return transact(
      withUnit(platform, { member_id: member.id, at: reader.now }, (tx) => submitRequest(tx, reader, params.id)),
    )
  })
}

export function requestFileRoutes(app: App, platform: Platform): void {
  const { db, files } = platform

  route(app, platform, listRequestFiles, async ({ member, params }) => {
    if ((await findRequestStatus(db, member.id, params.id)) === null) throw problem('not_found')
    return { data: (await findDocuments(db, member.id, 'request', [params.id])).map(toRequestFile) }
  })

  route(
    app,
    platform,
    addRequestFile,
    ({ member, params, fields, file, transact }) =>
      addFile(platform, transact, {
        member_id: member.id,
        request_id: params.id,
        type: fields.type,
        animal_id: fields.animal_id ?? null,
        file,
      }),
    { before_form: ({ member, params }) => assertAcceptsFiles(db, member.id, params.id) },
  )

  route(app, platform, deleteRequestFile, async ({ member, params, transact }) => {
    const gone = await transact(
      withUnit(platform, { member_id: member.id }, (tx) => deleteFile(tx, params.id, params.file_id)),
    )
    await forgetFiles(files, gone)
    return undefined
  })

  route(app, platform, tellReadLines, ({ member, params, body, transact }) =>
    transact(
      withUnit(platform, { member_id: member.id }, (tx) =>
        classifyLines(tx, { request_id: params.id, file_id: params.file_id }, body.lines),
      ),
    ),
  )

  openingRoutes(app, platform, 'request', {
    file: getRequestFile,
    page: getRequestFilePage,
    thumbnail: getRequestFileThumbnail,
  })
}

export function pileRoutes(app: App, platform: Platform): void {
  const { db, clock } = platform
  route(app, platform, createRefundPile, ({ member, files, transact }) =>
    createPile(platform, transact, { reader: toReader(platform, member), files }),
  )
  route(
    app,
    platform,
    addPileFiles,
    ({ member, params, files, transact }) =>
      addToPile(platform, transact, { reader: toReader(platform, member), pile_id: params.id, files }),
    { before_form: ({ member, params }) => assertAcceptsPileFiles(db, member.id, params.id, 1) },
  )
  route(app, platform, getRefundPile, ({ member, params }) => getPile(db, member.id, params.id, clock()))
  route(app, platform, changeRefundPile, ({ member, params, body, transact }) =>
    transact(withUnit(platform, { member_id: member.id }, (tx) => changePile(tx, params.id, body))),
  )
  route(app, platform, makePileDrafts, ({ member, params, transact }) => {
    const reader = toReader(platform, member)
    return transact(
      withUnit(platform, { member_id: member.id, at: reader.now }, async (tx) => ({
        data: await createDrafts(tx, platform, reader, params.id),
      })),
    )
  })
}

export function invoiceAddressRoutes(app: App, platform: Platform): void {
  route(app, platform, getInvoiceAddress, ({ member }) => getAddress(platform.db, platform, member.id))
  route(app, platform, createInvoiceAddress, ({ member, transact }) =>
    transact(withUnit(platform, { member_id: member.id }, (tx) => createAddress(tx, platform))),
  )
  route(app, platform, revokeInvoiceAddress, async ({ member, transact }) => {
    await transact(withUnit(platform, { member_id: member.id }, revokeAddress))
    return undefined
  })
}
