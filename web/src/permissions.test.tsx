import { listAnimals } from '@coussinet/contract/animals.ts'
import { listNotifications } from '@coussinet/contract/notifications.ts'
import { QueryClient } from '@tanstack/react-query'
import { describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { whenGranted } from './platform/permissions.tsx'
import { answerTo } from './testing/recorded.ts'
import { settled, showPage } from './testing/show-page.tsx'
import { answers, callsRefused, lacks, speaksTo } from './testing/wire.ts'
import noteStyles from '#ui/Note.module.css'

const without = [
  ['refunds', ['refunds:read', 'refunds:write']],
  ['animals', ['animals:read', 'animals:write']],
  ['contract', ['contract:read']],
  ['contributions', ['receipts:read', 'payment-methods:read', 'payment-methods:write']],
  ['contact', ['contact:write', 'profile:write', 'sponsorship:draw']],
] as const

const [animal] = answerTo('helene', listAnimals, '/animals').data
const pages = [
  '/',
  '/animals',
  `/animals/${animal?.id}`,
  '/refunds',
  '/refunds/new',
  '/refunds/estimate',
  '/sponsorship',
  '/notifications',
  '/faq',
  '/faq?q=zzzzzz',
  '/contact',
  '/profile',
  '/profile/contract',
  '/profile/payment-methods',
  '/profile/receipts',
]

describe('a member who may not do everything', () => {
  it.each(without)(
    '[GATE-02][GATE-03][HOME-01] without %s: nothing is asked for that is refused, no block fails, no link leads to a page that is closed',
    async (_what, permissions) => {
      const closed: string[] = []
      const links = new Set<string>()
      speaksTo('helene')
      lacks(permissions)
      // The recorded ones are of a member who may open all pages; the server leaves links to closed ones out.
      answers(listNotifications, { data: [], unread: 0, next_cursor: null })
      for (const address of pages) {
        await showPage(address).shown
        await settled()
        if (page.getByRole('heading', { level: 1, name: 'Accès non autorisé' }).elements().length > 0) {
          closed.push(address)
          continue
        }
        const failed = document.querySelectorAll(`main .${noteStyles.note}[data-tone=danger]`).length
        expect({ address, failed }).toEqual({ address, failed: 0 })
        for (const link of document.querySelectorAll('a[href^="/"]'))
          links.add((link.getAttribute('href') ?? '').replace(/[?#].*/, ''))
      }
      expect(callsRefused()).toEqual([])
      expect(closed.filter((address) => links.has(address))).toEqual([])
      expect(closed.length).toBeGreaterThan(0)
      expect(links.size).toBeGreaterThan(10)
    },
  )
})

it('[GATE-02] what a page loads ahead is left out, without an error, where the grants fail to load', async () => {
  // Nobody is signed in, as after the end of a session in the middle of a page's loads.
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const load = vi.fn<() => Promise<void>>()
  await expect(whenGranted(queries, { permission: 'refunds:read' }, load)).resolves.toBeUndefined()
  expect(load).not.toHaveBeenCalled()
})
