import { afterEach, expect, it } from 'vitest'
import { EARLY_CALLS, type EarlyCalls, takeEarlyCall } from './early-calls.ts'

afterEach(() => Reflect.deleteProperty(globalThis, EARLY_CALLS))

function left(status = 200): Response {
  const answer = new Response(null, { status })
  const early: EarlyCalls = { token: 'first', answers: new Map([['/api/me', Promise.resolve(answer)]]) }
  Reflect.set(globalThis, EARLY_CALLS, early)
  return answer
}

it('hands an answer over once, to a call that bears the same token', async () => {
  const answer = left()
  expect(await takeEarlyCall('/api/me', 'first')).toBe(answer)
  expect(await takeEarlyCall('/api/me', 'first')).toBeNull()
})

it('[SAME-01] hands no answer to a call of another session', async () => {
  left()
  expect(await takeEarlyCall('/api/me', 'second')).toBeNull()
  expect(await takeEarlyCall('/api/me', null)).toBeNull()
})

it('[AUTH-04] leaves a refusal to the call itself', async () => {
  left(401)
  expect(await takeEarlyCall('/api/me', 'first')).toBeNull()
})
