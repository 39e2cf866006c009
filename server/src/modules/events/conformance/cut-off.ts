import { request } from 'node:http'
import { request as requestSafely } from 'node:https'
import { setTimeout as pause } from 'node:timers/promises'
import { privateNetworks } from '#platform/config/networks.ts'
import { allowedAddress, guardedLookup } from '../webhooks/send/addresses.ts'

const waitForReceiver = 200
const longest = 5000

/** Sends the headers and half of a body, then closes the connection, as a node that is killed does. */
export async function cutOff(url: string, headers: Record<string, string>, body: string): Promise<void> {
  const address = new URL(url)
  const open = address.protocol === 'https:' ? requestSafely : request
  const whole = Buffer.from(body)
  const sending = open(address, {
    method: 'POST',
    headers: { ...headers, 'content-length': String(whole.length) },
    lookup: guardedLookup(allowedAddress(privateNetworks)),
    agent: false,
    signal: AbortSignal.timeout(longest),
  })
  const { promise: gone, resolve } = Promise.withResolvers<void>()
  sending.on('error', () => resolve())
  sending.on('response', (response) => response.resume())
  sending.write(whole.subarray(0, Math.floor(whole.length / 2)), () => resolve())
  await gone
  // The receiver has begun to read.
  await pause(waitForReceiver)
  sending.destroy()
  // It notices the end before the next event.
  await pause(waitForReceiver)
}
