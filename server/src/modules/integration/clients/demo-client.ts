import { scopes } from '@coussinet/contract/domain/permissions.ts'
import type { Platform } from '#platform/portal.ts'
import { saveKnownClient } from './clients.ts'

/** The demo's client; its secret is public, so it must not open anything elsewhere. */
export const demoClient = { client_id: 'demo-insurer', secret: 'demo-insurer-secret' }

export function saveDemoClient({ db, clock }: Pick<Platform, 'db' | 'clock'>): Promise<void> {
  return saveKnownClient(db, { ...demoClient, name: 'The demonstration’s insurer', scopes, at: clock() })
}
