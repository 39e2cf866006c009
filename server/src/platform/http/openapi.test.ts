import type { Endpoint } from '@coussinet/contract/endpoint.ts'
import { everyEndpoint } from '@coussinet/contract/every-endpoint.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { portalForTests } from '#testing/start-portal.ts'

type Content = Record<string, { schema: { type?: string; properties?: Record<string, object>; required?: string[] } }>
type Parameter = { in: string; name: string; required?: boolean; schema: { maxLength?: number } }
type Operation = {
  operationId: string
  parameters?: Parameter[]
  requestBody?: { content: Content }
  responses: Record<string, { content?: Content }>
  security: object[]
}

const operations = new Map<string, Operation>()
const portal = portalForTests()
beforeAll(async () => {
  const { json } = await portal.app.inject({ url: '/api/openapi.json' })
  const { paths }: { paths: Record<string, Record<string, Operation>> } = json()
  for (const [path, methods] of Object.entries(paths))
    for (const [method, operation] of Object.entries(methods))
      operations.set(`${method.toUpperCase()} ${path}`, operation)
})

function operationOf({ method, path }: Endpoint): Operation {
  const found = operations.get(`${method} ${path}`)
  if (!found) throw new Error(`${method} ${path} is not documented`)
  return found
}

/** Statuses with their media types, as the contract has them. */
function promised({ answer }: Endpoint): Record<string, readonly string[]> {
  if ('stream' in answer) return { 200: answer.media_types }
  if (!('body' in answer)) return { 204: [] }
  return { [answer.status]: ['application/json'], ...(answer.or_none ? { 204: [] } : {}) }
}

describe('[SEC-19] the document of the API', () => {
  it.each(everyEndpoint.map((endpoint): [string, Endpoint] => [endpoint.name, endpoint]))(
    'says what comes and goes of %s',
    (_name, endpoint) => {
      const { responses, parameters = [], requestBody, security } = operationOf(endpoint)
      expect(
        Object.fromEntries(
          Object.entries(responses).map(([status, { content = {} }]) => [status, Object.keys(content)]),
        ),
      ).toEqual(promised(endpoint))
      expect(
        parameters
          .filter((parameter) => parameter.in === 'header')
          .map(({ name, required = false }) => [name, required]),
      ).toEqual(endpoint.idempotent ? [['Idempotency-Key', false]] : [])
      expect(parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => `{${name}}`)).toEqual(
        endpoint.path.match(/\{\w+\}/g) ?? [],
      )
      expect(Object.keys(requestBody?.content ?? {})).toEqual(
        endpoint.multipart ? ['multipart/form-data'] : endpoint.body ? [endpoint.media_type ?? 'application/json'] : [],
      )
      expect(security).toEqual(endpoint.access === 'member' ? [{ bearer: [] }] : [])
    },
  )

  const form = (operation: Operation | undefined) => operation?.requestBody?.content['multipart/form-data']?.schema
  const file = { type: 'string', format: 'binary' }

  it('says how many files a form takes, under which name, and whether there must be one', () => {
    const message = form(operations.get('POST /contact'))
    expect(message?.properties).toMatchObject({
      topic: {},
      message: {},
      files: { type: 'array', items: file, maxItems: 3 },
    })
    expect(message?.properties).not.toHaveProperty('file')
    expect(message?.required).not.toContain('files')
    const document = form(operations.get('POST /refund-requests/{id}/files'))
    expect(document?.properties).toMatchObject({ type: {}, file })
    expect(document?.required).toEqual(['type', 'file'])
  })

  it('names each variant of a new refund request', () => {
    const body = operations.get('POST /refund-requests')?.requestBody?.content['application/json']?.schema
    expect(body).toMatchObject({
      anyOf: [
        { title: 'EmptyDraft', properties: {} },
        { title: 'FollowUpDraft', required: ['follows'] },
        { title: 'QuotedDraft', required: ['quote_id'] },
        { title: 'DocumentDraft', required: ['document'] },
      ],
    })
  })
})
