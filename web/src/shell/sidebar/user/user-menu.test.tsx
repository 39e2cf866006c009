import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { showPage } from '../../../testing/show-page.tsx'
import { speaksTo } from '../../../testing/wire.ts'
import styles from '#ui/member-frame.module.css'
import menuStyles from '#ui/Menu.module.css'

const menus = [
  {
    account: 'helene',
    language: 'fr',
    who: /Hélène Carpentier.*412\s703\s584/s,
    links: [
      ['Mes informations', '/profile'],
      ['Moyens de paiement', '/profile/payment-methods'],
      ['Cotisations', '/profile/receipts'],
    ],
    unpaid: ', 2 cotisations pas encore payées',
    leave: 'Se déconnecter',
  },
  {
    account: 'giulia',
    language: 'it',
    who: /Giulia Ferrantini.*428\s195\s072/s,
    links: [
      ['I miei dati', '/profile'],
      ['Metodi di pagamento', '/profile/payment-methods'],
      ['Premi mensili', '/profile/receipts'],
    ],
    unpaid: ', 1 premio non ancora pagato',
    leave: 'Esci',
  },
] as const

describe.each(menus)('the menu at the foot in $language', ({ account, language, who, links, unpaid, leave }) => {
  const foot = page.getByRole('button', { name: who })
  const item = (name: string) =>
    page
      .getByRole('link', { name })
      .elements()
      .find((one) => one.matches(`.${menuStyles.item}`))

  it('[NAV-11] names the member and leads to profile, payment methods, receipts and out', async () => {
    speaksTo(account)
    const { router, shown } = showPage('/', { language })
    await shown
    for (const [name, address] of links) {
      await foot.click()
      await expect.poll(() => item(name)?.textContent).toMatch(new RegExp(`^${name}`))
      await page.elementLocator(item(name) ?? document.body).click()
      await expect.poll(() => router.state.location.href).toBe(address)
    }
    await foot.click()
    await expect.element(page.getByRole('button', { name: leave })).toBeVisible()
  })

  it('[REC-02][NAV-11] its badge counts the contributions without a payment date, for ears too', async () => {
    speaksTo(account)
    await showPage('/refunds', { language }).shown
    await expect.element(foot).toMatchTextContent(unpaid)
    expect(foot.element().querySelector('.count')?.textContent).toMatch(/^\d$/)
    await foot.click()
    await expect.poll(() => item(links[2][0])?.textContent).toContain(unpaid)
  })
})

describe('with three that came back', () => {
  it('[REC-02] they and the next one are counted', async () => {
    speaksTo('sophie')
    await showPage('/').shown
    await expect.poll(() => document.querySelector(`.${styles.sidebar} .${styles.user} .count`)?.textContent).toBe('4')
  })
})
