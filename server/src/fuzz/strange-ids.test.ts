import { scopes } from '@coussinet/contract/domain/permissions.ts'
import type { Endpoint } from '@coussinet/contract/endpoint.ts'
import { everyEndpoint } from '@coussinet/contract/every-endpoint.ts'
import { everyIntegrationEndpoint } from '@coussinet/contract/integration/every-integration-endpoint.ts'
import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import { sandboxProvider } from '#modules/demo/card-payment/sandbox-provider.ts'
import { aMachine } from '#testing/a-machine.ts'
import { aMember } from '#testing/a-member.ts'
import { ownPortalForTests } from '#testing/start-portal.ts'
import { wellMeant } from './of-schema.ts'

const failures: string[] = []
const portal = ownPortalForTests({ log: (line) => void (line.includes('unexpected failure') && failures.push(line)) })
const tokens = { '/api': '', '/integration/v1': '' }

beforeAll(async () => {
  // Without one, calls of cards are unavailable whatever they ask.
  portal.platform.payments = sandboxProvider(portal.platform)
  tokens['/api'] = (await aMember(portal)).access_token
  tokens['/integration/v1'] = (await aMachine(portal, scopes)).access_token
}, 60_000)

// None of them is an id, though each has the form that the contract asks for.
const strange = ['x', '0', 'a-wave', 'b'.repeat(64), '00000000-0000-0000-0000-00000000000', 'null', '_-_']
const isNamed = /(?:^|_)ids?$|^(?:again|after|follows|code)$/

/** The same value with something that is no id in every place of one. */
function withStrangeIds(value: unknown, one: string, name = ''): unknown {
  if (Array.isArray(value)) return value.length > 0 ? value.map((item) => withStrangeIds(item, one, name)) : [one]
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withStrangeIds(inner, one, key)]))
  return isNamed.test(name) ? one : value
}

const endpoints = [
  ...everyEndpoint.map((endpoint) => ['/api', endpoint] as const),
  ...everyIntegrationEndpoint.map((endpoint) => ['/integration/v1', endpoint] as const),
].filter(([, { name }]) => !['streamEvents', 'issueToken'].includes(name))

const meant = (schema: Endpoint['body'], seed: number) => fc.sample(wellMeant(schema, strange), { numRuns: 6, seed })

it.each(endpoints.map(([below, endpoint]) => [`${below} ${endpoint.name}`, below, endpoint] as const))(
  '[SEC-47] %s answers what is no id, in path, query or body, with a 4xx',
  async (_name, below, endpoint) => {
    const queries = meant(endpoint.query, 1)
    const bodies = meant(endpoint.body, 2)
    for (const [at, one] of strange.slice(0, 6).entries()) {
      const query = withStrangeIds(queries[at] ?? {}, one)
      const search = new URLSearchParams()
      for (const [key, value] of Object.entries(query && typeof query === 'object' ? query : {}))
        search.set(key, String(value))
      const path = endpoint.path.replaceAll(/\{\w+\}/g, () => one)
      const hasBody = endpoint.body !== undefined && endpoint.method !== 'GET'
      const { statusCode } = await portal.app.inject({
        method: endpoint.method,
        url: `${below}${path}?${search}`,
        headers: {
          authorization: `Bearer ${tokens[below]}`,
          ...(hasBody ? { 'content-type': 'application/json' } : {}),
        },
        ...(hasBody ? { payload: JSON.stringify(withStrangeIds(bodies[at] ?? {}, one)) } : {}),
      })
      expect([statusCode < 500, failures]).toEqual([true, []])
    }
  },
)

it('[SEC-47] a wave that is to be sent anew, of an id that is none, is not found', async () => {
  for (const again of strange) {
    const answer = await portal.app.inject({
      method: 'POST',
      url: '/integration/v1/invitations',
      headers: { authorization: `Bearer ${tokens['/integration/v1']}` },
      payload: { name: 'Again', again },
    })
    expect(answer.statusCode).toBe(404)
  }
})
