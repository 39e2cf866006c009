import { changeMe } from '@coussinet/contract/profile.ts'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { getPanel } from '../../testing/profile-panels.ts'
import { keepsProfile } from '../../testing/profile.ts'
import { settled, showPage } from '../../testing/show-page.tsx'
import { loses, speaksTo } from '../../testing/wire.ts'

const radio = (name: string) => getPanel('language').getByRole('radio', { name })
const title = (name: string) => page.getByRole('heading', { level: 1, name })

async function openProfile() {
  await showPage('/profile').shown
  await settled()
}

it('[PRO-06][I18N-06] the page changes its language at once, and stays so, also in a browser that asks for another', async () => {
  speaksTo('helene')
  const { sent } = keepsProfile('helene')
  await openProfile()
  await expect.element(radio('Français')).toBeChecked()
  await radio('Italiano').click()
  await expect.element(title('I miei dati')).toBeVisible()
  await expect.poll(() => document.documentElement.lang).toBe('it')
  await expect.element(page.getByRole('status').getByText('Le Sue informazioni sono state salvate.')).toBeVisible()
  await expect
    .element(
      page.getByRole('navigation', { name: 'Navigazione principale' }).getByRole('link', { name: 'I miei animali' }),
    )
    .toBeVisible()
  await expect.poll(() => document.title).toMatch(/^I miei dati/)
  expect(sent).toEqual([{ locale: 'it' }])

  // Opened again in French, it follows the profile.
  await openProfile()
  await expect.element(title('I miei dati')).toBeVisible()
  await expect.element(radio('Italiano')).toBeChecked()
  await radio('Français').click()
  await expect.element(title('Mes informations')).toBeVisible()
  await expect.poll(() => document.documentElement.lang).toBe('fr')
})

it('[PRO-06] a change that fails is taken back on screen', async () => {
  speaksTo('helene')
  await openProfile()
  loses(changeMe)
  await radio('Italiano').click()
  await expect.element(page.getByRole('alert').filter({ hasText: /\p{L}/u })).toBeVisible()
  await expect.element(title('Mes informations')).toBeVisible()
  await expect.element(radio('Français')).toBeChecked()
})
