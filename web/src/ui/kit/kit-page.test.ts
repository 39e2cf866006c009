import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { KitPage } from './KitPage.tsx'

const html = renderToString(createElement(KitPage))

it('renders every component on a server, where there is no window', () => {
  expect(html).toContain('data-theme="dark"')
  expect(html).toContain('class="stepper"')
})

it('gives no id twice, and points to ids that exist', () => {
  const ids = [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id)
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  const pointed = [...html.matchAll(/\saria-(?:describedby|labelledby|controls)="([^"]+)"/g)].flatMap(
    ([, found = '']) => found.split(' '),
  )
  expect(pointed.length).toBeGreaterThan(20)
  expect(pointed.filter((id) => !ids.includes(id))).toEqual([])
})
