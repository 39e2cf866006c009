import { expect, it } from 'vitest'
import { isSigned } from '#testing/servers/receiver.ts'
import { newSecret, computeSignature } from './signed-message.ts'

// The example of the specification of Standard Webhooks, which its libraries are tested by.
const published = {
  secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
  id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
  timestamp: 1_614_265_330,
  body: '{"test": 2432232314}',
}

it('signs as Standard Webhooks does', () => {
  expect(computeSignature(published, [published.secret])).toBe('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=')
})

it('signs with each secret while one takes the place of another, and each message differently', () => {
  const [one, other] = [newSecret(), newSecret()]
  const message = { id: 'a', timestamp: 1, body: '{}' }
  const signature = computeSignature(message, [one, other])
  expect(signature.split(' ')).toHaveLength(2)
  const headers = { 'webhook-id': 'a', 'webhook-timestamp': '1', 'webhook-signature': signature }
  for (const secret of [one, other]) expect(isSigned({ headers, body: '{}' }, secret)).toBe(true)
  expect(isSigned({ headers, body: '{}' }, newSecret())).toBe(false)
  expect(isSigned({ headers, body: '{ }' }, one)).toBe(false)
  expect(isSigned({ headers: { ...headers, 'webhook-timestamp': '2' }, body: '{}' }, one)).toBe(false)
})
