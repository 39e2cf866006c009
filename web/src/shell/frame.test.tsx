import { listAnimals } from '@coussinet/contract/animals.ts'
import { listFaqs } from '@coussinet/contract/faq.ts'
import { listNotifications } from '@coussinet/contract/notifications.ts'
import { getPermissions } from '@coussinet/contract/permissions.ts'
import { getMe } from '@coussinet/contract/profile.ts'
import { searchPortal } from '@coussinet/contract/search.ts'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answerTo } from '../testing/recorded.ts'
import { settled, showPage } from '../testing/show-page.tsx'
import { answers, callsTo, speaksTo, waits } from '../testing/wire.ts'
import styles from './shell.module.css'

const heading = page.getByRole('heading', { level: 1 })
const hrefs = (links: Element[]) => links.map((link) => link.getAttribute('href'))

afterEach(async () => {
  document.cookie = 'sidebar:state=; path=/; max-age=0'
  await page.viewport(1280, 800)
})

// A development server that has just begun takes longer for it than a test waits.
beforeAll(async () => void (await import('./sidebar/UnreadFigure.tsx')))

// On a busy machine rest comes late.
beforeEach(() => {
  vi.spyOn(globalThis, 'requestIdleCallback').mockImplementation((task) =>
    Number(setTimeout(task, 0, { didTimeout: true, timeRemaining: () => 0 })),
  )
})

// First: what has loaded once stays.
it('[NAV-09][NAV-10] the unread ones are counted on a page that rests, though the one before never did', async () => {
  speaksTo('helene')
  const rest = vi.spyOn(globalThis, 'requestIdleCallback').mockReturnValue(0)
  await showPage('/contact').shown
  await expect.poll(() => rest.mock.calls.length).toBeGreaterThan(0)
  rest.mockImplementation((task) => Number(setTimeout(task, 0)))
  await showPage('/contact').shown
  const menu = page.getByRole('navigation', { name: 'Aide et notifications' })
  await expect.poll(() => menu.element().querySelector('.count')?.textContent).toMatch(/^\d+$/)
})

const menus = [
  {
    account: 'helene',
    language: 'fr',
    main: [
      ['Accueil', '/'],
      ['Mes remboursements', '/refunds'],
      ['Mes parrainages', '/sponsorship'],
      ['Mes animaux', '/animals'],
      ['Mes informations', '/profile'],
    ],
    help: [
      ['Notifications', '/notifications'],
      ['Nous contacter', '/contact'],
      ['Questions fréquentes', '/faq'],
    ],
    names: {
      main: 'Navigation principale',
      help: 'Aide et notifications',
      search: 'Rechercher',
      theme: /^Passer en mode/,
      sponsor: 'Parrainer un proche',
    },
  },
  {
    account: 'giulia',
    language: 'it',
    main: [
      ['Home', '/'],
      ['I miei rimborsi', '/refunds'],
      ['Presenta un amico', '/sponsorship'],
      ['I miei animali', '/animals'],
      ['I miei dati', '/profile'],
    ],
    help: [
      ['Notifiche', '/notifications'],
      ['Contatti', '/contact'],
      ['Domande frequenti', '/faq'],
    ],
    names: {
      main: 'Navigazione principale',
      help: 'Assistenza e notifiche',
      search: 'Cerca',
      theme: /^Passa alla modalità/,
      sponsor: 'Presenta un amico',
    },
  },
] as const

it.each(menus)(
  '[NAV-09][NAV-10] in $language the menu leads to its places in their order, with the unread ones counted; the head to help, search and theme, the foot to sponsorship',
  async ({ account, language, main, help, names }) => {
    speaksTo(account)
    await showPage('/contact', { language }).shown
    for (const [name, items] of [
      [names.main, main],
      [names.help, help],
    ] as const) {
      const links = page.getByRole('navigation', { name, exact: true }).getByRole('link')
      await expect.poll(() => hrefs(links.elements())).toEqual(items.map(([, address]) => address))
      const labels = links.elements().map((link) => link.querySelector('span')?.textContent)
      expect(labels).toEqual(items.map(([label]) => label))
    }
    const { unread } = answerTo(account, listNotifications, '/notifications?read=false&first=people&limit=3')
    expect(unread).toBeGreaterThan(0)
    const count = () =>
      page.getByRole('navigation', { name: names.help }).element().querySelector('.count')?.textContent
    await expect.poll(count).toBe(String(unread))
    const head = page.getByRole('banner')
    await expect.element(head.getByRole('link', { name: help[1][0] })).toHaveAttribute('href', '/contact')
    await expect.element(head.getByRole('button', { name: names.theme })).toBeVisible()
    const foot = page.getByRole('contentinfo')
    await expect.element(foot).toBeInTheDocument()
    foot.element().scrollIntoView()
    await expect.element(foot.getByRole('link', { name: names.sponsor })).toHaveAttribute('href', '/sponsorship')
    answers(searchPortal, { data: [], is_sure: true })
    await head.getByRole('button', { name: names.search }).click()
    await expect.element(page.getByRole('dialog', { name: names.search })).toBeVisible()
  },
)

const countries = [
  {
    account: 'helene',
    language: 'fr',
    label: 'Nos réseaux sociaux',
    company: 'Coussinet Assurances',
    copyright: /Coussinet Assurances. Tous/,
    phone: ['tel:+33465710010', /04\s65\s71\s00\s10/],
    hours: /Du lundi au vendredi, de 9\sh à 18\sh/,
    post: ['14 QUAI DES TANNEURS', '69009 LYON'],
    places: [
      'facebook.example/coussinet.fr',
      'instagram.example/coussinet.fr',
      'linkedin.example/coussinet',
      'youtube.example/coussinetfr',
    ],
  },
  {
    account: 'giulia',
    language: 'it',
    label: 'I nostri social',
    company: 'Coussinet Assicurazioni, sede secondaria in Italia',
    copyright: /Coussinet Assicurazioni, sede secondaria in Italia. Tutti/,
    phone: ['tel:+390200001234', /02\s?0000\s?1234/],
    hours: /Dal lunedì al venerdì, dalle 9\.00 alle 18\.00/,
    post: ['VIA DEI CONCIATORI 21', '20123 MILANO MI'],
    places: ['facebook.example/coussinet.it', 'instagram.example/coussinet.it', 'tiktok.example/coussinet.it'],
  },
  {
    account: 'thibault',
    language: 'fr',
    label: 'Nos réseaux sociaux',
    company: 'Coussinet Assurances, succursale de Belgique',
    copyright: /Coussinet Assurances, succursale de Belgique. Tous/,
    phone: ['tel:+3222000012', /02\s200\s00\s12/],
    hours: /Du lundi au vendredi, de 9\sh à 18\sh/,
    post: ['CHAUSSEE DES PEUPLIERS 88 BTE 3', '1000 BRUXELLES'],
    places: ['facebook.example/coussinet.be', 'instagram.example/coussinet.be', 'linkedin.example/coussinet.be'],
  },
] as const

it.each(countries)(
  '[I18N-03] the company at the foot of the page of $account, how to reach it and its social links are those of the country',
  async ({ account, language, label, company, copyright, phone, hours, post, places }) => {
    speaksTo(account)
    // No link of another country's lies where the mouse rests.
    await showPage('/contact', { language }).shown
    const foot = page.getByRole('contentinfo')
    await expect.element(foot).toBeInTheDocument()
    foot.element().scrollIntoView()
    await foot.getByRole('button', { name: language === 'fr' ? 'Nous joindre' : 'Orari e indirizzo' }).click()
    await expect.element(foot.getByText(copyright)).toBeVisible()
    await expect.element(foot.getByRole('link', { name: phone[1] })).toHaveAttribute('href', phone[0])
    await expect.element(foot).toMatchTextContent(hours)
    // A Friday, at ten or eleven.
    await expect.element(foot).toMatchTextContent(language === 'fr' ? 'Ouvert maintenant' : 'Aperto ora')
    const lines = [...foot.element().querySelectorAll('address span')].map(({ textContent }) => textContent)
    expect(lines).toEqual([company, ...post])
    const links = foot.getByRole('navigation', { name: label }).getByRole('link').elements()
    expect(hrefs(links)).toEqual(places.map((place) => `https://${place}`))
  },
)

describe('the member', () => {
  it('the menu of the account opens, closes by Escape and gives the focus back', async () => {
    speaksTo('helene')
    await showPage('/').shown
    const account = page.getByRole('button', { name: /Hélène Carpentier/ })
    await expect.element(account).toMatchTextContent(/412\s703\s584/)
    await account.click()
    await expect.element(account).toHaveAttribute('aria-expanded', 'true')
    const leave = page.getByRole('button', { name: 'Se déconnecter' })
    await expect.element(leave).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => leave.elements()).toEqual([])
    await expect.element(account).toHaveFocus()
  })

  it('[GATE-01] what a member may do is asked once', async () => {
    speaksTo('helene')
    const { router, shown } = showPage('/')
    await shown
    for (const [place, address] of menus[0].main.slice(1).concat(menus[0].main.slice(0, 1))) {
      await page
        .getByRole('navigation', { name: 'Navigation principale' })
        .getByRole('link', { name: place, exact: true })
        .click()
      await expect.poll(() => router.state.resolvedLocation?.href).toBe(address)
      await expect.element(heading).toHaveFocus()
    }
    expect(callsTo(getPermissions)).toHaveLength(1)
  })

  it('[GATE-03] without the right to ask for refunds nothing starts a request, and its page is closed', async () => {
    speaksTo('yanis')
    for (const address of ['/', '/refunds', '/animals']) {
      await showPage(address).shown
      await settled()
      expect(document.querySelectorAll('a[href^="/refunds/new"]')).toHaveLength(0)
      expect(page.getByRole('link', { name: 'Envoyer une facture' }).elements()).toEqual([])
    }
    await showPage('/refunds/new').shown
    await expect.element(heading).toMatchTextContent('Accès non autorisé')
    await expect
      .element(page.getByText('Cette action n’est pas autorisée : vos droits ne le permettent pas.'))
      .toBeVisible()
  })

  it('[NAV-06] until the profile is there, the page says that it is loading', async () => {
    speaksTo('helene')
    const letGo = waits(getMe)
    showPage('/')
    const loading = page.getByText('Chargement en cours…')
    await expect.element(loading.first()).toBeInTheDocument()
    expect(page.getByText('Hélène').elements()).toEqual([])
    letGo()
    await expect.element(page.getByRole('heading', { level: 1, name: 'Bonjour Hélène' })).toBeVisible()
    await expect.poll(() => loading.elements()).toEqual([])
  })

  it.each(['/login', '/activation', '/forgot-password', '/privacy'])(
    '[ERR-04] a guest is told of it too, on %s',
    async (address) => {
      const isOnline = vi.spyOn(navigator, 'onLine', 'get')
      const note = page.getByRole('status').filter({ hasText: 'Vous êtes hors connexion.' })
      await showPage(address, { as: 'guest' }).shown
      await expect.element(heading).toBeVisible()
      isOnline.mockReturnValue(false)
      dispatchEvent(new Event('offline'))
      await expect.element(note).toBeVisible()
      isOnline.mockReturnValue(true)
      dispatchEvent(new Event('online'))
      await expect.poll(() => note.elements()).toEqual([])
    },
  )

  it('[ERR-04] being offline is announced, what was typed stays, and coming back loads what has grown old', async () => {
    const isOnline = vi.spyOn(navigator, 'onLine', 'get')
    const goes = (online: boolean) => {
      isOnline.mockReturnValue(online)
      dispatchEvent(new Event(online ? 'online' : 'offline'))
    }
    const note = page
      .getByRole('status')
      .filter({ hasText: 'Vous êtes hors connexion. Ce que vous avez saisi est conservé.' })
    speaksTo('sophie')
    await showPage('/refunds/estimate').shown
    await userEvent.fill(page.getByLabelText('Montant'), '123,45')
    goes(false)
    await expect.element(note).toBeVisible()
    await expect.element(page.getByLabelText('Montant')).toHaveValue('123,45')
    goes(true)
    await expect.poll(() => note.elements()).toEqual([])
    await expect.element(page.getByLabelText('Montant')).toHaveValue('123,45')

    await showPage('/animals').shown
    await expect.element(page.getByRole('link', { name: /Falco/ })).toBeVisible()
    goes(false)
    const before = callsTo(listAnimals).length
    // Queries on screen count as fresh for 5 s.
    vi.setSystemTime(Date.now() + 6_000)
    goes(true)
    await expect.poll(() => callsTo(listAnimals).length).toBe(before + 1)
    await expect.element(page.getByRole('link', { name: /Falco/ })).toBeVisible()
  })
})

describe('the menu', () => {
  const menu = page.getByRole('complementary', { name: 'Menu' })
  const width = () => menu.element().getBoundingClientRect().width

  it('[NAV-12] narrows on a desk from 16rem to 3rem by its button and by Ctrl+B, names its icons, and stays as it was left', async () => {
    speaksTo('helene')
    await showPage('/').shown
    await expect.poll(width).toBe(256)
    await page.getByRole('button', { name: 'Fermer le menu' }).click()
    await expect.poll(width).toBe(48)
    await menu.getByRole('link', { name: 'Mes remboursements' }).hover()
    const tip = page.getByText('Mes remboursements', { exact: true })
    const bubble = () => tip.elements().find((one) => one.matches('[role=tooltip], .Tooltip_tooltip, [popover]'))
    await expect.poll(() => bubble()?.checkVisibility()).toBe(true)
    expect(bubble()?.getBoundingClientRect().width).toBeLessThanOrEqual(250)
    vi.useRealTimers()
    const cookie = await cookieStore.get('sidebar:state')
    expect(cookie?.value).toBe('false')

    await showPage('/').shown
    await expect.poll(width).toBe(48)
    await userEvent.keyboard('{Control>}b{/Control}')
    await expect.poll(width).toBe(256)
    await userEvent.keyboard('{Meta>}b{/Meta}')
    await expect.poll(width).toBe(48)
    await page.getByRole('button', { name: 'Ouvrir le menu' }).click()
    await expect.poll(width).toBe(256)
    await showPage('/').shown
    await expect.poll(width).toBe(256)

    await page.viewport(769, 844)
    await expect.poll(width).toBe(256)
    await page.viewport(768, 844)
    await expect.poll(() => menu.elements()).toEqual([])
    await page.getByRole('button', { name: 'Ouvrir le menu' }).click()
    const sheet = page.getByRole('dialog', { name: 'Menu' })
    await expect.element(sheet).toBeVisible()
    await expect.poll(() => sheet.element().getBoundingClientRect().width).toBe(288)
  })

  it('[NAV-12] its shortcut leaves a field to its typing', async () => {
    speaksTo('helene')
    await showPage('/refunds/estimate').shown
    await page.getByLabelText('Montant').click()
    await userEvent.keyboard('{Control>}b{/Control}')
    await userEvent.keyboard('12')
    await expect.element(page.getByLabelText('Montant')).toHaveValue('12')
    expect(width()).toBe(256)
  })

  it('is a sheet on a phone, which a link, Escape and its cross close', async () => {
    await page.viewport(390, 844)
    speaksTo('helene')
    const { router, shown } = showPage('/')
    await shown
    const sheet = page.getByRole('dialog', { name: 'Menu' })
    const open = page.getByRole('button', { name: 'Ouvrir le menu' })
    expect(menu.elements()).toEqual([])
    await open.click()
    await expect.element(sheet).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => sheet.elements()).toEqual([])
    await expect.element(open).toHaveFocus()
    await open.click()
    await sheet.getByRole('button', { name: 'Fermer le menu' }).click()
    await expect.poll(() => sheet.elements()).toEqual([])
    await open.click()
    await sheet.getByRole('link', { name: 'Mes animaux' }).click()
    await expect.poll(() => router.state.location.href).toBe('/animals')
    await expect.poll(() => sheet.elements()).toEqual([])
  })
})

describe('a page that is on its way', () => {
  it('[NAV-13] is told by a seam after a moment and by aria-busy, and nothing says that it is there before it is', async () => {
    speaksTo('helene')
    await page.viewport(390, 844)
    await showPage('/').shown
    const release = waits(listFaqs)
    const main = page.getByRole('main')
    const wordmark = page.getByRole('banner').getByRole('link', { name: /^Coussinet/ })
    await page.getByRole('button', { name: 'Ouvrir le menu' }).click()
    await page.getByRole('dialog').getByRole('link', { name: 'Questions fréquentes' }).click()
    await expect.element(main).toHaveAttribute('aria-busy', 'true')
    const seam = document.querySelector(`.${styles.onItsWay}`) ?? document.body
    expect(getComputedStyle(seam).animationDelay).toBe('0.15s')
    await expect.element(wordmark).toBeVisible()
    release()
    await expect.element(page.getByRole('heading', { level: 1, name: 'Questions fréquentes' })).toBeVisible()
    await expect.element(main).not.toHaveAttribute('aria-busy')
    expect(document.querySelector(`.${styles.onItsWay}`)).toBeNull()
    await expect.poll(() => wordmark.elements()).toEqual([])
  })
})

describe('the trail', () => {
  it('[NAV-07] begins at home, earlier pages are links, and the last is the page itself; its marks go on a phone', async () => {
    const trail = page.getByRole('navigation', { name: 'Fil d’Ariane' })
    const [oslo] = answerTo('helene', listAnimals, '/animals').data
    speaksTo('helene')
    const { router, shown } = showPage('/animals')
    await shown
    await page.getByRole('main').getByRole('link', { name: /Oslo/ }).first().click()
    await expect.element(page.getByRole('heading', { level: 1, name: 'Oslo' })).toBeVisible()
    expect(router.state.location.href).toBe(`/animals/${oslo?.id}`)
    await expect.poll(() => hrefs(trail.getByRole('link').elements())).toEqual(['/', '/animals'])
    const here = [...trail.element().querySelectorAll('[aria-current=page]')].map(({ textContent }) => textContent)
    expect(here).toEqual(['Oslo'])

    // The first separator: the mark before the second entry.
    const separator = () => {
      const item = trail.element().querySelectorAll('li')[1] ?? document.body
      return [
        getComputedStyle(item, '::before'),
        ...[...item.querySelectorAll('[aria-hidden=true]')].map((mark) => getComputedStyle(mark)),
      ].some(({ content, display, width }) => display !== 'none' && content !== 'none' && width !== '0px')
    }
    expect(separator()).toBe(true)
    await page.viewport(390, 844)
    expect(separator()).toBe(false)
    await page.viewport(1280, 800)
    await trail.getByRole('link', { name: 'Accueil' }).click()
    await expect.poll(() => router.state.location.href).toBe('/')
    await showPage('/refunds/new').shown
    await expect.poll(() => hrefs(trail.getByRole('link').elements())).toEqual(['/', '/refunds'])
    expect(trail.element().querySelector('[aria-current=page]')?.textContent).toMatch(/demande/i)
  })

  it('[NAV-08] an unknown address has its page, within the frame of a member or of a guest, with a way home', async () => {
    const title = page.getByRole('heading', { level: 1, name: 'Cette page s’est fait la malle' })
    const places = page.getByRole('navigation', { name: 'Navigation principale' })
    const home = page.getByRole('link', { name: 'Revenir à l’accueil' })
    speaksTo('helene')
    await showPage('/nulle/part').shown
    await expect.element(title).toBeVisible()
    await expect.element(places).toBeVisible()
    await home.click()
    await expect.element(page.getByRole('heading', { level: 1, name: 'Bonjour Hélène' })).toBeVisible()

    const { router, shown } = showPage('/nulle/part', { as: 'guest' })
    await shown
    await expect.element(title).toBeVisible()
    expect(places.elements()).toEqual([])
    await expect.element(page.getByRole('complementary', { name: 'Exemple de remboursement' })).toBeVisible()
    await home.click()
    await expect.poll(() => router.state.location.href).toBe('/login')
  })
})
