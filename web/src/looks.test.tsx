import { createMemoryHistory } from '@tanstack/react-router'
import { afterAll, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { createPortal } from './portal.tsx'
import { findBarriers, look } from './testing/looks.ts'
import { bearLink, guestPlaces, membersPlaces, type PagePlace } from './testing/places.ts'
import { settled, showPage } from './testing/show-page.tsx'
import { speaksTo } from './testing/wire.ts'
import skeletonStyles from '#ui/Skeleton.module.css'

afterAll(async () => {
  delete document.documentElement.dataset['theme']
  await page.viewport(1280, 800)
})

const readers = [
  { language: 'fr', member: 'helene' },
  { language: 'it', member: 'giulia' },
] as const

const looks = [
  { width: 320, theme: 'dark' },
  { width: 1280, theme: 'light' },
  { width: 320, theme: 'light' },
  { width: 1280, theme: 'dark' },
] as const
const clean = { looks: { wide: 0, cut: [], moving: [], foreign: [] }, barriers: [] }
const routes = new Set<string>()

describe.each(readers)('in $language', ({ language, member }) => {
  const titles = new Map<string, string>()

  async function open(place: PagePlace, as: 'member' | 'guest'): Promise<void> {
    speaksTo(member)
    bearLink(place)
    place.prepare?.()
    await page.viewport(320, 700)
    const { router, shown } = showPage(place.address, { as, language })
    await shown
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
    // Parts that come when they are near.
    document.querySelector(`main .${skeletonStyles.skeleton}`)?.scrollIntoView()
    await settled()
    for (const { fullPath } of router.state.matches) routes.add(fullPath)
    if (place.show === undefined) {
      expect(document.querySelectorAll('h1')).toHaveLength(1)
      const { pathname } = router.state.location
      if (!titles.has(pathname)) titles.set(pathname, document.title)
    }
    await place.show?.()
    await settled()
    await document.fonts.ready
  }

  async function seen(at: number): Promise<object> {
    const shown = { looks: await look(language), barriers: [] }
    // Pages that bar somebody's way are the same in both languages.
    if (language === 'it') return shown
    const { width, theme } = looks[at % looks.length] ?? looks[0]
    await page.viewport(width, 900)
    document.documentElement.dataset['theme'] = theme
    await settled()
    return { ...shown, barriers: await findBarriers() }
  }

  const ofMember = membersPlaces(member)
  it.each(ofMember)(
    '[A11Y-01][A11Y-07] nothing is lost, moves, is foreign or bars the way of a member: $name',
    async (place) => {
      await open(place, 'member')
      expect(await seen(ofMember.indexOf(place))).toEqual(clean)
    },
  )

  // The server's texts of an offer to guests are recorded in French.
  const ofGuest = guestPlaces.filter(({ name }) => language === 'fr' || !name.startsWith('invitation'))
  it.each(ofGuest)(
    '[A11Y-01][A11Y-07] nothing is lost, moves, is foreign or bars the way of a guest: $name',
    async (place) => {
      await open(place, 'guest')
      expect(await seen(ofGuest.indexOf(place))).toEqual(clean)
    },
  )

  it('[NAV-01] no two of these pages have one title', () => {
    expect(titles.size).toBeGreaterThan(30)
    expect([...titles.values()].filter((title) => !/^.+ · Coussinet$/.test(title))).toEqual([])
    expect([...titles.values()]).toEqual([...new Set(titles.values())])
  })
})

// It leads on at once.
const elsewhere = new Set(['/profile/receipts/due'])

it('these are all pages that there are', () => {
  const { routesById } = createPortal(createMemoryHistory())
  const pages = Object.values(routesById).filter(({ children }) => children === undefined)
  expect(pages.map(({ fullPath }) => fullPath).filter((path) => !routes.has(path) && !elsewhere.has(path))).toEqual([])
})
