import { monitorEventLoopDelay } from 'node:perf_hooks'
import { hash } from '@node-rs/argon2'
import { expect, it } from 'vitest'
import { hashPassword, isOutdated, isPassword } from './passwords.ts'

it('[SEC-04] cuts nothing off: passwords that differ at character 73, or 128, are different', async () => {
  const long = `Aa1!${'x'.repeat(68)}`
  const stored = await hashPassword(`${long}y`)
  expect(await isPassword(stored, `${long}y`)).toBe(true)
  expect(await isPassword(stored, `${long}z`)).toBe(false)
  expect(await isPassword(stored, long)).toBe(false)
  const longest = `Aa1!${'é'.repeat(123)}`
  const kept = await hashPassword(`${longest}y`)
  expect(await isPassword(kept, `${longest}y`)).toBe(true)
  expect(await isPassword(kept, `${longest}z`)).toBe(false)
})

it('[SEC-04] takes an accent typed apart for the letter with its accent, and keeps spaces and case', async () => {
  const stored = await hashPassword('\u00c9cureuil 7? ')
  expect(await isPassword(stored, 'E\u0301cureuil 7? ')).toBe(true)
  expect(await isPassword(stored, '\u00c9cureuil 7?')).toBe(false)
  expect(await isPassword(stored, '\u00e9cureuil 7? ')).toBe(false)
})

it('[SEC-07] writes argon2id with its parameters, and knows a weaker hash', async () => {
  const stored = await hashPassword('Tilleul-Parapluie-42')
  const { memory, passes, lanes } =
    /^\$argon2id\$v=19\$m=(?<memory>\d+),t=(?<passes>\d+),p=(?<lanes>\d+)\$/.exec(stored)?.groups ?? {}
  expect(Number(memory)).toBeGreaterThanOrEqual(19_456)
  expect(Number(passes)).toBeGreaterThanOrEqual(2)
  expect(lanes).toBe('1')
  expect(isOutdated(stored)).toBe(false)
  expect(isOutdated(await hash('Tilleul-Parapluie-42', { memoryCost: 19_456, timeCost: 1 }))).toBe(true)
})

it('[SEC-07] leaves the event loop free while it hashes and compares', async () => {
  const stored = await hashPassword('Tilleul-Parapluie-42')
  const delay = monitorEventLoopDelay({ resolution: 1 })
  delay.enable()
  for (let round = 0; round < 10; round += 1)
    await Promise.all([hashPassword('Voilier#Brume7'), isPassword(stored, 'Voilier#Brume7')])
  delay.disable()
  // On the loop each of the twenty would hold it for its whole length. A shared machine may take the core away now and then: the 90th in a
  // hundred counts.
  expect(delay.count).toBeGreaterThan(50)
  expect(delay.percentile(90) / 1e6).toBeLessThan(20)
})

it('is false without a hash', async () => {
  expect(await isPassword(null, 'a password of nobody')).toBe(false)
})
