import { setTimeout } from 'node:timers/promises'
import { expect, it, vi } from 'vitest'
import { openCircuit } from './circuit.ts'

const rules = { at_once: 4, timeout: 100, failures: 3, rest: 80 }
const fails = () => Promise.reject(new Error('down'))
const hangs = () => new Promise<never>(() => {})
const refused = { code: 'unavailable', more: { retry_after: 3 } }

it('[REL-14] passes on what work gives, and what it throws', async () => {
  const circuit = openCircuit(rules)
  expect(await circuit.run(async () => 'yes')).toBe('yes')
  await expect(circuit.run(fails)).rejects.toThrow('down')
})

it('[REL-14] ends what takes too long, and tells it so', async () => {
  const circuit = openCircuit(rules)
  let told = false
  const began = performance.now()
  await expect(
    circuit.run((signal) => (signal.addEventListener('abort', () => (told = true)), hangs())),
  ).rejects.toMatchObject(refused)
  expect(performance.now() - began).toBeLessThan(1000)
  expect(told).toBe(true)
})

it('[REL-14] opens after failures in a row, lets one try after a rest, and closes with its success', async () => {
  const heard: string[] = []
  const circuit = openCircuit({ ...rules, tell: (state) => heard.push(state) })
  for (let count = 0; count < 3; count += 1) await circuit.run(fails).catch(() => {})
  let asked = 0
  const count = async () => (asked += 1)
  await expect(circuit.run(count)).rejects.toMatchObject(refused)
  expect([asked, circuit.isOpen()]).toEqual([0, true])
  await setTimeout(100)
  // One tries, and fails: nobody else is asked meanwhile, nor for another rest.
  const [trial, beside] = await Promise.allSettled([circuit.run(fails), circuit.run(count)])
  expect([trial.status, beside.status, asked]).toEqual(['rejected', 'rejected', 0])
  await expect(circuit.run(count)).rejects.toMatchObject(refused)
  await setTimeout(100)
  await circuit.run(count)
  await Promise.all(Array.from({ length: 10 }, () => circuit.run(count)))
  expect([asked, circuit.isOpen(), heard]).toEqual([11, false, ['open', 'closed']])
})

it('[REL-14] a success between them begins the count of failures anew', async () => {
  const circuit = openCircuit(rules)
  for (let round = 0; round < 4; round += 1) {
    for (let count = 0; count < 2; count += 1) await circuit.run(fails).catch(() => {})
    await circuit.run(async () => 'yes')
  }
  expect(circuit.isOpen()).toBe(false)
})

it('[REL-14] few are in hand at once; the others wait for their turn, and no longer than their patience', async () => {
  const circuit = openCircuit({ ...rules, failures: 1000 })
  let in_hand = 0
  let most = 0
  const work = async () => {
    most = Math.max(most, (in_hand += 1))
    await setTimeout(10)
    in_hand -= 1
  }
  await Promise.all(Array.from({ length: 20 }, () => circuit.run(work)))
  expect(most).toBe(4)
  const began = performance.now()
  const ended = await Promise.allSettled(Array.from({ length: 50 }, () => circuit.run(hangs)))
  expect(ended.every(({ status }) => status === 'rejected')).toBe(true)
  expect(performance.now() - began).toBeLessThan(1000)
  await circuit.run(work)
})

it('[REL-14] who waits for a turn is refused as soon as it opens', async () => {
  const circuit = openCircuit({ ...rules, at_once: 1, failures: 1, timeout: 5000 })
  const late = circuit.run(() => setTimeout(30).then(fails))
  const waiting = circuit.run(async () => 'never')
  const began = performance.now()
  await expect(waiting).rejects.toMatchObject(refused)
  await expect(late).rejects.toThrow('down')
  expect(performance.now() - began).toBeLessThan(1000)
})

it('[REL-10] a clock that is set back an hour keeps no circuit open', async () => {
  const circuit = openCircuit(rules)
  for (let count = 0; count < 3; count += 1) await circuit.run(fails).catch(() => {})
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 3_600_000 })
  try {
    await setTimeout(100)
    expect(await circuit.run(async () => 'yes')).toBe('yes')
  } finally {
    vi.useRealTimers()
  }
})

it('[REL-14] while one tries again, the others are refused at once', async () => {
  const circuit = openCircuit({ ...rules, timeout: 1000 })
  for (let count = 0; count < 3; count += 1) await circuit.run(fails).catch(() => {})
  await setTimeout(100)
  const trial = circuit.run(() => setTimeout(300))
  const began = performance.now()
  await expect(circuit.run(async () => 'never')).rejects.toMatchObject(refused)
  expect(performance.now() - began).toBeLessThan(200)
  await trial
})

it('[REL-14] what is read from a result after the call is not cut off', async () => {
  const signal = await openCircuit(rules).run(async (given) => given)
  await setTimeout(150)
  expect(signal.aborted).toBe(false)
})
