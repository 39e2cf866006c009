import * as contract from '@coussinet/contract/integration/webhooks.ts'
import type { App } from '#platform/core/app.ts'
import { fieldProblem } from '#platform/core/problem.ts'
import { isId } from '#platform/crypto/ids.ts'
import { machineRoute } from '#platform/http/machine-route.ts'
import type { Platform } from '#platform/portal.ts'
import { readDeliveries, type MemberLookup, replayDelivery } from './log/deliveries.ts'
import { requestReplay } from './log/replay.ts'
import { pingWebhook, removeWebhook, rotateSecret, saveWebhook, readWebhooks } from './webhooks.ts'

export function webhookRoutes(app: App, platform: Platform, names: MemberLookup): void {
  const { db } = platform
  machineRoute(app, platform, contract.listWebhooks, async () => ({ data: await readWebhooks(db) }))
  machineRoute(app, platform, contract.putWebhook, async ({ params, body, reply, transact }) => {
    if (!isId(params.id)) throw fieldProblem('id', 'schema.invalid_string')
    const webhook = await transact((tx) => saveWebhook(tx, platform, params.id, body))
    if (webhook.secret !== null) reply.status(201)
    return webhook
  })
  machineRoute(app, platform, contract.deleteWebhook, ({ params, transact }) =>
    transact((tx) => removeWebhook(tx, platform, params.id)).then(() => undefined),
  )
  machineRoute(app, platform, contract.rotateWebhookSecret, ({ params, body, transact }) =>
    transact((tx) => rotateSecret(tx, platform, params.id, body.former_hours)),
  )
  machineRoute(app, platform, contract.testWebhook, ({ params }) => pingWebhook(db, platform, params.id))
  machineRoute(app, platform, contract.replayWebhook, ({ params, body, transact }) =>
    transact((tx) => requestReplay(tx, platform, { webhook_id: params.id, ...body })),
  )
  machineRoute(app, platform, contract.listWebhookDeliveries, ({ query }) =>
    platform.replica.read((from) => readDeliveries(from, query, names)),
  )
  machineRoute(app, platform, contract.replayWebhookDelivery, ({ params, transact }) =>
    transact((tx) => replayDelivery(tx, platform, params.id)),
  )
}
