import { scopes } from '@coussinet/contract/domain/permissions.ts'
import type { Platform } from '#platform/portal.ts'
import { saveKnownClient } from './clients.ts'

/** The client of a demonstration; its secret is known to everybody, so that it opens nothing elsewhere. */
export const demoClient = { client_id: 'demo-insurer', secret: 'demo-insurer-secret' }

/** Makes the demonstration's client, once. */
export function saveDemoClient({ db, clock }: Pick<Platform, 'db' | 'clock'>): Promise<void> {
  return saveKnownClient(db, { ...demoClient, name: 'The demonstration’s insurer', scopes, at: clock() })
}
