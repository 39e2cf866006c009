import { changeAnimal, endAnimalCover, getAnimal, getAnimalCosts, listAnimals } from '@coussinet/contract/animals.ts'
import { contestDecision, getContestDossier, listContests } from '@coussinet/contract/contests.ts'
import { addMonths, clockHeader, clockOffset, dayOf } from '@coussinet/contract/domain/days.ts'
import { languageOf } from '@coussinet/contract/domain/language-of.ts'
import { getFormulaReplay } from '@coussinet/contract/formula-replay.ts'
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
import {
  estimateRefund,
  estimateRequest,
  getBenefitSlip,
  getRefund,
  listCareKinds,
  listRefunds,
} from '@coussinet/contract/refunds.ts'
import {
  addRequestFile,
  deleteRequestFile,
  getRequestFile,
  getRequestFilePage,
  getRequestFileThumbnail,
  listRequestFiles,
  tellReadLines,
} from '@coussinet/contract/request-files.ts'
import { listRequestMessages, readRequestMessages, sendRequestMessage } from '@coussinet/contract/request-messages.ts'
import type { FastifyRequest } from 'fastify'
import type { App } from '#platform/core/app.ts'
import { problem } from '#platform/core/problem.ts'
import { isId } from '#platform/crypto/ids.ts'
import { fileHeaders } from '#platform/files/file-headers.ts'
import { route } from '#platform/http/route.ts'
import type { Platform } from '#platform/portal.ts'
import { animalCosts } from './animals/costs/animal-costs.ts'
import { type AfterEnd, endCover } from './animals/end-cover.ts'
import { updateAnimal } from './animals/update-animal.ts'
import { estimateFor } from './claims/estimate.ts'
import { carryDocument, holdDocument } from './claims/files/carry-document.ts'
import { addFile, deleteFile, expectsFiles } from './claims/files/request-files.ts'
import { addToPile, changePile, createPile, expectsPileFiles, makeDrafts, pileOf } from './claims/piles/piles.ts'
import { estimateRead } from './claims/readings/estimate-read.ts'
import { tellLines } from './claims/readings/tell-lines.ts'
import { checkOf } from './claims/requests/check.ts'
import { changeDraft, createDraft, createDraftAtOnce, deleteDraft, keepDraft } from './claims/requests/drafts.ts'
import { submitRequest } from './claims/requests/filing.ts'
import { statusOf } from './claims/requests/refund-requests.store.ts'
import { requestOf, requestsPage } from './claims/requests/request-view.ts'
import { contestsOf } from './conversations/contests/contest-view.ts'
import { contestDossier } from './conversations/contests/dossier.ts'
import { expectsContest, fileContest } from './conversations/contests/file-contest.ts'
import { readByMember } from './conversations/messages/read-thread.ts'
import { sendMemberMessage } from './conversations/messages/send-message.ts'
import { expectsThread, threadOf } from './conversations/messages/thread.ts'
import { animalOf, animalsOf } from './cover/animals.ts'
import { formulaReplayOf } from './cover/formula-replay/formula-replay.ts'
import { benefitSlipOf } from './decisions/benefit-slip/benefit-slip.ts'
import { careKindsOf } from './decisions/statements/care-kinds.ts'
import { refundsOf, statementOf } from './decisions/statements/refund-statements.ts'
import { openDocument, openPage, openThumbnail } from './documents/open-file.ts'
import { filesOfQuotes } from './documents/quote-files.store.ts'
import { toRequestFile } from './documents/request-file.ts'
import { filesOfRequests } from './documents/request-files.store.ts'
import { removeStored } from './documents/stored-keys.ts'
import { removeQuote, submitQuote as fileQuote } from './quotes/file-quote.ts'
import { changeQuote as fillQuote, createQuote as beginQuote } from './quotes/quote-drafts.ts'
import {
  addQuoteFile as keepQuoteFile,
  deleteQuoteFile as dropQuoteFile,
  expectsQuoteFiles,
  toQuoteFile,
} from './quotes/quote-files.ts'
import { quoteOf, quotesPage } from './quotes/quote-view.ts'

/** Animals, requests with their files, statements. */
export function refundsRoutes(app: App, platform: Platform, after: AfterEnd): void {
  animalRoutes(app, platform, after)
  const { db, clock } = platform
  refundRequestRoutes(app, platform)
  requestFileRoutes(app, platform)
  requestMessageRoutes(app, platform)
  pileRoutes(app, platform)
  contestRoutes(app, platform)
  quoteRoutes(app, platform)
  quoteFileRoutes(app, platform)
  benefitSlipRoutes(app, platform)
  route(app, platform, listRefunds, ({ member, query }) => refundsOf(db, member.id, query, clock()))
  route(app, platform, getRefund, ({ member, params }) => statementOf(db, member, params.id))
  route(app, platform, estimateRefund, ({ member, body }) => estimateFor(db, member, body, clock()))
  route(app, platform, getFormulaReplay, ({ member }) => formulaReplayOf(db, member.id, clock()))
  route(app, platform, listCareKinds, ({ member }) => ({
    data: careKindsOf(languageOf(member.locale), member.country),
  }))
}

type Whose = { id: string; locale: string }

/** Minutes by which the clock of the device that asks is ahead of UTC, where it says so. */
const offsetOf = (request: FastifyRequest) => clockOffset(request.headers[clockHeader])

const readerAt = (now: Date, { id, locale }: Whose, request?: FastifyRequest) => ({
  member_id: id,
  locale,
  now,
  clock_offset: request === undefined ? null : offsetOf(request),
})

function animalRoutes(app: App, platform: Platform, after: AfterEnd): void {
  const { db, clock } = platform
  route(app, platform, listAnimals, async ({ member }) => ({ data: await animalsOf(db, member, clock()) }))
  route(app, platform, getAnimal, ({ member, params }) => animalOf(db, member, params.id, clock()))
  route(app, platform, changeAnimal, ({ member, params, body, request, transact }) =>
    transact(async (tx) => {
      await updateAnimal(tx, platform, {
        member_id: member.id,
        animal_id: params.id,
        change: body,
        clock_offset: offsetOf(request),
      })
      return animalOf(tx, member, params.id, clock())
    }),
  )
  route(app, platform, endAnimalCover, ({ member, params, body, request, transact }) =>
    transact(async (tx) => {
      await endCover(
        tx,
        { ...platform, ...after },
        {
          member_id: member.id,
          animal_id: params.id,
          ending: body,
          clock_offset: offsetOf(request),
        },
      )
      return animalOf(tx, member, params.id, clock())
    }),
  )
  route(app, platform, getAnimalCosts, ({ member, params, query }) =>
    animalCosts(db, { member_id: member.id, animal_id: params.id, on: query.on }, clock()),
  )
}

function refundRequestRoutes(app: App, platform: Platform): void {
  const { db, clock, files } = platform
  const readerOf = (member: Whose, request?: FastifyRequest) => readerAt(clock(), member, request)

  route(
    app,
    platform,
    createRefundRequest,
    ({ member, body, request, transact }) => {
      const keyed = request.headers['idempotency-key'] !== undefined
      return transact((tx) => createDraft(tx, platform, readerOf(member, request), { keyed, told: body }))
    },
    {
      at_once: ({ member, body }) =>
        body === undefined || Object.keys(body).length === 0 ? createDraftAtOnce(readerOf(member)) : null,
    },
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

  route(app, platform, changeRefundRequest, ({ member, params, body, request, transact }) =>
    transact((tx) => changeDraft(tx, readerOf(member, request), params.id, body)),
  )

  route(app, platform, keepRefundRequest, ({ member, params, transact }) =>
    transact((tx) => keepDraft(tx, readerOf(member), params.id)),
  )

  route(app, platform, deleteRefundRequest, async ({ member, params, transact }) => {
    const gone = await transact((tx) => deleteDraft(tx, member.id, params.id, clock(), 'member'))
    await removeStored(files, gone)
    return undefined
  })

  route(app, platform, checkRefundRequest, ({ member, params, request }) =>
    checkOf(db, readerOf(member, request), params.id),
  )

  route(app, platform, estimateRequest, ({ member, params }) => estimateRead(db, member, params.id, clock()))

  route(app, platform, submitRefundRequest, ({ member, params, request, transact }) =>
    transact((tx) => submitRequest(tx, platform, readerOf(member, request), params.id)),
  )
}

function requestFileRoutes(app: App, platform: Platform): void {
  const { db, clock, files } = platform

  route(app, platform, listRequestFiles, async ({ member, params }) => {
    if ((await statusOf(db, member.id, params.id)) === null) throw problem('not_found')
    return { data: (await filesOfRequests(db, member.id, [params.id])).map(toRequestFile) }
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
    { before_form: ({ member, params }) => expectsFiles(db, member.id, params.id) },
  )

  route(app, platform, deleteRequestFile, async ({ member, params, transact }) => {
    const gone = await transact((tx) => deleteFile(tx, member.id, params.id, params.file_id, clock()))
    await removeStored(files, gone)
    return undefined
  })

  route(app, platform, tellReadLines, ({ member, params, body, transact }) =>
    transact((tx) =>
      tellLines(tx, { member_id: member.id, request_id: params.id, file_id: params.file_id }, body.lines),
    ),
  )

  route(app, platform, getRequestFile, async ({ member, params: { id: request_id, file_id }, reply }) => {
    const { headers, stream } = await openDocument(platform, { member_id: member.id, request_id, file_id })
    reply.headers(headers).send(stream)
    return undefined
  })

  route(
    app,
    platform,
    getRequestFilePage,
    async ({ member, params: { id: request_id, file_id, page }, query, reply }) => {
      const wanted = { member_id: member.id, request_id, file_id, page, width: query.width }
      const { headers, bytes } = await openPage(platform, wanted)
      reply.headers(headers).send(bytes)
      return undefined
    },
  )

  route(app, platform, getRequestFileThumbnail, async ({ member, params: { id: request_id, file_id }, reply }) => {
    const { headers, stream } = await openThumbnail(platform, { member_id: member.id, request_id, file_id })
    reply.headers(headers).send(stream)
    return undefined
  })
}

function pileRoutes(app: App, platform: Platform): void {
  const { db, clock } = platform
  const readerOf = (member: Whose, request?: FastifyRequest) => readerAt(clock(), member, request)
  route(app, platform, createRefundPile, ({ member, files, transact }) =>
    createPile(platform, transact, { reader: readerOf(member), files }),
  )
  route(
    app,
    platform,
    addPileFiles,
    ({ member, params, files, transact }) =>
      addToPile(platform, transact, { reader: readerOf(member), pile_id: params.id, files }),
    { before_form: ({ member, params }) => expectsPileFiles(db, member.id, params.id, 1) },
  )
  route(app, platform, getRefundPile, ({ member, params }) => pileOf(db, member.id, params.id, clock()))
  route(app, platform, changeRefundPile, ({ member, params, body, transact }) =>
    transact((tx) => changePile(tx, readerOf(member), params.id, body)),
  )
  route(app, platform, makePileDrafts, ({ member, params, transact }) =>
    transact(async (tx) => ({ data: await makeDrafts(tx, platform, readerOf(member), params.id) })),
  )
}

function requestMessageRoutes(app: App, platform: Platform): void {
  const { db, clock } = platform

  route(app, platform, listRequestMessages, ({ member, params, query }) =>
    threadOf(db, { member_id: member.id, request_id: params.id }, query),
  )

  route(
    app,
    platform,
    sendRequestMessage,
    ({ member, params, fields, files, request, transact }) =>
      sendMemberMessage(platform, transact, {
        member_id: member.id,
        request_id: params.id,
        text: fields.text,
        files,
        keyed: request.headers['idempotency-key'] !== undefined,
      }),
    { before_form: ({ member, params }) => expectsThread(db, { member_id: member.id, request_id: params.id }) },
  )

  route(app, platform, readRequestMessages, async ({ member, params, body, transact }) => {
    await transact((tx) =>
      readByMember(tx, { member_id: member.id, request_id: params.id, up_to: body?.up_to, at: clock() }),
    )
    return undefined
  })
}

function contestRoutes(app: App, platform: Platform): void {
  const { db, clock } = platform
  const readerOf = (member: Whose, request?: FastifyRequest) => readerAt(clock(), member, request)
  route(app, platform, listContests, ({ member, params }) => contestsOf(db, readerOf(member), params.id))
  route(
    app,
    platform,
    contestDecision,
    ({ member, params, fields, files, transact }) =>
      fileContest(platform, transact, { reader: readerOf(member), request_id: params.id, form: fields, files }),
    { before_form: ({ member, params }) => expectsContest(db, readerOf(member), params.id) },
  )
  route(app, platform, getContestDossier, async ({ member, params: { id: request_id, contest_id }, reply }) => {
    const { name, bytes } = await contestDossier(platform, readerOf(member), { request_id, contest_id })
    reply.headers(fileHeaders({ name, media_type: 'application/pdf', size: bytes.length })).send(bytes)
    return undefined
  })
}

/** Quotes of vets for care to come (PRE-01). */
function quoteRoutes(app: App, platform: Platform): void {
  const { db, clock, files } = platform
  const readerOf = (member: Whose, request?: FastifyRequest) => readerAt(clock(), member, request)
  route(app, platform, createQuote, ({ member, body, request, transact }) => {
    const keyed = request.headers['idempotency-key'] !== undefined
    const documents = { hold: holdDocument, carry: carryDocument }
    return transact((tx) => beginQuote(tx, platform, readerOf(member, request), { keyed, told: body, documents }))
  })
  route(app, platform, listQuotes, async ({ member, query: { status, animal_id, ...page } }) => {
    if (animal_id !== undefined && !isId(animal_id)) return { data: [], next_cursor: null }
    const filter = { ...(status ? { status } : {}), ...(animal_id ? { animal_id } : {}) }
    return quotesPage(db, readerOf(member), { ...page, ...filter })
  })
  route(app, platform, getQuote, ({ member, params }) => quoteOf(db, readerOf(member), params.id))
  route(app, platform, changeQuote, ({ member, params, body, request, transact }) =>
    transact((tx) => fillQuote(tx, readerOf(member, request), params.id, body)),
  )
  route(app, platform, submitQuote, ({ member, params, request, transact }) =>
    transact((tx) => fileQuote(tx, platform, readerOf(member, request), params.id)),
  )
  route(app, platform, deleteQuote, async ({ member, params, transact }) => {
    const gone = await transact((tx) =>
      removeQuote(tx, platform, { member_id: member.id, quote_id: params.id, at: clock() }),
    )
    await removeStored(files, gone)
    return undefined
  })
}

function quoteFileRoutes(app: App, platform: Platform): void {
  const { db, clock, files } = platform
  route(app, platform, listQuoteFiles, async ({ member: { id: member_id, locale }, params: { id: quote_id } }) => {
    await quoteOf(db, { member_id, locale, now: clock() }, quote_id)
    return { data: (await filesOfQuotes(db, member_id, [quote_id])).map(toQuoteFile) }
  })
  route(
    app,
    platform,
    addQuoteFile,
    ({ member, params, fields: { type }, file, transact }) =>
      keepQuoteFile(platform, transact, { member_id: member.id, quote_id: params.id, type, file }),
    { before_form: ({ member, params }) => expectsQuoteFiles(db, member.id, params.id) },
  )
  route(app, platform, deleteQuoteFile, async ({ member, params, transact }) => {
    const wanted = { member_id: member.id, quote_id: params.id, file_id: params.file_id, at: clock() }
    const gone = await transact((tx) => dropQuoteFile(tx, wanted))
    await removeStored(files, [gone])
    return undefined
  })
  route(app, platform, getQuoteFile, async ({ member, params: { id: quote_id, file_id }, reply }) => {
    const { headers, stream } = await openDocument(platform, { member_id: member.id, quote_id, file_id })
    reply.headers(headers).send(stream)
    return undefined
  })
  route(app, platform, getQuoteFilePage, async ({ member, params, query, reply }) => {
    const { id: quote_id, file_id, page } = params
    const wanted = { member_id: member.id, quote_id, file_id, page, width: query.width }
    const { headers, bytes } = await openPage(platform, wanted)
    reply.headers(headers).send(bytes)
    return undefined
  })
  route(app, platform, getQuoteFileThumbnail, async ({ member, params: { id: quote_id, file_id }, reply }) => {
    const { headers, stream } = await openThumbnail(platform, { member_id: member.id, quote_id, file_id })
    reply.headers(headers).send(stream)
    return undefined
  })
}

function benefitSlipRoutes(app: App, platform: Platform): void {
  route(app, platform, getBenefitSlip, async ({ member, params, reply }) => {
    const { name, bytes } = await benefitSlipOf(platform, member, params.id)
    reply.headers(fileHeaders({ name, media_type: 'application/pdf', size: bytes.length })).send(bytes)
    return undefined
  })
}
