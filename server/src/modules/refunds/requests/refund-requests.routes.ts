import {
  changeRefundRequest,
  checkRefundRequest,
  createRefundRequest,
  deleteRefundRequest,
  getRefundRequest,
  listRefundRequests,
  submitRefundRequest,
} from '@coussinet/contract/refund-requests.ts'
import { addMonths, dayOf } from '@coussinet/contract/domain/days.ts'
import { isId } from '#platform/ids.ts'
import type { App, Platform } from '#platform/portal.ts'
import { route } from '#platform/route.ts'
import { removeStored } from '../files/request-files.ts'
import { checkOf } from './check.ts'
import { changeDraft, createDraft, deleteDraft } from './drafts.ts'
import { submitRequest } from './filing.ts'
import { requestOf, requestsPage } from './request-view.ts'

export function refundRequestRoutes(app: App, platform: Platform): void {
  const { db, clock, files } = platform
  const readerOf = (member: { id: string; locale: string }) => ({
    member_id: member.id,
    locale: member.locale,
    now: clock(),
  })

  route(app, platform, createRefundRequest, ({ member, request, transact }) =>
    transact((tx) => createDraft(tx, readerOf(member), { keyed: request.headers['idempotency-key'] !== undefined })),
  )

  route(app, platform, listRefundRequests, async ({ member, query: { status, animal_id, ...page } }) => {
    if (animal_id !== undefined && !isId(animal_id)) return { data: [], next_cursor: null }
    const reader = readerOf(member)
    const open_or_decided_since = new Date(addMonths(dayOf(reader.now), -12))
    return requestsPage(db, reader, {
      ...page,
      open_or_decided_since,
      ...(status ? { status } : {}),
      ...(animal_id ? { animal_id } : {}),
    })
  })

  route(app, platform, getRefundRequest, ({ member, params }) => requestOf(db, readerOf(member), params.id))

  route(app, platform, changeRefundRequest, ({ member, params, body, transact }) =>
    transact((tx) => changeDraft(tx, readerOf(member), params.id, body)),
  )

  route(app, platform, deleteRefundRequest, async ({ member, params, transact }) => {
    const gone = await transact((tx) => deleteDraft(tx, member.id, params.id, clock(), 'member'))
    await removeStored(files, gone)
    return undefined
  })

  route(app, platform, checkRefundRequest, ({ member, params }) => checkOf(db, member.id, params.id, clock()))

  route(app, platform, submitRefundRequest, ({ member, params, transact }) =>
    transact((tx) => submitRequest(tx, platform, readerOf(member), params.id)),
  )
}
