import { listPushDevices, savePushSubscription } from '@coussinet/contract/push.ts'
import { hasCode } from '../calls/api-problem.ts'
import { call } from '../calls/call.ts'
import { keepDevice, readBrowserState, subscribeDevice, unsubscribeDevice } from './device-push.ts'

/**
 * Brings the browser's subscription and the signed-in member together, after each sign-in and start: another member's ends, the member's own
 * goes on in the new session.
 */
export async function followDevice(): Promise<void> {
  const devices = await call(listPushDevices).catch((error: unknown) => {
    if (hasCode(error, 'forbidden')) return { data: [], public_key: null }
    throw error
  })
  const { subscription, owner } = await readBrowserState(devices)
  if (subscription === null || owner === 'ours') return
  const renewed = owner === 'renewed' && devices.public_key ? await subscribeDevice(devices.public_key) : null
  if (renewed === null) return unsubscribeDevice()
  keepDevice(await call(savePushSubscription, { body: renewed }), renewed)
}
