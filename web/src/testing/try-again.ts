import type { Endpoint } from '@coussinet/contract/endpoint.ts'
import { expect } from 'vitest'
import type { Locator } from 'vitest/browser'
import { recovers } from './wire.ts'

/**
 * Presses a retry button, at which moment the call recovers, and waits for the result. An earlier pending call may still fail after the
 * press: then it is pressed again, as a member would.
 */
export async function tryAgain(button: Locator, call: Endpoint, shows: Locator): Promise<void> {
  document.addEventListener('click', () => recovers(call), { capture: true, once: true })
  await button.click()
  const isShown = () => {
    const [left] = button.elements()
    if (left instanceof HTMLElement && left.getAttribute('aria-busy') !== 'true') left.click()
    return shows.elements().length > 0
  }
  await expect.poll(isShown, { interval: 500 }).toBe(true)
  await expect.element(shows).toBeVisible()
}
