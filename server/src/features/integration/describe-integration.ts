import { everyIntegrationEndpoint } from '@coussinet/contract/integration/every-integration-endpoint.ts'
import { type Scope, scopes } from '@coussinet/contract/integration/scopes.ts'
import { issueToken, TokenRefusal } from '@coussinet/contract/integration/token.ts'
import { ProblemBody } from '@coussinet/contract/problem.ts'
import * as z from 'zod/mini'
import { describeApi } from '#platform/openapi.ts'
import type { App } from '#platform/portal.ts'

const meaning: Record<Scope, string> = {
  'members:write': 'Bring members, contracts, animals',
  'receipts:write': 'Bring contributions',
  'sponsorship:write': 'Bring those whom members presented',
  'refunds:read': 'Read refund requests and their files',
  'refunds:write': 'Decide refund requests, report payments',
  'payment-methods:read': 'Read whole IBANs, mandates and card tokens',
  'webhooks:manage': 'Manage webhooks and send events again',
}

const schemaOf = (schema: z.ZodMiniType) => z.toJSONSchema(schema, { target: 'draft-2020-12', io: 'output', unrepresentable: 'any' })

const problems = { default: { description: 'A problem (RFC 9457)', content: { 'application/problem+json': { schema: schemaOf(ProblemBody) } } } }
const refused = { description: 'Why no token is given (RFC 6749 §5.2)', content: { 'application/json': { schema: schemaOf(TokenRefusal) } } }

/** The insurer's side has a document of its own, which names the scope of each call. */
export function describeIntegration(app: App): Promise<void> {
  return describeApi(app, {
    description: 'What the insurer’s own systems bring to the portal and take from it. Money is integer euro cents, days are YYYY-MM-DD; ids are UUIDs of the insurer’s choosing.',
    url: '/integration/v1',
    endpoints: everyIntegrationEndpoint,
    security: { machine: { type: 'oauth2', flows: { clientCredentials: { tokenUrl: `/integration/v1${issueToken.path}`, scopes: Object.fromEntries(scopes.map((scope) => [scope, meaning[scope]])) } } } },
    failuresOf: ({ name }) => (name === issueToken.name ? { 400: refused, 401: refused, ...problems } : problems),
  })
}
