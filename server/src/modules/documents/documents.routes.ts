import {
  getDocument,
  getReceiptDocument,
  getYearStatement,
  getYearTable,
  listDocuments,
} from '@coussinet/contract/documents.ts'
import type { FastifyReply } from 'fastify'
import type { App } from '#platform/core/app.ts'
import { fileHeaders } from '#platform/files/file-headers.ts'
import { route } from '#platform/http/route.ts'
import type { Platform } from '#platform/portal.ts'
import { findDocuments } from './list-documents.ts'
import { createDocument } from './make-document.ts'
import { receiptPaper } from './statements/receipt/receipt.ts'
import { createYearStatement, createYearTable } from './statements/year/year-statement.ts'

function documentRoutes(app: App, platform: Platform): void {
  route(app, platform, listDocuments, ({ member }) => findDocuments(platform, member))
  route(app, platform, getDocument, async ({ member, params, query, reply }) => {
    const { bytes, ...names } = await createDocument(platform, member, { ...params, ...query })
    reply.headers(fileHeaders({ ...names, media_type: 'application/pdf', size: bytes.length })).send(bytes)
    return undefined
  })
}

type MadeFile = { name: string; media_type: string; bytes: Buffer }

function statementRoutes(app: App, platform: Platform): void {
  route(app, platform, getReceiptDocument, async ({ member, query, reply }) =>
    send(reply, await receiptPaper(platform, member, query.receipt_id)),
  )
  route(app, platform, getYearStatement, async ({ member, query, reply }) =>
    send(reply, await createYearStatement(platform, member, query)),
  )
  route(app, platform, getYearTable, async ({ member, query, reply }) =>
    send(reply, await createYearTable(platform, member, query)),
  )
}

function send(reply: FastifyReply, { name, media_type, bytes }: MadeFile): undefined {
  reply.headers(fileHeaders({ name, media_type, size: bytes.length })).send(bytes)
}

/** Papers: the list, each of them, receipts and statements of a year. */
export function documentsRoutes(app: App, platform: Platform): void {
  statementRoutes(app, platform)
  documentRoutes(app, platform)
}
