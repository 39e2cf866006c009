import { activateAccount, forgotPassword } from '@coussinet/contract/session.ts'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { showPage } from '../../../testing/show-page.tsx'
import { serves, speaksTo } from '../../../testing/wire.ts'

let asked: string[] = []
const field = page.getByRole('textbox', { name: /^Numéro d’adhérent/ })

beforeEach(() => {
  asked = []
  speaksTo('helene')
  for (const endpoint of [forgotPassword, activateAccount])
    serves(endpoint, ({ username }) => {
      asked.push(username)
      return undefined
    })
})

describe('a forgotten password', () => {
  it('[AUTH-07] from sign-in, whatever the username, is answered by the same toast and the same page', async () => {
    const said: string[] = []
    const names = ['412703584', 'personne@example.org', 'camille@example.org']
    for (const username of names) {
      const { router, shown } = showPage('/login', { as: 'guest' })
      await shown
      await page.getByRole('link', { name: 'Mot de passe oublié ?' }).click()
      await expect.poll(() => router.state.location.href).toBe('/forgot-password')
      await expect.element(page.getByRole('heading', { name: 'Mot de passe oublié ? Recevez un lien' })).toBeVisible()
      await userEvent.fill(field, username)
      await page.getByRole('button', { name: 'Envoyer le lien' }).click()
      await expect
        .element(
          page.getByRole('status').getByText('Si un compte correspond à ce numéro, vous recevrez un lien par e-mail.'),
        )
        .toBeVisible()
      await expect.element(page.getByRole('heading', { level: 1, name: 'Consultez votre messagerie' })).toHaveFocus()
      const shownText = document.querySelector('main')?.innerText ?? ''
      said.push(shownText.replace(/Demande faite pour .*?\. /, '').replace(/dans \d+\ss/, ''))
    }
    expect(asked).toEqual(names)
    expect([...new Set(said)]).toEqual(said.slice(0, 1))
  })

  it('[AUTH-07] is asked for again after a minute, and what was typed can be mended', async () => {
    await showPage('/forgot-password', { as: 'guest' }).shown
    const send = page.getByRole('button', { name: 'Envoyer le lien' })
    const again = page.getByRole('button', { name: 'Envoyer à nouveau' })
    await userEvent.fill(field, '900 000 019')
    await send.click()
    await expect.element(again).toHaveAttribute('aria-disabled', 'true')
    await expect.element(again).toHaveAccessibleDescription(/^Un nouvel envoi sera possible dans \d+\ss\.$/)
    await page.getByRole('button', { name: 'Modifier ma saisie' }).click()
    await expect.element(field).toHaveValue('900000019')
    await userEvent.fill(field, '412703584')
    await send.click()
    await expect.element(again).toHaveAttribute('aria-disabled', 'true')
    vi.setSystemTime(Date.now() + 61_000)
    await expect.element(again).not.toHaveAttribute('aria-disabled', 'true')
    await again.click()
    await expect.element(again).toHaveAttribute('aria-disabled', 'true')
    expect(asked).toEqual(['900000019', '412703584', '412703584'])
  })
})

describe('a first connection', () => {
  it('[AUTH-10] a malformed number is refused before any call; a well-formed one is answered the same, whoever bears it', async () => {
    const { router, shown } = showPage('/login', { as: 'guest' })
    await shown
    await page.getByRole('link', { name: 'Activer' }).click()
    await expect.poll(() => router.state.location.href).toBe('/activation')
    await expect.element(page.getByRole('heading', { name: 'Activer votre espace' })).toBeVisible()
    const send = page.getByRole('button', { name: 'Recevoir mon lien' })
    for (const malformed of ['', '12345678', '412703585', 'camille@example.org', '4127035840']) {
      await userEvent.fill(field, malformed)
      await send.click()
      await expect.element(field).toHaveAccessibleDescription(malformed === '' ? /Obligatoire/ : /Vérifiez ce numéro/)
      await expect.element(field).toHaveFocus()
    }
    expect(asked).toEqual([])
    // Written as on the certificate.
    await userEvent.fill(field, '900 000 019')
    await send.click()
    await expect
      .element(
        page
          .getByRole('status')
          .getByText('Consultez votre messagerie : un lien d’activation vient de vous être envoyé.'),
      )
      .toBeVisible()
    await expect.element(page.getByRole('heading', { level: 1, name: 'Consultez votre messagerie' })).toBeVisible()
    expect(asked).toEqual(['900000019'])
  })
})
