import { getPaymentOrder, recordPayment } from '@coussinet/contract/integration/payments.ts'
import {
  getFiledRequest,
  getFiledRequestFile,
  listFiledRequests,
  moveFiledRequest,
} from '@coussinet/contract/integration/refund-requests.ts'
import {
  claimOf,
  isUnsent,
  listClaims,
  moveClaim,
  openDocument,
  ownerOf,
  paymentOrderOf,
  recordPaymentOf,
} from '#modules/refunds/refunds.ts'
import { machineRoute } from '#platform/machine-route.ts'
import type { App, Platform } from '#platform/portal.ts'
import { problem } from '#platform/problem.ts'

/** What a claims system does: follow the requests, read them, decide, pay. */
export function claimRoutes(app: App, platform: Platform): void {
  const { db, clock } = platform

  machineRoute(app, platform, listFiledRequests, ({ query }) => listClaims(db, query, clock()))
  machineRoute(app, platform, getFiledRequest, ({ params }) => claimOf(db, params.id, clock()))

  machineRoute(app, platform, getFiledRequestFile, async ({ params: { id: request_id, file_id }, reply }) => {
    const { member_id } = await ownerOf(db, request_id)
    if (await isUnsent(db, member_id, request_id, file_id)) throw problem('not_found')
    const { headers, stream } = await openDocument(platform, { member_id, request_id, file_id })
    reply.headers(headers).send(stream)
    return undefined
  })

  machineRoute(app, platform, moveFiledRequest, ({ params, body, transact }) =>
    transact((tx) => moveClaim(tx, platform, params.id, body, clock())),
  )

  machineRoute(app, platform, getPaymentOrder, ({ params, client: { client_id }, transact }) =>
    transact((tx) => paymentOrderOf(tx, { refund_id: params.id, client_id, at: clock() })),
  )
  machineRoute(app, platform, recordPayment, ({ params, body: { payment_date }, transact }) =>
    transact((tx) => recordPaymentOf(tx, platform, { refund_id: params.id, payment_date, at: clock() })),
  )
}
