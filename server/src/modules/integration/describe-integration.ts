import { type Scope, scopes } from '@coussinet/contract/domain/permissions.ts'
import { eventBody, eventNames } from '@coussinet/contract/integration/events.ts'
import { everyIntegrationEndpoint } from '@coussinet/contract/integration/every-integration-endpoint.ts'
import { issueToken, TokenRefusal } from '@coussinet/contract/integration/token.ts'
import { ProblemBody } from '@coussinet/contract/problem.ts'
import * as z from 'zod/mini'
import type { App } from '#platform/core/app.ts'
import { describeApi } from '#platform/http/openapi.ts'

const meaning: Record<Scope, string> = {
  'members:write': 'Bring members, contracts, animals',
  'members:read': 'Read members, contracts and animals back',
  'receipts:write': 'Bring contributions',
  'sponsorship:write': 'Bring those whom members presented',
  'refunds:read': 'Read refund requests and their files',
  'refunds:write': 'Decide refund requests, report payments',
  'payment-methods:read': 'Read whole IBANs, mandates and card tokens',
  'webhooks:manage': 'Manage webhooks and send events again',
  'sign-in-links:create': 'Make links that sign members in',
  'invitations:manage': 'Invite members in waves, and follow who came',
  'audit:read': 'Read what was done, by whom',
  'notifications:write': 'Tell members something in your own words',
  'documents:write': 'Give members documents, and take them back',
  'messages:write': 'Answer messages of members, write in the threads of requests',
}

const schemaOf = (schema: z.ZodMiniType) =>
  z.toJSONSchema(schema, { target: 'draft-2020-12', io: 'output', unrepresentable: 'any' })

const problems = {
  default: {
    description: 'A problem (RFC 9457)',
    content: { 'application/problem+json': { schema: schemaOf(ProblemBody) } },
  },
}
const refused = {
  description: 'Why no token is given (RFC 6749 §5.2)',
  content: { 'application/json': { schema: schemaOf(TokenRefusal) } },
}

const header = (name: string, description: string) => ({
  in: 'header' as const,
  name,
  required: true,
  description,
  schema: { type: 'string' as const },
})

const webhooks = () =>
  Object.fromEntries(
    ([...eventNames, 'ping'] as const).map((event) => [
      event,
      {
        post: {
          operationId: event,
          summary:
            event === 'ping'
              ? 'Sent when a webhook is tried; about nobody'
              : `Tells that ${event} happened to a member`,
          parameters: [
            header('webhook-id', 'The same at each try: what was seen is not done again'),
            header('webhook-timestamp', 'Seconds since 1970: refuse one that is minutes old'),
            header(
              'webhook-signature',
              'Standard Webhooks: `v1,` and the HMAC-SHA256 of `id.timestamp.body`; two of them while a secret is changed',
            ),
          ],
          requestBody: { required: true, content: { 'application/json': { schema: schemaOf(eventBody(event)) } } },
          responses: {
            '2XX': {
              description:
                'It is written down. Any other answer, and none within 5 seconds, is tried again for three days',
            },
          },
          security: [],
        },
      },
    ]),
  )

/** The insurer's API has its own OpenAPI document, with the scope of each call. */
export function describeIntegration(app: App): Promise<void> {
  return describeApi(app, {
    description:
      'What the insurer’s own systems bring to the portal and take from it. Money is integer euro cents, days are YYYY-MM-DD; ids are UUIDs of the insurer’s choosing.',
    url: '/integration/v1',
    endpoints: everyIntegrationEndpoint,
    security: {
      machine: {
        type: 'oauth2',
        flows: {
          clientCredentials: {
            tokenUrl: `/integration/v1${issueToken.path}`,
            scopes: Object.fromEntries(scopes.map((scope) => [scope, meaning[scope]])),
          },
        },
      },
    },
    webhooks,
    failuresOf: ({ name }) => (name === issueToken.name ? { 400: refused, 401: refused, ...problems } : problems),
  })
}
