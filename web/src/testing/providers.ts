import { type LinkedIdentity, listIdentities, listProviders } from '@coussinet/contract/identities.ts'
import { answers } from './wire.ts'

export const itsme = { id: 'itsme', name: 'itsme' }
export const franceConnect = { id: 'franceconnect', name: 'FranceConnect' }

export const linkedToItsme: LinkedIdentity = {
  id: '00000000-0000-4000-8000-00000000001d',
  provider: itsme,
  linked_at: '2026-11-02T10:00:00.000Z',
  last_used_at: '2026-11-18T09:30:00.000Z',
}

/** Makes the portal one with two identity providers, as the server marks its pages; `linked` are the member's accounts there. */
export function offersProviders(linked: LinkedIdentity[] = [], { has_password = true } = {}): void {
  document.documentElement.dataset['providers'] = '2'
  answers(listProviders, { data: [itsme, franceConnect] })
  answers(listIdentities, { data: linked, has_password })
}
