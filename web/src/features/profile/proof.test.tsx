import { getCalendarFeed, createCalendarFeed } from '@coussinet/contract/calendar.ts'
import { changeMe } from '@coussinet/contract/profile.ts'
import { reauthenticate } from '@coussinet/contract/reauthentication.ts'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openPanel, getPanel, savePanel } from '../../testing/profile-panels.ts'
import { keepsProfile } from '../../testing/profile.ts'
import { linkedToItsme, offersProviders } from '../../testing/providers.ts'
import { settled, showPage } from '../../testing/show-page.tsx'
import { answers, problem, refuses, serves, speaksTo } from '../../testing/wire.ts'

const asked = { errors: { current_password: ['required'] } }

it('[SAFE-03][SEC-34] a change of mobile asks in place for the password; nothing typed is lost, given up or wrong', async () => {
  speaksTo('helene')
  refuses(changeMe, 'validation_failed', asked)
  await showPage('/profile').shown
  await settled()
  const panel = await openPanel('phones')
  const mobile = panel.getByLabelText('Mobile', { exact: true })
  await userEvent.fill(mobile, '06 39 98 01 02')
  await savePanel(panel)
  const question = page.getByRole('dialog', { name: 'C’est bien vous ?' })
  const field = question.getByLabelText('Mot de passe actuel')
  await expect.element(field).toHaveFocus()
  expect(question.getByRole('button', { name: 'Utiliser une clé d’accès' }).elements()).toHaveLength(0)

  await userEvent.keyboard('{Escape}')
  await expect.poll(() => question.elements()).toHaveLength(0)
  await expect.element(mobile).toHaveValue('06 39 98 01 02')
  expect(
    page
      .getByRole('alert')
      .elements()
      .map(({ textContent }) => textContent)
      .join(''),
  ).toBe('')

  const tried: unknown[] = []
  const { sent } = keepsProfile('helene')
  refuses(changeMe, 'validation_failed', asked)
  serves(reauthenticate, (body) => {
    tried.push(body)
    if (body.current_password !== 'Le-Bon-7-Parapluies')
      return problem('validation_failed', { errors: { current_password: ['password.current'] } })
    keepsProfile('helene')
    return undefined
  })
  await savePanel(panel)
  await userEvent.fill(field, 'Faux#2026-essai')
  await userEvent.keyboard('{Enter}')
  await expect.element(field).toHaveAccessibleDescription(expect.stringMatching(/n’est pas celui que vous utilisez/))
  await userEvent.fill(field, 'Le-Bon-7-Parapluies')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => question.elements()).toHaveLength(0)
  await expect.element(page.getByRole('status').getByText('Vos informations sont enregistrées.')).toBeVisible()
  await expect.element(getPanel('phones')).toMatchTextContent(/06\s39\s98\s01\s02/)
  expect(tried).toEqual([{ current_password: 'Faux#2026-essai' }, { current_password: 'Le-Bon-7-Parapluies' }])
  expect(sent).toEqual([])
})

it('[SAFE-03][I18N-06] a calendar’s address asks who is there too, in the member’s language', async () => {
  speaksTo('giulia')
  const created_at = '2026-11-20T10:00:00.000Z'
  refuses(createCalendarFeed, 'validation_failed', asked)
  const tried: unknown[] = []
  serves(reauthenticate, (body) => {
    tried.push(body)
    answers(createCalendarFeed, { href: `https://portal.example/api/calendars/${'a'.repeat(43)}`, created_at })
    answers(getCalendarFeed, { created_at, last_read_at: null })
    return undefined
  })
  await showPage('/profile/payment-methods', { language: 'it' }).shown
  await settled()
  await page.getByRole('button', { name: /Crea/ }).click()
  const question = page.getByRole('dialog', { name: 'È proprio Lei?' })
  await userEvent.fill(question.getByLabelText('Password attuale'), 'Le-Bon-7-Parapluies')
  await question.getByRole('button', { name: 'Conferma' }).click()
  await expect.poll(() => question.elements()).toHaveLength(0)
  await expect.element(page.getByRole('button', { name: /Sostituisc/ })).toBeVisible()
  expect(tried).toEqual([{ current_password: 'Le-Bon-7-Parapluies' }])
})

it('[OIDC-01][SAFE-03] a linked account proves it too, in a window, and nothing typed is lost', async () => {
  speaksTo('helene')
  offersProviders([linkedToItsme])
  const opened = vi.spyOn(window, 'open').mockReturnValue(null)
  refuses(changeMe, 'validation_failed', asked)
  await showPage('/profile').shown
  await settled()
  const panel = await openPanel('phones')
  const mobile = panel.getByLabelText('Mobile', { exact: true })
  await userEvent.fill(mobile, '06 39 98 01 02')
  await savePanel(panel)
  const question = page.getByRole('dialog', { name: 'C’est bien vous ?' })
  const confirm = question.getByRole('button', { name: 'Confirmer avec itsme' })
  await confirm.click()
  await expect.element(question.getByText(/Votre navigateur n’a pas ouvert la fenêtre d’itsme/)).toBeVisible()
  opened.mockReturnValue(window)
  await confirm.click()
  await expect.element(question.getByText('Terminez dans la fenêtre d’itsme')).toBeVisible()
  expect(opened.mock.calls.map(([address]) => String(address).split('.')[0])).toEqual(
    Array.from({ length: 2 }, () => '/sign-in/itsme#begin=reauthenticate'),
  )

  const { sent } = keepsProfile('helene')
  const window_ = new BroadcastChannel('portal-reauthenticated')
  window_.postMessage(null)
  await expect.poll(() => question.elements()).toHaveLength(0)
  window_.close()
  await expect.element(page.getByRole('status').getByText('Vos informations sont enregistrées.')).toBeVisible()
  expect(sent).toHaveLength(1)
})

it('[OIDC-01][SAFE-03] a member without a password proves it by a linked account alone, and is asked for no password', async () => {
  speaksTo('helene')
  offersProviders([linkedToItsme], { has_password: false })
  refuses(changeMe, 'validation_failed', asked)
  await showPage('/profile').shown
  await settled()
  const panel = await openPanel('phones')
  await userEvent.fill(panel.getByLabelText('Mobile', { exact: true }), '06 39 98 01 02')
  await savePanel(panel)
  const question = page.getByRole('dialog', { name: 'C’est bien vous ?' })
  await expect.element(question.getByRole('button', { name: 'Confirmer avec itsme' })).toBeVisible()
  await expect.poll(() => question.getByLabelText('Mot de passe actuel').elements()).toHaveLength(0)
  expect(question.getByRole('button', { name: 'Confirmer', exact: true }).elements()).toHaveLength(0)
})
