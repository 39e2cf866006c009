import { getKnownCard, getKnownRefundAccount, getSignedMandate } from '@coussinet/contract/integration/accounts.ts'
import { machineRoute, type MachineCall } from '#platform/machine-route.ts'
import type { App, Platform } from '#platform/portal.ts'
import { readCard, readMandate, readRefundAccount } from './accounts.ts'

/** The accounts and cards that events name by their ids. */
export function accountRoutes(app: App, platform: Platform): void {
  const reading = ({
    params: { nevg, id },
    client: { client_id },
  }: Pick<MachineCall<typeof getSignedMandate>, 'params' | 'client'>) => ({ nevg, id, client_id, at: platform.clock() })
  machineRoute(app, platform, getSignedMandate, (call) => call.transact((tx) => readMandate(tx, reading(call))))
  machineRoute(app, platform, getKnownRefundAccount, (call) =>
    call.transact((tx) => readRefundAccount(tx, reading(call))),
  )
  machineRoute(app, platform, getKnownCard, (call) => call.transact((tx) => readCard(tx, reading(call))))
}
