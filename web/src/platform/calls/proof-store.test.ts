import { expect, it } from 'vitest'
import { apiProblem } from './api-problem.ts'
import { currentProof, proven, subscribeToProof } from './proof-store.ts'

const asks = () => apiProblem('validation_failed', { status: 422, errors: { current_password: ['required'] } })

function aCall(refusals: number) {
  let made = 0
  const call = async () => {
    made += 1
    await Promise.resolve()
    if (made <= refusals) throw asks()
    return made
  }
  return call
}

const settled = () => new Promise((resolve) => setTimeout(resolve))

it('[SAFE-03] a call that asks who is there is made again once that is proved', async () => {
  const leave = subscribeToProof(() => undefined)
  const call = proven(aCall(1))
  await settled()
  currentProof()?.(true)
  expect(await call).toBe(2)
  expect(currentProof()).toBeNull()
  leave()
})

it('[SAFE-03] is cancelled when the member gives up, or leaves the page', async () => {
  const leave = subscribeToProof(() => undefined)
  const given_up = proven(aCall(1)).catch((error: unknown) => error)
  await settled()
  currentProof()?.(false)
  expect(await given_up).toMatchObject({ code: 'cancelled' })
  const left = proven(aCall(1)).catch((error: unknown) => error)
  await settled()
  leave()
  expect(await left).toMatchObject({ code: 'cancelled' })
})

it('[SAFE-03] fails as it failed where nobody shows the question, and for everything else', async () => {
  await expect(proven(aCall(1))).rejects.toMatchObject({ code: 'validation_failed' })
  const leave = subscribeToProof(() => undefined)
  await expect(proven(() => Promise.reject(apiProblem('conflict')))).rejects.toMatchObject({ code: 'conflict' })
  leave()
})
