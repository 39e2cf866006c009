import { toLocalDay } from '@coussinet/contract/domain/days.ts'
import { getKnownCard, getKnownRefundAccount, getSignedMandate } from '@coussinet/contract/integration/accounts.ts'
import { listAuditTrail } from '@coussinet/contract/integration/audit-trail.ts'
import { answerFiledDispute, getFiledDispute, listFiledDisputes } from '@coussinet/contract/integration/disputes.ts'
import {
  addFiledRequestFile,
  addPastRefundPaper,
  fileRequestForMember,
} from '@coussinet/contract/integration/filed-for-member.ts'
import type { InsurerFile } from '@coussinet/contract/integration/filed-for-member.ts'
import {
  answerFormulaChange,
  getAskedFormulaChange,
  listAskedFormulaChanges,
} from '@coussinet/contract/integration/formula-changes.ts'
import {
  beginInvitations,
  getInvitations,
  listInvitations,
  listInvited,
  pauseInvitations,
  resumeInvitations,
} from '@coussinet/contract/integration/invitations.ts'
import { answerMessage } from '@coussinet/contract/integration/message-answers.ts'
import { pushNotification } from '@coussinet/contract/integration/notifications.ts'
import { getPaymentOrder, recordPayment, returnPayment } from '@coussinet/contract/integration/payments.ts'
import {
  answerFiledQuote,
  getFiledQuote,
  getFiledQuoteFile,
  listFiledQuotes,
} from '@coussinet/contract/integration/quotes.ts'
import { getKnownAnimal, getKnownContract, getKnownMember } from '@coussinet/contract/integration/read-back.ts'
import {
  getFiledRequest,
  getFiledRequestFile,
  listFiledRequests,
  correctFiledRequest,
  moveFiledRequest,
} from '@coussinet/contract/integration/refund-requests.ts'
import {
  listFiledRequestMessages,
  readFiledRequestMessages,
  sendFiledRequestMessage,
} from '@coussinet/contract/integration/request-messages.ts'
import type { ThreadMessage } from '@coussinet/contract/integration/request-messages.ts'
import { issueToken } from '@coussinet/contract/integration/token.ts'
import { createTransferLink } from '@coussinet/contract/integration/transfer-links.ts'
import { putAnimal } from '@coussinet/contract/integration/upserts/animal.ts'
import { longestBatch, sendBatch } from '@coussinet/contract/integration/upserts/batch.ts'
import { putContract } from '@coussinet/contract/integration/upserts/contract.ts'
import { putMember } from '@coussinet/contract/integration/upserts/member.ts'
import { putOpeningBalance } from '@coussinet/contract/integration/upserts/opening-balance.ts'
import { putPastRefund } from '@coussinet/contract/integration/upserts/past-refund.ts'
import { putReceipt } from '@coussinet/contract/integration/upserts/receipt.ts'
import { putSponsorshipRequest } from '@coussinet/contract/integration/upserts/sponsorship-request.ts'
import type { RequestFile } from '@coussinet/contract/request-files.ts'
import type { RequestMessage } from '@coussinet/contract/request-messages.ts'
import type { FastifyReply } from 'fastify'
import {
  beginWave,
  getInvitedMember,
  issueTransferLink,
  requireMemberByNevg,
  steerWave,
  getInvitationWave,
  findInvitationWaves,
} from '#modules/accounts/accounts.ts'
import { answerChange, findAskedFormulaChange, pageOfFormulaChanges } from '#modules/contract/contract.ts'
import { upsertReceipt } from '#modules/contributions/contributions.ts'
import { answerContactMessage } from '#modules/help/help.ts'
import { createUnit } from '#modules/notifications/notifications.ts'
import {
  addFileForMember,
  fileForMember,
  getFileOwner,
  findFiledRequest,
  findAnyPastRefund,
  findUnsentAnswer,
  pageOfFiledRequests,
  applyInsurerMove,
  openDocument,
  findPaymentOrder,
  getFiledThread,
  readFiledThread,
  sendInsurerMessage,
  applyCorrection,
  applyReturn,
  applyDisputeAnswer,
  findFiledDispute,
  pageOfDisputes,
  applyQuoteAnswer,
  findFiledQuote,
  pageOfFiledQuotes,
  getQuoteOwner,
  recordPaymentOf,
} from '#modules/refunds/refunds.ts'
import type { App } from '#platform/core/app.ts'
import { problem } from '#platform/core/problem.ts'
import type { Transact } from '#platform/db/transaction.ts'
import { getCaller } from '#platform/http/caller.ts'
import { waitForBody } from '#platform/http/connections/slow-clients.ts'
import { describeCall } from '#platform/http/endpoint/describe-call.ts'
import { acceptMachineBodies, parseFormBody } from '#platform/http/endpoint/machine-bodies.ts'
import { presentedBy } from '#platform/http/endpoint/respond.ts'
import { sendProblem } from '#platform/http/errors.ts'
import { refuseBrowser } from '#platform/http/machine-route.ts'
import { type MachineCall, machineRoute } from '#platform/http/machine-route.ts'
import type { Platform } from '#platform/portal.ts'
import { trailPage } from './audit-trail.ts'
import { applyLines } from './batches/apply-lines.ts'
import { issueClientToken } from './clients/issue-token.ts'
import { describeIntegration } from './describe-integration.ts'
import { push } from './push-notification.ts'
import { readCard, readMandate, readRefundAccount } from './read-account.ts'
import { readAnimal, readContract, readMember } from './read-back.ts'
import { upsertAnimal } from './upserts/upsert-animal.ts'
import { upsertContract } from './upserts/upsert-contract.ts'
import { upsertGodchild } from './upserts/upsert-godchild.ts'
import { upsertMember } from './upserts/upsert-member.ts'
import { upsertOpeningBalance } from './upserts/upsert-opening-balance.ts'
import { upsertPastRefund } from './upserts/upsert-past-refund.ts'

/** Routes of the insurer's API, below `/integration/v1`. */
export async function integrationRoutes(app: App, platform: Platform): Promise<void> {
  await describeIntegration(app)
  acceptMachineBodies(app)
  clientRoutes(app, platform)
  upsertRoutes(app, platform)
  batchRoutes(app, platform)
  invitationRoutes(app, platform)
  filedRequestRoutes(app, platform)
  filedQuoteRoutes(app, platform)
  threadRoutes(app, platform)
  accountRoutes(app, platform)
  machineRoute(app, platform, listAuditTrail, ({ query }) =>
    platform.replica.read((from) => trailPage(from, query, platform.clock())),
  )
  app.setNotFoundHandler((request, reply) => sendProblem(problem('not_found'), request, reply))
}

/** The only call with errors by RFC 6749, which OAuth clients understand. */
function clientRoutes(app: App, platform: Platform): void {
  app.route({
    method: issueToken.method,
    url: issueToken.path,
    schema: describeCall(issueToken),
    config: { endpoint: issueToken.name },
    onRequest: async ({ headers }, reply) => {
      refuseBrowser(headers)
      reply.header('pragma', 'no-cache')
    },
    handler: async (request, reply) => {
      const answer = await issueClientToken(platform, {
        authorization: request.headers.authorization,
        form: parseFormBody(request.body),
        address: getCaller(request).address,
      })
      if (!('error' in answer)) return reply.send(answer)
      const { status, ...refusal } = answer
      if (status === 401) reply.header('www-authenticate', 'Basic realm="integration"')
      return reply.status(status).send(refusal)
    },
  })
}

/** Entities of the insurer's books: members, contracts, animals, contributions and godchildren. */
function upsertRoutes(app: App, platform: Platform): void {
  machineRoute(app, platform, putMember, async ({ client, params, body, reply }) =>
    withStatus(reply, await upsertMember(platform, client, { ...body, ...params })),
  )
  machineRoute(app, platform, createTransferLink, ({ client: { client_id }, params: { nevg }, transact }) =>
    transact(async (tx) => {
      const member_id = await requireMemberByNevg(tx, nevg)
      const { href, expires_at } = await issueTransferLink(
        createUnit(tx, platform, { member_id, actor: 'insurer' }),
        platform,
        { client_id },
      )
      return { href, expires_at: expires_at.toISOString() }
    }),
  )
  machineRoute(app, platform, pushNotification, ({ client: { client_id }, params: { nevg }, body, transact }) =>
    transact((tx) => push(tx, platform, { ...body, nevg, client_id })),
  )
  machineRoute(app, platform, answerMessage, ({ client: { client_id }, params: { reference }, body, transact }) =>
    transact((tx) => answerContactMessage(tx, platform, { ...body, reference, client_id })),
  )
  const { db } = platform
  machineRoute(app, platform, getKnownMember, ({ params }) => readMember(db, params.nevg))
  machineRoute(app, platform, getKnownContract, ({ params }) => readContract(db, params.number))
  machineRoute(app, platform, getKnownAnimal, ({ params }) => readAnimal(db, params.id))
  machineRoute(app, platform, putContract, async ({ client, params, body, reply }) =>
    withStatus(reply, await upsertContract(platform, client, { ...body, ...params })),
  )
  machineRoute(app, platform, putAnimal, async ({ client, params, body, reply }) =>
    withStatus(reply, await upsertAnimal(platform, client, { ...body, ...params })),
  )
  machineRoute(app, platform, putOpeningBalance, async ({ client, params, body, reply }) =>
    withStatus(reply, await upsertOpeningBalance(platform, client, { ...body, ...params })),
  )
  machineRoute(app, platform, putPastRefund, async ({ client, params, body, reply }) =>
    withStatus(reply, await upsertPastRefund(platform, client, { ...body, ...params })),
  )
  machineRoute(app, platform, putReceipt, async ({ client, params, body, reply }) =>
    withStatus(reply, await upsertReceipt(platform, client, { ...body, ...params })),
  )
  machineRoute(app, platform, putSponsorshipRequest, async ({ client, params, body, reply }) =>
    withStatus(reply, await upsertGodchild(platform, client, { ...body, ...params })),
  )
}

function withStatus<U extends { result: string }>(reply: FastifyReply, upserted: U): U {
  if (upserted.result === 'created') reply.status(201)
  return upserted
}

/** Members whose lines are written concurrently; the embedded database has one connection. */
const lanes = 4

function batchRoutes(app: App, platform: Platform): void {
  const { bytes: most_bytes, lines: most_lines } = longestBatch
  machineRoute(app, platform, sendBatch, async ({ client, body, request }) => {
    if (Number(request.headers['content-length'] ?? 0) > most_bytes) throw problem('malformed_request')
    // An empty body is a batch without lines.
    if (!body) return { received: 0, applied: 0, failed: [], complete: true }
    waitForBody(request)
    return applyLines(platform, client, body, {
      at_once: platform.config.database_url ? lanes : 1,
      most_bytes,
      most_lines,
    })
  })
}

/** Waves of invitations: start, list, pause and resume. */
function invitationRoutes(app: App, platform: Platform): void {
  const { db, clock } = platform
  machineRoute(app, platform, beginInvitations, ({ body, transact }) =>
    transact((tx) => beginWave(tx, body, { at: clock() })),
  )
  machineRoute(app, platform, listInvitations, async () => ({ data: await findInvitationWaves(db, { at: clock() }) }))
  machineRoute(app, platform, getInvitations, ({ params }) => getInvitationWave(db, params.id, { at: clock() }))
  machineRoute(app, platform, pauseInvitations, ({ params, transact }) =>
    transact((tx) => steerWave(tx, params.id, { paused: true, at: clock() })),
  )
  machineRoute(app, platform, resumeInvitations, ({ params, body, transact }) =>
    transact((tx) => steerWave(tx, params.id, { paused: false, per_hour: body?.per_hour, at: clock() })),
  )
  machineRoute(app, platform, listInvited, ({ params, query }) =>
    getInvitedMember(db, params.id, query, { at: clock() }),
  )
}

/** Calls of a claims system: list requests, read them, decide, pay. */
function filedRequestRoutes(app: App, platform: Platform): void {
  const { db, replica, clock } = platform

  machineRoute(app, platform, listFiledRequests, ({ query }) =>
    replica.read((from) => pageOfFiledRequests(from, query, clock())),
  )
  machineRoute(app, platform, getFiledRequest, ({ params }) => findFiledRequest(db, params.id, clock()))

  machineRoute(app, platform, getFiledRequestFile, async ({ params: { id: request_id, file_id }, reply }) => {
    const member_id = await getFileOwner(db, request_id)
    if (await findUnsentAnswer(db, member_id, request_id, file_id)) throw problem('not_found')
    const { headers, stream } = await openDocument(platform, {
      member_id,
      kind: 'request',
      owner_id: request_id,
      file_id,
    })
    reply.headers(headers).send(stream)
    return undefined
  })

  machineRoute(app, platform, fileRequestForMember, ({ body: { nevg, ...asked }, client: { client_id }, transact }) =>
    transact(async (tx) => {
      const member_id = await requireMemberByNevg(tx, nevg)
      // Responses to systems contain no text in a language.
      const reader = { member_id, locale: 'fr', now: clock() }
      return { ...(await fileForMember(tx, platform, { reader, asked, client_id })), nevg }
    }),
  )
  machineRoute(
    app,
    platform,
    addFiledRequestFile,
    async ({ params: { id }, fields: { type, animal_id = null }, file, transact }) =>
      addPaper(platform, transact, { request_id: id, type, animal_id, file }),
  )
  machineRoute(app, platform, addPastRefundPaper, async ({ params: { id }, fields: { type }, file, transact }) => {
    if (!(await findAnyPastRefund(db, id))) throw problem('not_found')
    return addPaper(platform, transact, { request_id: id, type, animal_id: null, file })
  })

  machineRoute(app, platform, moveFiledRequest, ({ params, body, transact }) =>
    transact((tx) => applyInsurerMove(tx, platform, params.id, body, clock())),
  )

  machineRoute(app, platform, correctFiledRequest, ({ params, body, transact }) =>
    transact((tx) => applyCorrection(tx, platform, params.id, { ...body, at: clock() })),
  )
  machineRoute(app, platform, listFiledDisputes, ({ query }) =>
    replica.read((from) => pageOfDisputes(from, query, clock())),
  )
  machineRoute(app, platform, getFiledDispute, ({ params }) => findFiledDispute(db, params.id, clock()))
  machineRoute(app, platform, answerFiledDispute, ({ params, body, transact }) =>
    transact((tx) => applyDisputeAnswer(tx, platform, params.id, { ...body, at: clock() })),
  )
  machineRoute(app, platform, listAskedFormulaChanges, ({ query }) =>
    replica.read((from) => pageOfFormulaChanges(from, query)),
  )
  machineRoute(app, platform, getAskedFormulaChange, ({ params }) => findAskedFormulaChange(db, params.id))
  machineRoute(app, platform, answerFormulaChange, ({ params, body, transact }) =>
    transact((tx) => answerChange(tx, platform, { formula_change_id: params.id, ...body, at: clock() })),
  )
  machineRoute(app, platform, returnPayment, ({ params, body, client: { client_id }, transact }) =>
    transact(async (tx) => {
      const at = clock()
      await applyReturn(tx, platform, { refund_id: params.id, returned_on: body?.returned_on ?? toLocalDay(at), at })
      return findPaymentOrder(tx, { refund_id: params.id, client_id, at: clock() })
    }),
  )

  machineRoute(app, platform, getPaymentOrder, ({ params, client: { client_id }, transact }) =>
    transact((tx) => findPaymentOrder(tx, { refund_id: params.id, client_id, at: clock() })),
  )
  machineRoute(app, platform, recordPayment, ({ params, body: { payment_date }, transact }) =>
    transact((tx) => recordPaymentOf(tx, platform, { refund_id: params.id, payment_date, at: clock() })),
  )
}

/** Vets' quotes: list, read, and answer once (PRE-01). */
function filedQuoteRoutes(app: App, platform: Platform): void {
  const { db, replica, clock } = platform
  machineRoute(app, platform, listFiledQuotes, ({ query }) =>
    replica.read((from) => pageOfFiledQuotes(from, query, clock())),
  )
  machineRoute(app, platform, getFiledQuote, ({ params }) => findFiledQuote(db, params.id, clock()))
  machineRoute(app, platform, getFiledQuoteFile, async ({ params: { id: quote_id, file_id }, reply }) => {
    const member_id = await getQuoteOwner(db, quote_id)
    const { headers, stream } = await openDocument(platform, { member_id, kind: 'quote', owner_id: quote_id, file_id })
    reply.headers(headers).send(stream)
    return undefined
  })
  machineRoute(app, platform, answerFiledQuote, ({ params, body, transact }) =>
    transact((tx) => applyQuoteAnswer(tx, platform, params.id, { ...body, at: clock() })),
  )
}

function threadRoutes(app: App, platform: Platform): void {
  const { db } = platform

  machineRoute(app, platform, listFiledRequestMessages, async ({ params, query }) => {
    const { data, ...page } = await getFiledThread(db, params.id, query)
    return { data: data.map((message) => asThreadMessage(params.id, message)), ...page }
  })
  machineRoute(app, platform, sendFiledRequestMessage, async (call) => {
    const { params, fields, files, client, request, transact } = call
    const present = (message: RequestMessage) => asThreadMessage(params.id, message)
    const message = await sendInsurerMessage(platform, presentedBy(transact, present), {
      request_id: params.id,
      ...fields,
      files,
      keyed: request.headers['idempotency-key'] !== undefined,
      client_id: client.client_id,
    })
    return present(message)
  })
  machineRoute(app, platform, readFiledRequestMessages, async ({ params, body, transact }) => {
    await transact((tx) => readFiledThread(tx, platform, { request_id: params.id, up_to: body?.up_to }))
    return undefined
  })
}

async function addPaper(
  platform: Platform,
  transact: Transact,
  paper: Parameters<typeof addFileForMember>[2],
): Promise<InsurerFile> {
  const present = (file: RequestFile) => asInsurerFile(paper.request_id, file)
  return present(await addFileForMember(platform, presentedBy(transact, present), paper))
}

const asThreadMessage = (request_id: string, { files, ...message }: RequestMessage): ThreadMessage => ({
  ...message,
  files: files.map(({ thumbnail_href: _none, ...file }) => ({
    ...file,
    href: `/integration/v1/refund-requests/${request_id}/files/${file.id}`,
  })),
})

const asInsurerFile = (request_id: string, { thumbnail_href: _none, ...file }: RequestFile): InsurerFile => ({
  ...file,
  href: `/integration/v1/refund-requests/${request_id}/files/${file.id}`,
})

function accountRoutes(app: App, platform: Platform): void {
  const reading = ({
    params: { nevg, id },
    client: { client_id },
  }: Pick<MachineCall<typeof getSignedMandate>, 'params' | 'client'>) => ({ nevg, id, client_id, at: platform.clock() })
  machineRoute(app, platform, getSignedMandate, (call) => call.transact((tx) => readMandate(tx, reading(call))))
  machineRoute(app, platform, getKnownRefundAccount, (call) =>
    call.transact((tx) => readRefundAccount(tx, reading(call))),
  )
  machineRoute(app, platform, getKnownCard, (call) => call.transact((tx) => readCard(tx, reading(call))))
}
