import { signOut } from '@coussinet/contract/session.ts'
import { beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openPanel, getPanel } from '../../testing/profile-panels.ts'
import { settled, showPage } from '../../testing/show-page.tsx'
import { answers, speaksTo } from '../../testing/wire.ts'

const menu = page.getByRole('navigation', { name: 'Navigation principale' })
const question = page.getByRole('alertdialog', { name: 'Abandonner vos modifications ?' })
const giveUp = question.getByRole('button', { name: 'Abandonner' })
const city = getPanel('address').getByLabelText('Ville')
const cancel = getPanel('address').getByRole('button', { name: 'Annuler', exact: true })

let router: ReturnType<typeof showPage>['router']
beforeEach(async () => {
  speaksTo('helene')
  const opened = showPage('/animals')
  ;({ router } = opened)
  await opened.shown
  await settled()
  await router.navigate({ to: '/profile' })
  await settled()
})

const isAt = async (address: string) => {
  await expect.poll(() => router.state.location.href).toBe(address)
}

async function leaveForGood(): Promise<void> {
  await page.getByRole('button', { name: /Hélène Carpentier/ }).click()
  await page.getByRole('button', { name: 'Se déconnecter' }).click()
}

it('[PRO-07] leaving what is not saved asks first, and the safe choice keeps the typing', async () => {
  const panel = await openPanel('address')
  await userEvent.fill(city, 'REZE')
  const ways = {
    cancel: () => cancel.click(),
    'another panel': () =>
      getPanel('email')
        .getByRole('button', { name: /^Modifier/ })
        .click(),
    'another page': () => menu.getByRole('link', { name: 'Mes remboursements' }).click(),
    'signing out': leaveForGood,
    // Escape is the safe choice too.
    escape: () => cancel.click(),
  }
  for (const [way, go] of Object.entries(ways)) {
    await go()
    await expect.element(question, { message: way }).toBeVisible()
    if (way === 'escape') await userEvent.keyboard('{Escape}')
    else await question.getByRole('button', { name: 'Continuer à modifier' }).click()
    await expect.poll(() => question.elements(), { message: way }).toHaveLength(0)
    await isAt('/profile')
    await expect.element(city, { message: way }).toHaveValue('REZE')
  }

  await ways.cancel()
  await giveUp.click()
  await expect.poll(() => city.elements()).toHaveLength(0)
  await expect.element(panel).toMatchTextContent('LYON')
  await expect.element(panel).not.toMatchTextContent('REZE')

  await openPanel('address')
  await userEvent.fill(city, 'REZE')
  await ways['another page']()
  await giveUp.click()
  await isAt('/refunds')
})

it('[PRO-07] signing out gives up what is not saved once that is said', async () => {
  answers(signOut, undefined)
  await openPanel('address')
  await userEvent.fill(city, 'REZE')
  await leaveForGood()
  await expect.element(question).toBeVisible()
  expect(localStorage.getItem('auth_token')).not.toBeNull()
  await giveUp.click()
  await isAt('/login')
  expect(localStorage.getItem('auth_token')).toBeNull()
})

it('[PRO-07] without a change nothing is asked', async () => {
  await openPanel('address')
  await userEvent.fill(city, 'REZE')
  await userEvent.fill(city, 'LYON')
  await cancel.click()
  await expect.poll(() => city.elements()).toHaveLength(0)
  await openPanel('phones')
  await menu.getByRole('link', { name: 'Mes animaux' }).click()
  await isAt('/animals')
  expect(page.getByRole('alertdialog').elements()).toHaveLength(0)
})
