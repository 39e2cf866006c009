import { changePassword, forgotPassword } from '@coussinet/contract/session.ts'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openPanel } from '../../testing/profile-panels.ts'
import { linkedToItsme, offersProviders } from '../../testing/providers.ts'
import { settled, showPage } from '../../testing/show-page.tsx'
import { refuses, serves, speaksTo } from '../../testing/wire.ts'

const chosen = 'Tilleul-Parapluie-42'

async function openPassword() {
  speaksTo('helene')
  await showPage('/profile').shown
  await settled()
  const panel = await openPanel('password')
  return {
    panel,
    current: panel.getByLabelText('Mot de passe actuel', { exact: true }),
    next: panel.getByLabelText('Nouveau mot de passe', { exact: true }),
    repetition: panel.getByLabelText('Confirmez le mot de passe', { exact: true }),
    change: () => panel.getByRole('button', { name: 'Changer le mot de passe' }).click(),
  }
}

it('[PRO-05] asks for the current password; one that is refused bears its error, and the rest stays', async () => {
  const { current, next, repetition, change } = await openPassword()
  await userEvent.fill(next, chosen)
  await userEvent.fill(repetition, chosen)
  await change()
  await expect.element(current).toHaveAccessibleDescription('Obligatoire')
  await expect.element(current).toHaveFocus()

  refuses(changePassword, 'validation_failed', { errors: { current_password: ['password.current'] } })
  await userEvent.fill(current, 'Pas-Le-Bon-7')
  await change()
  await expect
    .element(current)
    .toHaveAccessibleDescription('Ce mot de passe n’est pas celui que vous utilisez aujourd’hui.')
  for (const field of [next, repetition]) await expect.element(field).toHaveValue(chosen)

  const sent: unknown[] = []
  serves(changePassword, (body) => void sent.push(body))
  await userEvent.fill(current, 'Le-Bon-7-Parapluies')
  await change()
  await expect.element(page.getByRole('status').getByText('Votre mot de passe est modifié.')).toBeVisible()
  await expect.poll(() => current.elements()).toHaveLength(0)
  expect(sent).toEqual([{ current_password: 'Le-Bon-7-Parapluies', password: chosen, password_confirmation: chosen }])
})

it('[SEC-05] a password that says the member’s or an animal’s name is refused at its field, with the reason', async () => {
  const { current, next, repetition, change } = await openPassword()
  await userEvent.fill(current, 'Le-Bon-7-Parapluies')
  for (const [guessed, reason, says] of [
    ['Oslo-2026-Oslo', 'personal', /contient votre nom, celui d’un animal/],
    ['Bonjour2024!', 'common', /repose sur un mot très courant/],
    ['Coussinet#2027', 'brand', /contient notre nom/],
  ] as const) {
    const errors = { password: ['password.blocklisted' as const] }
    refuses(changePassword, 'validation_failed', { errors, params: { password: { reason } } })
    await userEvent.fill(next, guessed)
    await userEvent.fill(repetition, guessed)
    await change()
    await expect.element(next).toHaveAccessibleDescription(expect.stringMatching(says))
    await expect.element(current).toHaveValue('Le-Bon-7-Parapluies')
  }
})

it('[OIDC-01][PRO-05] a member without a password gets a link by e-mail to choose one', async () => {
  speaksTo('helene')
  offersProviders([linkedToItsme], { has_password: false })
  const sent: unknown[] = []
  serves(forgotPassword, (body) => void sent.push(body))
  await showPage('/profile').shown
  await settled()
  const panel = await openPanel('password')
  await expect.element(panel.getByText(/Vous n’avez pas de mot de passe/)).toBeVisible()
  expect(panel.getByLabelText('Mot de passe actuel', { exact: true }).elements()).toHaveLength(0)
  await panel.getByRole('button', { name: 'Recevoir le lien' }).click()
  await expect.element(page.getByRole('status').getByText(/Le lien arrive par e-mail/)).toBeVisible()
  expect(sent).toEqual([{ username: '412703584' }])
})
