import type { Config } from '#platform/config/config.ts'
import { openIdentityProvider } from '#platform/identity-providers/identity-provider.ts'
import { type DoctorFinding, green, runCheck, red } from './finding.ts'

const silent = { warn() {}, info() {} }

/** Providers by which members sign in: each answers, and describes what the portal needs of it. */
export async function checkProviders({ identity_providers, public_url }: Config): Promise<DoctorFinding[]> {
  if (identity_providers.length === 0) return [green('sign-in by providers', 'off')]
  const found = await Promise.all(
    identity_providers.map((settings) => {
      const name = `provider ${settings.id}`
      const mend = `Look at issuer and ca_file of ${settings.id} in OIDC_PROVIDERS, and whether this machine may reach ${settings.issuer}.`
      return runCheck(name, mend, async () => {
        const { jwks_uri, token_endpoint, authorization_endpoint, ...described } = await openIdentityProvider(
          settings,
          silent,
        )
          .probe()
          .catch(throwReason)
        const missing = Object.entries({ jwks_uri, token_endpoint, authorization_endpoint }).flatMap(
          ([part, address]) => (address === undefined ? [part] : []),
        )
        if (missing.length > 0) return red(name, `its description has no ${missing.join(', ')}`, mend)
        const unknown = settings.acr_values.filter((level) => described.acr_values_supported?.includes(level) === false)
        if (unknown.length > 0)
          return red(name, `it does not know ${unknown.join(', ')}`, `Change acr_values of ${settings.id}.`)
        return green(name, `${settings.issuer}; it must know ${public_url}/sign-in/${settings.id}`)
      })
    }),
  )
  return found.flat()
}

/** Throws the first cause of a failure: the library's own sentence says that something went wrong. */
function throwReason(error: unknown): never {
  const cause = error instanceof Error ? error.cause : null
  if (cause instanceof Error) throwReason(cause)
  throw error
}
