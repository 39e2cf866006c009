import { listContactMessages } from '@coussinet/contract/contact.ts'
import { getMe } from '@coussinet/contract/profile.ts'
import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { recordedAt } from './testing/recorded.ts'
import { showPage } from './testing/show-page.tsx'
import { callsTo, recovers, refuses, speaksTo } from './testing/wire.ts'

const timers = {
  now: recordedAt,
  toFake: ['Date', 'setTimeout', 'clearTimeout'],
  shouldAdvanceTime: true,
} satisfies Parameters<typeof vi.useFakeTimers>[0]

const again = page.getByRole('button', { name: 'Réessayer' })

/** Lets so many seconds of the page's time pass, two with each of its frames. */
async function pass(seconds: number): Promise<void> {
  for (let passed = 0; passed < seconds; passed += 2) {
    await vi.advanceTimersByTimeAsync(2000)
    await new Promise(requestAnimationFrame)
  }
}

it.each([
  ['the page', getMe, '/', /Bonjour Hélène/],
  ['a part of it', listContactMessages, '/contact', /Assurer un chiot/],
] as const)(
  '[ERR-02] after an outage %s is shown without a press; until then it asks, and ever more rarely',
  async (_what, call, address, shows) => {
    vi.useFakeTimers(timers)
    speaksTo('helene')
    refuses(call, 'unavailable')
    void showPage(address).shown
    await expect.element(again).toBeVisible()
    await pass(60)
    const before = callsTo(call).length
    await pass(240)
    expect(callsTo(call).length - before).toBeGreaterThanOrEqual(1)
    expect(callsTo(call).length - before).toBeLessThanOrEqual(8)
    await expect.element(again).toBeVisible()
    recovers(call)
    await pass(300)
    await expect.element(page.getByText(shows).first()).toBeVisible()
  },
)

it('[ERR-02] a refusal is not asked about again', async () => {
  vi.useFakeTimers(timers)
  speaksTo('helene')
  refuses(listContactMessages, 'forbidden')
  void showPage('/contact').shown
  await vi.advanceTimersByTimeAsync(8000)
  await expect.element(page.getByText(/Nous n’avons pas pu afficher vos messages/)).toBeVisible()
  const before = callsTo(listContactMessages).length
  await vi.advanceTimersByTimeAsync(120_000)
  expect(callsTo(listContactMessages).length).toBe(before)
})
