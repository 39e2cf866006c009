import { ConfigProblem } from '../config/config.ts'
import type { ProviderSettings } from '../config/provider-settings.ts'
import type { Log } from '../core/app.ts'
import { problem } from '../core/problem.ts'
import { type IdentityProvider, openIdentityProvider } from './identity-provider.ts'

/** The providers by which members sign in. */
export type IdentityProviders = {
  list: readonly IdentityProvider[]
  /** throws `not_found` for an unknown one */
  get(id: string): IdentityProvider
}

/** Opens the providers of the settings; throws `ConfigProblem` if their optional package is not installed. */
export async function openIdentityProviders(
  settings: readonly ProviderSettings[],
  log: Pick<Log, 'warn' | 'info'>,
): Promise<IdentityProviders> {
  if (settings.length > 0)
    await import('openid-client').catch(() => {
      throw new ConfigProblem([
        'OIDC_PROVIDERS needs the optional package openid-client: install without --omit=optional.',
      ])
    })
  const list = settings.map((one) => openIdentityProvider(one, log))
  return {
    list,
    get(id) {
      const provider = list.find((one) => one.settings.id === id)
      if (!provider) throw problem('not_found')
      return provider
    },
  }
}
