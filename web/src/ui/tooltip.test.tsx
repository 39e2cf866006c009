import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, it, onTestFinished } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Tooltip } from './Tooltip.tsx'

it('a bubble that names is made when it is first seen, shown on hover and on focus by the keyboard, and hidden by Escape', async () => {
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  onTestFinished(() => {
    root.unmount()
    place.remove()
  })
  flushSync(() =>
    root.render(
      <>
        <button type="button">Before</button>
        <Tooltip text="Copier le lien" describes={false}>
          <button type="button">Icon</button>
        </Tooltip>
      </>,
    ),
  )
  const bubbles = () => document.querySelectorAll('[role=tooltip]')
  const shown = () => document.querySelectorAll('[role=tooltip]:popover-open').length
  expect(bubbles()).toHaveLength(0)

  await page.getByRole('button', { name: 'Icon' }).hover()
  await expect.poll(shown).toBe(1)
  await page.getByRole('button', { name: 'Before' }).hover()
  await expect.poll(shown).toBe(0)

  await page.getByRole('button', { name: 'Before' }).click()
  await userEvent.keyboard('{Tab}')
  await expect.poll(shown).toBe(1)
  await userEvent.keyboard('{Escape}')
  await expect.poll(shown).toBe(0)
})
