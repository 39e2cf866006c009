import { listPushDevices, savePushSubscription } from '@coussinet/contract/push.ts'
import { hasCode } from '../calls/api-problem.ts'
import { call } from '../calls/call.ts'
import type { IdentifyOptions } from '../calls/refresh.ts'
import { keepDevice, readBrowserState, subscribeDevice, unsubscribeDevice } from './device-push.ts'

/**
 * Brings the browser's subscription and the signed-in member together, after each sign-in and start: another member's
 * ends, the member's own goes on in the new session. `identifies`: does not wait until the member of a second session
 * is known.
 */
export async function followDevice(options: IdentifyOptions = {}): Promise<void> {
  const devices = await call(listPushDevices, {}, options).catch((error: unknown) => {
    if (hasCode(error, 'forbidden')) return { data: [], public_key: null }
    throw error
  })
  const { subscription, owner } = await readBrowserState(devices)
  if (subscription === null || owner === 'ours') return
  const renewed = owner === 'renewed' && devices.public_key ? await subscribeDevice(devices.public_key) : null
  if (renewed === null) return unsubscribeDevice()
  keepDevice(await call(savePushSubscription, { body: renewed }, options), renewed)
}
