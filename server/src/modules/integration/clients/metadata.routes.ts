import { scopes } from '@coussinet/contract/domain/permissions.ts'
import { issueToken } from '@coussinet/contract/integration/token.ts'
import type { App } from '#platform/core/app.ts'
import type { Platform } from '#platform/portal.ts'

/** Metadata of the token endpoint (RFC 8414). */
export function metadataRoute(app: App, { config }: Pick<Platform, 'config'>): void {
  app.get('/.well-known/oauth-authorization-server', { schema: { hide: true } }, (_request, reply) =>
    reply.header('cache-control', 'public, max-age=300').send({
      issuer: config.public_url,
      token_endpoint: `${config.public_url}/integration/v1${issueToken.path}`,
      token_endpoint_auth_methods_supported: ['client_secret_basic', 'client_secret_post'],
      grant_types_supported: ['client_credentials'],
      response_types_supported: [],
      scopes_supported: scopes,
      service_documentation: `${config.public_url}/integration/v1/openapi.json`,
    }),
  )
}
