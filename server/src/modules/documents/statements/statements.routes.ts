import { getReceiptDocument, getYearStatement, getYearTable } from '@coussinet/contract/documents.ts'
import type { FastifyReply } from 'fastify'
import { fileHeaders } from '#platform/files/file-headers.ts'
import type { App, Platform } from '#platform/portal.ts'
import { route } from '#platform/route.ts'
import { receiptOf } from './receipt/receipt.ts'
import { yearStatementOf, yearTableOf } from './year/year-statement.ts'

type MadeFile = { name: string; media_type: string; bytes: Buffer }

export function statementRoutes(app: App, platform: Platform): void {
  route(app, platform, getReceiptDocument, async ({ member, query, reply }) =>
    send(reply, await receiptOf(platform, member, query.receipt_id)),
  )
  route(app, platform, getYearStatement, async ({ member, query, reply }) =>
    send(reply, await yearStatementOf(platform, member, query)),
  )
  route(app, platform, getYearTable, async ({ member, query, reply }) =>
    send(reply, await yearTableOf(platform, member, query)),
  )
}

function send(reply: FastifyReply, { name, media_type, bytes }: MadeFile): undefined {
  reply.headers(fileHeaders({ name, media_type, size: bytes.length })).send(bytes)
}
