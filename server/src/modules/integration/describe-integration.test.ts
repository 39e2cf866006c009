import { scopes } from '@coussinet/contract/domain/permissions.ts'
import type { Endpoint } from '@coussinet/contract/endpoint.ts'
import { everyEndpoint } from '@coussinet/contract/every-endpoint.ts'
import { eventData, eventNames } from '@coussinet/contract/integration/events.ts'
import { everyIntegrationEndpoint } from '@coussinet/contract/integration/every-integration-endpoint.ts'
import { putContract } from '@coussinet/contract/integration/upserts/contract.ts'
import { getMe } from '@coussinet/contract/profile.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { demoId } from '#modules/demo/seed/demo-id.ts'
import { askMachine, fetchToken } from '#testing/a-machine.ts'
import { openMemberSession } from '#testing/a-member.ts'
import { ownPortalForTests } from '#testing/start-portal.ts'
import { demoClient } from './clients/demo-client.ts'

type Content = Record<string, { schema: Record<string, unknown> }>
type Operation = {
  operationId: string
  parameters?: { in: string; name: string }[]
  requestBody?: { content: Content }
  responses: Record<string, { content?: Content }>
  security: Record<string, string[]>[]
}
type Document = {
  openapi: string
  servers: { url: string }[]
  paths: Record<string, Record<string, Operation>>
  components: {
    securitySchemes: Record<
      string,
      { type: string; flows: { clientCredentials: { tokenUrl: string; scopes: Record<string, string> } } }
    >
  }
}

const portal = ownPortalForTests({ demo: true })
let document: Document
beforeAll(async () => {
  document = (await portal.app.inject('/integration/v1/openapi.json')).json<Document>()
}, 60_000)

const operationOf = ({ method, path }: Endpoint) => document.paths[path]?.[method.toLowerCase()]

describe('[SEC-19] the document of the insurer’s side', () => {
  it('is OpenAPI 3.1 with the flow of its tokens, and apart from the members’', async () => {
    const { machine } = document.components.securitySchemes
    expect([document.openapi, document.servers, machine?.type]).toEqual([
      '3.1.0',
      [{ url: '/integration/v1' }],
      'oauth2',
    ])
    expect(machine?.flows.clientCredentials.tokenUrl).toBe('/integration/v1/oauth/token')
    expect(Object.keys(machine?.flows.clientCredentials.scopes ?? {})).toEqual([...scopes])
    const { paths } = (await portal.app.inject('/api/openapi.json')).json<Document>()
    const ours = new Set(everyIntegrationEndpoint.map(({ name }) => name))
    const listed = (of: Document['paths']) =>
      Object.values(of).flatMap((methods) => Object.values(methods).map(({ operationId }) => operationId))
    expect(listed(paths).filter((name) => ours.has(name))).toEqual([])
    expect(listed(document.paths).toSorted()).toEqual([...ours].toSorted())
    expect(everyEndpoint.filter(({ access }) => access === 'machine')).toEqual([])
  })

  it.each(everyIntegrationEndpoint.map((one): [string, Endpoint] => [one.name, one]))(
    'says what comes and goes of %s, with its scope',
    (_name, one) => {
      const operation = operationOf(one)
      if (!operation) throw new Error(`${one.name} is not documented`)
      const { security, parameters = [], requestBody, responses } = operation
      expect(security).toEqual(one.access === 'machine' ? [{ machine: one.scope ? [one.scope] : [] }] : [])
      expect(parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => `{${name}}`)).toEqual(
        one.path.match(/\{\w+\}/g) ?? [],
      )
      expect(parameters.filter((parameter) => parameter.in === 'header').map(({ name }) => name)).toEqual(
        one.idempotent ? ['Idempotency-Key'] : [],
      )
      expect(Object.keys(requestBody?.content ?? {})).toEqual(
        one.multipart ? ['multipart/form-data'] : one.body ? [one.media_type ?? 'application/json'] : [],
      )
      const created = 'or_created' in one.answer ? ['201'] : []
      expect(Object.keys(responses)).toEqual(expect.arrayContaining([String(one.answer.status), 'default', ...created]))
      expect(Object.keys(responses['default']?.content ?? {})).toEqual(['application/problem+json'])
    },
  )

  it('leads nowhere: each reference is one of the document’s own, each scope one of the flow’s', () => {
    const text = JSON.stringify(document)
    const lost = [...text.matchAll(/"\$ref":"#\/([^"]+)"/g)]
      .map(([, path = '']) => path)
      .filter(
        (path) =>
          path
            .split('/')
            .reduce<unknown>(
              (at, name) => (typeof at === 'object' && at !== null ? Reflect.get(at, name) : undefined),
              document,
            ) === undefined,
      )
    expect(lost).toEqual([])
    expect(text).not.toContain('"$ref":"http')
  })
})

it('the document names each event that the portal sends, with its body and how it is signed', async () => {
  type Webhook = {
    post: {
      operationId: string
      parameters: { name: string }[]
      requestBody: {
        content: Record<
          string,
          { schema: { properties: Record<string, { const?: string; properties?: object }>; required: string[] } }
        >
      }
    }
  }
  const { json } = await portal.app.inject('/integration/v1/openapi.json')
  const { webhooks, openapi }: { webhooks: Record<string, Webhook>; openapi: string } = json()
  expect([openapi, Object.keys(webhooks).toSorted()]).toEqual(['3.1.0', [...eventNames, 'ping'].toSorted()])
  for (const event of eventNames) {
    const { operationId, parameters, requestBody } = webhooks[event]?.post ?? {}
    expect([operationId, parameters?.map(({ name }) => name)]).toEqual([
      event,
      ['webhook-id', 'webhook-timestamp', 'webhook-signature'],
    ])
    const schema = requestBody?.content['application/json']?.schema
    expect(schema?.required.toSorted()).toEqual(['at', 'data', 'event', 'event_id', 'nevg', 'position'])
    expect([schema?.properties['event']?.const, Object.keys(schema?.properties['data']?.properties ?? {})]).toEqual([
      event,
      Object.keys(eventData[event].shape),
    ])
  }
})

describe('where a client begins', () => {
  it('the metadata name the place of tokens (RFC 8414)', async () => {
    const { statusCode, json } = await portal.app.inject('/.well-known/oauth-authorization-server')
    expect([statusCode, json()]).toEqual([
      200,
      expect.objectContaining({
        issuer: portal.platform.config.public_url,
        token_endpoint: `${portal.platform.config.public_url}/integration/v1/oauth/token`,
        grant_types_supported: ['client_credentials'],
        scopes_supported: [...scopes],
      }),
    ])
  })

  it('an unknown place is a problem in JSON, never a page', async () => {
    for (const url of ['/integration/v1/nothing', '/integration', '/integration/v2/members']) {
      const { statusCode, headers } = await portal.app.inject(url)
      expect([url, statusCode, headers['content-type']]).toEqual([url, 404, 'application/problem+json; charset=utf-8'])
    }
  })

  it('the demonstration has a client, which brings what members see; what is another member’s stays theirs', async () => {
    const as = await fetchToken(portal, demoClient)
    const me = (await portal.call(getMe, { as: await openMemberSession(portal, demoId('m1')) })).body
    const second = (await portal.call(getMe, { as: await openMemberSession(portal, demoId('m2')) })).body
    expect(
      (
        await askMachine(portal, putContract, {
          as,
          params: { number: me.contract?.number ?? '' },
          body: { nevg: me.nevg, amount_due_cents: 4200 },
        })
      ).body,
    ).toEqual({ result: 'changed' })
    expect(
      (await portal.call(getMe, { as: await openMemberSession(portal, demoId('m1')) })).body.contract?.amount_due_cents,
    ).toBe(4200)
    expect(
      (
        await askMachine(portal, putContract, {
          as,
          params: { number: second.contract?.number ?? '' },
          body: { nevg: me.nevg, amount_due_cents: 0 },
        })
      ).status,
    ).toBe(409)
  })

  it('[SEC-53] outside of a demonstration that client opens nothing, though the database has kept it', async () => {
    const was = portal.platform.config.demo
    portal.platform.config.demo = false
    await expect(fetchToken(portal, demoClient)).rejects.toThrow('401')
    portal.platform.config.demo = was
    expect(await fetchToken(portal, demoClient)).toMatchObject({ token_type: 'Bearer' })
  })
})
