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

export function openIdentityProviders(
  settings: readonly ProviderSettings[],
  log: Pick<Log, 'warn' | 'info'>,
): IdentityProviders {
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
