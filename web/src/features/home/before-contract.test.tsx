import { signOut } from '@coussinet/contract/session.ts'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { settled, showPage } from '../../testing/show-page.tsx'
import { answers, speaksTo } from '../../testing/wire.ts'
import noteStyles from '#ui/Note.module.css'

const needContract = [
  '/refunds',
  '/refunds/new',
  '/refunds/estimate',
  '/sponsorship',
  '/profile/contract',
  '/profile/contract/termination',
  '/profile/contract/withdrawal',
  '/profile/payment-methods',
  '/profile/payment-methods/account',
  '/profile/payment-methods/card',
  '/profile/payment-methods/refund-account',
  '/profile/receipts',
  '/profile/receipts/due',
  '/profile/receipts/schedule',
]
const work = ['/', '/animals', '/notifications', '/notifications/preferences', '/faq', '/contact', '/profile']

const title = page.getByRole('heading', { level: 1 })
const user = page.getByRole('button', { name: /Camille/ })

it.each([
  ...work.map((address) => [address, false] as const),
  ...needContract.map((address) => [address, true] as const),
])(
  '[HOME-02][ERR-02] before the contract %s has the menu and the way out, no failure, and a word of what is awaited where a contract is needed: %s',
  async (address, needsContract) => {
    speaksTo('before')
    await showPage(address).shown
    await settled()
    await expect.element(page.getByRole('navigation', { name: 'Navigation principale' })).toBeVisible()
    await expect.element(user).toBeVisible()
    expect(document.querySelectorAll(`main .${noteStyles.note}[data-tone=danger]`)).toHaveLength(0)
    expect(title.element().textContent === 'Votre contrat n’est pas encore arrivé').toBe(needsContract)
  },
)

it('[HOME-02] before the contract the home page greets, names the animals without their cover, and leads out', async () => {
  speaksTo('before')
  answers(signOut, undefined)
  await showPage('/').shown
  await expect.element(title).toMatchTextContent(/^Bienvenue Camille, votre contrat arrive$/)
  const biscotte = page.getByRole('main').getByRole('link', { name: /Biscotte/ })
  await expect.element(biscotte).not.toMatchTextContent('Garanties')
  await biscotte.click()
  await expect.element(title).toMatchTextContent(/^Biscotte$/)
  await user.click()
  await page.getByRole('button', { name: 'Se déconnecter' }).click()
  await expect.poll(() => localStorage.getItem('auth_token')).toBeNull()
})
