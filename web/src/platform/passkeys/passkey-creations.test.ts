import { expect, it } from 'vitest'
import { creatingPasskey, watchCreations } from './passkey-creations.ts'

it('[KEY-01] a list is complete only if no passkey was created while it was fetched', async () => {
  expect(watchCreations()()).toBe(true)

  const before = watchCreations()
  const { promise, resolve } = Promise.withResolvers<void>()
  const creation = creatingPasskey(() => promise)
  const during = watchCreations()
  expect([before(), during()]).toEqual([false, false])
  resolve()
  await creation
  expect([before(), during(), watchCreations()()]).toEqual([false, false, true])

  const failing = watchCreations()
  await expect(creatingPasskey(() => Promise.reject(new Error('given up')))).rejects.toThrow('given up')
  expect([failing(), watchCreations()()]).toEqual([false, true])
})
