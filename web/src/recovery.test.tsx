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

it.each([
  ['the page', getMe, '/', /Bonjour Hélène/],
  ['a part of it', listContactMessages, '/contact', /Assurer un chiot/],
] as const)(
  '[ERR-02] after an outage %s is shown without a press; until then it stays still, and asks ever more rarely',
  async (_what, call, address, shows) => {
    // Fetched ahead: its own time to load is none of the clock's.
    await import('#platform/page/recovery.ts')
    vi.useFakeTimers(timers)
    speaksTo('helene')
    refuses(call, 'unavailable')
    void showPage(address).shown
    await vi.advanceTimersByTimeAsync(8000)
    await expect.element(again).toBeVisible()
    const button = again.element()
    const before = callsTo(call).length
    await vi.advanceTimersByTimeAsync(60_000)
    expect(callsTo(call).length - before).toBeGreaterThanOrEqual(2)
    expect(callsTo(call).length - before).toBeLessThanOrEqual(4)
    expect(again.element()).toBe(button)
    recovers(call)
    await vi.advanceTimersByTimeAsync(120_000)
    await expect.element(page.getByText(shows).first()).toBeVisible()
    expect(again.elements()).toEqual([])
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
