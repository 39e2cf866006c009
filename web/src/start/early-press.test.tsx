import { expect, it, vi } from 'vitest'
import { settled, showPage } from '../testing/show-page.tsx'
import { EARLY_PRESS } from './early-press.ts'

it('[I18N-02] what was pressed while a guest’s page came alive is pressed again once it is, and never after', async () => {
  const button = document.body.appendChild(document.createElement('button'))
  const hears = vi.fn<() => void>()
  button.addEventListener('click', hears)
  // As the inline script does.
  Reflect.set(globalThis, EARLY_PRESS, button)
  await showPage('/login', { as: 'guest' }).shown
  await settled()
  await expect.poll(() => hears.mock.calls.length).toBe(1)
  expect(Reflect.has(globalThis, EARLY_PRESS)).toBe(false)
  button.remove()
})
