import { ask } from '../portal/ask.ts'
import { expect, test } from '../portal/portal-test.ts'

test.use({ account: 'helene' })

const menus = [
  {
    account: 'helene',
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

for (const { account, main, help, names } of menus) {
  test.describe(`the frame of ${account}`, () => {
    test.use({ account, locale: account === 'giulia' ? 'it-IT' : 'fr-FR' })

    test('[NAV-09][NAV-10] the menu leads to its places in their order, with the unread ones counted; the head to help, search and theme, the foot to sponsorship', async ({
      page,
    }) => {
      await page.goto('/refunds')
      for (const [name, items] of [
        [names.main, main],
        [names.help, help],
      ] as const) {
        const links = page.getByRole('navigation', { name, exact: true }).getByRole('link')
        await expect(links).toHaveText(items.map(([label]) => new RegExp(`^${label}`)))
        expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
          items.map(([, address]) => address),
        )
      }
      const { unread } = await ask<{ unread: number }>(page, '/notifications?limit=1')
      expect(unread).toBeGreaterThan(0)
      await expect(page.getByRole('navigation', { name: names.help }).locator('.count')).toHaveText(String(unread))
      const head = page.getByRole('banner')
      await expect(head.getByRole('link', { name: help[1][0] })).toHaveAttribute('href', '/contact')
      await expect(head.getByRole('button', { name: names.theme })).toBeVisible()
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
      await expect(page.getByRole('contentinfo').getByRole('link', { name: names.sponsor })).toHaveAttribute(
        'href',
        '/sponsorship',
      )
      await head.getByRole('button', { name: names.search }).click()
      await expect(page.getByRole('dialog', { name: names.search })).toBeVisible()
    })
  })
}

test.describe('on a desk', () => {
  test('[NAV-12] the menu narrows from 16rem to 3rem by its button and by Ctrl+B, names its icons, and is kept for 7 days', async ({
    page,
    context,
  }) => {
    await page.goto('/')
    const menu = page.getByRole('complementary', { name: 'Menu' })
    const width = async () => (await menu.boundingBox())?.width
    await expect.poll(width).toBe(256)

    await page.getByRole('button', { name: 'Fermer le menu' }).click()
    await expect.poll(width).toBe(48)
    const refunds = menu.getByRole('link', { name: 'Mes remboursements' })
    await refunds.hover()
    const tip = page
      .getByText('Mes remboursements', { exact: true })
      .and(page.locator('[role=tooltip], .Tooltip_tooltip, [popover]'))
      .first()
    await expect(tip).toBeVisible()
    expect((await tip.boundingBox())?.width).toBeLessThanOrEqual(250)

    const cookie = (await context.cookies()).find(({ name }) => name === 'sidebar:state')
    expect(cookie?.value).toBe('false')
    expect(Math.abs((cookie?.expires ?? 0) - Date.now() / 1000 - 7 * 24 * 3600)).toBeLessThan(60)
    await page.reload()
    await expect.poll(width).toBe(48)

    await page.keyboard.press('Control+b')
    await expect.poll(width).toBe(256)
    await page.keyboard.press('Meta+b')
    await expect.poll(width).toBe(48)
    await page.getByRole('button', { name: 'Ouvrir le menu' }).click()
    await expect.poll(width).toBe(256)
    await page.reload()
    await expect.poll(width).toBe(256)

    await page.setViewportSize({ width: 769, height: 844 })
    await expect.poll(width).toBe(256)
    await page.setViewportSize({ width: 768, height: 844 })
    await expect(menu).toHaveCount(0)
    await page.getByRole('button', { name: 'Ouvrir le menu' }).click()
    await expect.poll(async () => (await page.getByRole('dialog', { name: 'Menu' }).boundingBox())?.width).toBe(288)
  })

  test('the shortcut leaves a field to its typing', async ({ page }) => {
    await page.goto('/refunds/new')
    const field = page.getByRole('textbox').first()
    const menu = page.getByRole('complementary', { name: 'Menu' })
    await page.getByRole('heading', { level: 1 }).waitFor()
    if ((await field.count()) === 0)
      await page.evaluate(() => document.querySelector('main')?.append(document.createElement('input')))
    await field.click()
    await page.keyboard.press('Control+b')
    await page.waitForTimeout(300)
    expect((await menu.boundingBox())?.width).toBe(256)
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })

  test('the menu is a sheet which a link, Escape and its cross close', async ({ page }) => {
    await page.goto('/')
    const sheet = page.getByRole('dialog', { name: 'Menu' })
    const open = page.getByRole('button', { name: 'Ouvrir le menu' })
    await expect(page.getByRole('complementary', { name: 'Menu' })).toHaveCount(0)
    await open.tap()
    await expect(sheet).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
    await expect(open).toBeFocused()
    await open.tap()
    await sheet.getByRole('button', { name: 'Fermer le menu' }).tap()
    await expect(sheet).toBeHidden()
    await open.tap()
    await sheet.getByRole('link', { name: 'Mes animaux' }).tap()
    await expect(page).toHaveURL('/animals')
    await expect(sheet).toBeHidden()
  })
})
