import { getInsurerDocument, listInsurerDocuments } from '@coussinet/contract/documents.ts'
import { deleteMemberDocument, putMemberDocument } from '@coussinet/contract/integration/member-documents.ts'
import type { App } from '#platform/core/app.ts'
import { machineRoute } from '#platform/http/machine-route.ts'
import { route } from '#platform/http/route.ts'
import type { Platform } from '#platform/portal.ts'
import { readInsurerDocuments, openInsurerDocument } from './insurer-documents.ts'
import { putInsurerDocument, takeInsurerDocumentBack } from './put-insurer-document.ts'

export function insurerDocumentRoutes(app: App, platform: Platform): void {
  route(app, platform, listInsurerDocuments, async ({ member }) => ({
    data: await readInsurerDocuments(platform.db, member),
  }))
  route(app, platform, getInsurerDocument, async ({ member, params, reply }) => {
    const { headers, stream } = await openInsurerDocument(platform, member, params.id)
    reply.headers(headers).send(stream)
    return undefined
  })
}

export function givenDocumentRoutes(app: App, platform: Platform): void {
  machineRoute(app, platform, putMemberDocument, async ({ client, params, fields, file, reply, transact }) => {
    const { nevg, id: document_id } = params
    const given = { nevg, document_id, client_id: client.client_id, fields, file }
    const answer = await putInsurerDocument(platform, transact, given)
    if (answer.result === 'created') reply.status(201)
    return answer
  })
  machineRoute(app, platform, deleteMemberDocument, async ({ client, params, transact }) => {
    const { nevg, id: document_id } = params
    await takeInsurerDocumentBack(platform, transact, { nevg, document_id, client_id: client.client_id })
    return undefined
  })
}
