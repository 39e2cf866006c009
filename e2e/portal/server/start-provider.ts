import { createServer } from 'node:http'
import Provider from 'oidc-provider'

type StartedProvider = { issuer: string; stop: () => Promise<void> }

/**
 * Starts an OpenID Connect provider with pages of its own, where any name signs in; `origin` is the portal's, `id` the
 * provider's there.
 */
export async function startProvider(
  port: string,
  { origin, id }: { origin: string; id: string },
): Promise<StartedProvider> {
  const issuer = `http://localhost:${port}`
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: 'portal',
        client_secret: 'a secret of a test',
        redirect_uris: [`${origin}/sign-in/${id}`],
        post_logout_redirect_uris: [`${origin}/login`],
      },
    ],
    cookies: { keys: ['a key of a test'] },
    features: { devInteractions: { enabled: true }, rpInitiatedLogout: { enabled: true } },
    findAccount: (_context, sub) => ({ accountId: sub, claims: () => ({ sub }) }),
  })
  const server = createServer(provider.callback())
  await new Promise<void>((resolve) => server.listen(Number(port), '127.0.0.1', resolve))
  return {
    issuer,
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
