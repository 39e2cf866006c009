import { beginAuthorization, listIdentities, removeIdentity } from '@coussinet/contract/identities.ts'
import { reauthenticate } from '@coussinet/contract/reauthentication.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { linkedToItsme, offersProviders } from '../../../testing/providers.ts'
import { settled, showPage } from '../../../testing/show-page.tsx'
import { answers, callsTo, problem, refuses, serves, speaksTo } from '../../../testing/wire.ts'

const asked = { errors: { current_password: ['required'] } }
const here = location.href
const panel = page.getByRole('main').getByRole('region', { name: 'Comptes reliés' })

async function open(): Promise<void> {
  await showPage('/profile').shown
  await settled()
}

beforeEach(() => speaksTo('helene'))
afterEach(() => history.replaceState(null, '', here))

describe('[OIDC-01] linked accounts', () => {
  it('are not spoken of in a portal without providers', async () => {
    await open()
    expect(panel.elements()).toEqual([])
    expect(page.getByRole('link', { name: 'Comptes reliés' }).elements()).toEqual([])
  })

  it('are listed with when each was linked and used, and others can be linked', async () => {
    offersProviders([linkedToItsme])
    answers(beginAuthorization, { href: '#at-the-provider' })
    await open()
    await expect.element(panel.getByRole('listitem')).toMatchTextContent(/itsme.*Relié le 2 nov\. 2026.*utilisé/)
    expect(panel.getByRole('button', { name: 'Relier itsme' }).elements()).toEqual([])
    await panel.getByRole('button', { name: 'Relier FranceConnect' }).click()
    await expect.poll(() => location.hash).toBe('#at-the-provider')
    const [begun] = callsTo(beginAuthorization)
    expect(begun?.url).toMatch(/\/auth\/providers\/franceconnect\/authorizations$/)
  })

  it('say that a provider does not answer', async () => {
    offersProviders()
    refuses(beginAuthorization, 'unavailable', { errors: { provider: ['provider_down'] } })
    await open()
    await expect.element(panel.getByText('Aucun compte relié pour l’instant.')).toBeVisible()
    await panel.getByRole('button', { name: 'Relier itsme' }).click()
    await expect.element(page.getByRole('alert').getByText(/itsme ne répond pas pour l’instant/)).toBeVisible()
  })

  it('[SAFE-03] are unlinked after a question and a proof of who is there', async () => {
    offersProviders([linkedToItsme])
    refuses(removeIdentity, 'validation_failed', asked)
    serves(reauthenticate, ({ current_password }) => {
      if (current_password !== 'Coussinet#2026') return problem('validation_failed')
      answers(removeIdentity, undefined)
      answers(listIdentities, { data: [], has_password: true })
      return undefined
    })
    await open()
    await panel.getByRole('button', { name: 'Délier itsme' }).click()
    const question = page.getByRole('dialog', { name: 'Délier itsme ?' })
    await question.getByRole('button', { name: 'Le garder' }).click()
    expect(callsTo(removeIdentity)).toEqual([])
    await panel.getByRole('button', { name: 'Délier itsme' }).click()
    await question.getByRole('button', { name: 'Délier', exact: true }).click()
    const proof = page.getByRole('dialog', { name: 'C’est bien vous ?' })
    await userEvent.fill(proof.getByLabelText('Mot de passe actuel'), 'Coussinet#2026')
    await proof.getByRole('button', { name: 'Confirmer', exact: true }).click()
    await expect.element(page.getByRole('status').getByText('itsme n’ouvre plus votre espace.')).toBeVisible()
    await expect.element(panel.getByText('Aucun compte relié pour l’instant.')).toBeVisible()
  })
})
