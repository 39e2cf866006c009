import { Suspense } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, it } from 'vitest'
import { lazyPart } from './lazy-part.tsx'

const shown = (part: ReturnType<typeof lazyPart>) => {
  const place = document.createElement('div')
  const root = createRoot(place)
  const Part = part
  flushSync(() =>
    root.render(
      <Suspense fallback="on its way">
        <Part />
      </Suspense>,
    ),
  )
  return { place, end: () => root.unmount() }
}

it('a part that was fetched ahead is shown at once, and another one behind its fallback', async () => {
  const ahead = lazyPart(() => Promise.resolve(() => 'there'))
  await ahead.preload()
  const first = shown(ahead)
  expect(first.place.textContent).toBe('there')
  first.end()

  const later = lazyPart(() => Promise.resolve(() => 'there'))
  const second = shown(later)
  expect(second.place.textContent).toBe('on its way')
  await expect.poll(() => second.place.textContent).toBe('there')
  second.end()
})
