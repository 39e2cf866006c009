import type { Endpoint } from '@coussinet/contract/endpoint.ts'
import { changeMe, getMe } from '@coussinet/contract/profile.ts'
import { getQuote, listQuotes } from '@coussinet/contract/quotes.ts'
import { listRefundRequests } from '@coussinet/contract/refund-requests.ts'
import { readRequestMessages } from '@coussinet/contract/request-messages.ts'
import { changePassword, refreshSession, signIn, signOut } from '@coussinet/contract/session.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { endSession } from '#platform/calls/session.ts'
import { chooseFile, pdfFile } from './testing/choose-file.ts'
import { answerTo } from './testing/recorded.ts'
import { settled, showPage } from './testing/show-page.tsx'
import { answers, loses, refuses, serves, speaksTo } from './testing/wire.ts'

const tokens = { access_token: 'a', refresh_token: 'r', token_type: 'Bearer', expires_in: 900 } as const
const kept = () => [localStorage.getItem('auth_token'), localStorage.getItem('auth_refresh_token')]
const expired = page.getByText('Votre session a expiré. Merci de vous reconnecter.')

async function openPanel(name: string) {
  const { router, shown } = showPage('/profile')
  await shown
  await settled()
  const panel = page.getByRole('main').getByRole('region', { name: new RegExp(`^${name}$`) })
  await panel.getByRole('button', { name: /^Modifier/ }).click()
  return { router, panel }
}

/** Signs in on the page; `prepare` lays the answers that the member then gets beside the recorded ones. */
async function signInAgain(member: 'helene' | 'sophie', prepare = () => {}): Promise<void> {
  speaksTo(member)
  answers(signIn, tokens)
  prepare()
  await userEvent.fill(page.getByLabelText('Numéro d’adhérent'), '412703584')
  await userEvent.fill(page.getByLabelText('Mot de passe', { exact: true }), 'Coussinet#2026')
  await page.getByRole('button', { name: 'Se connecter', exact: true }).click()
}

beforeEach(() => speaksTo('helene'))

it('[AUTH-03] a member is signed in exactly while an access token is there', async () => {
  const member = showPage('/animals')
  await member.shown
  expect(member.router.state.location.href).toBe('/animals')
  const { router, shown } = showPage('/animals', { as: 'guest' })
  localStorage.setItem('auth_refresh_token', 'alone')
  await shown
  expect(router.state.location.href).toBe('/login')
  await expect.element(page.getByLabelText('Numéro d’adhérent')).toBeVisible()
  expect(sessionStorage.getItem('redirect')).toBe('/animals')
})

describe('when the refresh fails too', () => {
  /** The session is over; the page finds out by this call. */
  function end(call: Endpoint): void {
    refuses(call, 'invalid_token')
    refuses(refreshSession, 'invalid_token')
  }

  it('[AUTH-05] sign-in says that the session has expired, and the tokens are gone', async () => {
    end(getMe)
    const { router, shown } = showPage('/animals')
    await shown
    await expect.poll(() => router.state.location.href).toBe('/login')
    await expect.element(expired).toBeVisible()
    expect(kept()).toEqual([null, null])
    expect(sessionStorage.getItem('redirect')).toBe('/animals')
  })

  it('[AUTH-05] what was typed is stored nowhere, and is there again for the same member', async () => {
    const { router, panel } = await openPanel('Adresse')
    await userEvent.fill(panel.getByLabelText('Ville'), 'REZE')
    end(changeMe)
    await panel.getByRole('button', { name: 'Enregistrer' }).click()
    await expect.element(expired).toBeVisible()
    expect(router.state.location.href).toBe('/login')
    expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain('REZE')
    await signInAgain('helene')
    await expect.poll(() => router.state.location.href).toBe('/profile')
    await expect.element(panel.getByLabelText('Ville')).toHaveValue('REZE')
  })

  it('[SEC-18] what was typed is not given to another member', async () => {
    const { router, panel } = await openPanel('Adresse')
    await userEvent.fill(panel.getByLabelText('Ville'), 'REZE')
    end(changeMe)
    await panel.getByRole('button', { name: 'Enregistrer' }).click()
    await expect.element(expired).toBeVisible()
    await signInAgain('sophie')
    await expect.poll(() => router.state.location.href).toBe('/profile')
    const { city } = answerTo('sophie', getMe, '/me').address
    await panel.getByRole('button', { name: /^Modifier/ }).click()
    await expect.element(panel.getByLabelText('Ville')).toHaveValue(city)
  })

  it('[SEC-18] a password that was typed is not kept', async () => {
    const { router, panel } = await openPanel('Mot de passe')
    const labels = ['Mot de passe actuel', 'Nouveau mot de passe', 'Confirmez le mot de passe']
    const typed = ['Coussinet#2026', 'Tilleul-Parapluie-42', 'Tilleul-Parapluie-42']
    for (const [at, label] of labels.entries())
      await userEvent.fill(panel.getByLabelText(label, { exact: true }), typed[at] ?? '')
    end(changePassword)
    await panel.getByRole('button', { name: 'Changer le mot de passe' }).click()
    await expect.element(expired).toBeVisible()
    await signInAgain('helene')
    await expect.poll(() => router.state.location.href).toBe('/profile')
    // The panel is open again, and empty.
    for (const label of labels) await expect.element(panel.getByLabelText(label, { exact: true })).toHaveValue('')
  })
})

it('[AUTH-06] a sign-out clears the tokens and leads to sign-in, even where its revocation is lost', async () => {
  loses(signOut)
  const { router, shown } = showPage('/')
  await shown
  await page.getByRole('button', { name: /Hélène Carpentier/ }).click()
  await page.getByRole('button', { name: 'Se déconnecter' }).click()
  await expect.poll(() => router.state.location.href).toBe('/login')
  await expect.element(page.getByLabelText('Numéro d’adhérent')).toBeVisible()
  expect(kept()).toEqual([null, null])
  expect(expired.elements()).toEqual([])
})

describe('what only the tab has', () => {
  const request = answerTo('helene', listRefundRequests, '/refund-requests?limit=100').data.find(
    ({ tracking_reference }) => tracking_reference === 'ZR-2026-00585',
  )
  const message = page.getByRole('textbox', { name: 'Votre message' })
  const elsewhere = page.getByText(/^Votre session est fermée dans un autre onglet/)

  async function openThread() {
    serves(readRequestMessages, () => undefined)
    const { router, shown } = showPage(`/refunds/${request?.id}`)
    await shown
    await expect.element(message).toBeVisible()
    return router
  }
  /** Leaves this tab as a sign-out in another one does. */
  function signOutElsewhere(): void {
    for (const key of ['auth_token', 'auth_refresh_token', 'auth_session']) localStorage.removeItem(key)
    dispatchEvent(new StorageEvent('storage', { key: 'auth_token', newValue: null }))
  }

  it('[AUTH-05] a message’s files outlast an expired session with its text, and the invitation to sign in does not', async () => {
    const router = await openThread()
    await userEvent.fill(message, 'Voici le compte rendu.')
    await page.getByRole('button', { name: 'Joindre un fichier' }).click()
    chooseFile(page.getByLabelText('Choisir un fichier'), pdfFile('compte-rendu.pdf'))
    await expect.element(page.getByText('compte-rendu.pdf', { exact: true })).toBeVisible()
    endSession('session-expired')
    await expect.element(expired).toBeVisible()
    await signInAgain('helene', () => serves(readRequestMessages, () => undefined))
    await expect.poll(() => router.state.location.href).toBe(`/refunds/${request?.id}`)
    await expect.element(message).toHaveValue('Voici le compte rendu.')
    await expect.element(page.getByText('compte-rendu.pdf', { exact: true })).toBeVisible()
    expect(expired.elements()).toEqual([])
  })

  it('[AUTH-05] a quote’s care and lines outlast it too', async () => {
    const [filed] = answerTo('helene', listQuotes, '/quotes?limit=100').data
    if (!filed) throw new Error('No quote is recorded.')
    const draft = { ...filed, status: 'draft', vet_name: null, submitted_at: null } as const
    answers(getQuote, draft)
    const { router, shown } = showPage(`/quotes/new?quote=${filed.id}&step=care`)
    await shown
    const vet = page.getByLabelText(/^Vétérinaire|^Clinique/)
    await userEvent.fill(vet, 'Clinique des Tilleuls')
    endSession('session-expired')
    await expect.element(expired).toBeVisible()
    await signInAgain('helene', () => answers(getQuote, draft))
    await expect.poll(() => router.state.location.pathname).toBe('/quotes/new')
    await expect.element(vet).toHaveValue('Clinique des Tilleuls')
  })

  it('[AUTH-06] a sign-out in another tab says that what was typed is still here, and the member is back at it', async () => {
    const router = await openThread()
    await userEvent.fill(message, 'Bonjour, une question.')
    signOutElsewhere()
    await expect.element(elsewhere).toBeVisible()
    expect(router.state.location.href).toBe('/login')
    expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain('Bonjour')
    await signInAgain('helene', () => serves(readRequestMessages, () => undefined))
    await expect.poll(() => router.state.location.href).toBe(`/refunds/${request?.id}`)
    await expect.element(message).toHaveValue('Bonjour, une question.')
    expect(elsewhere.elements()).toEqual([])
  })

  it('[AUTH-06] a sign-out in another tab is followed without a word where nothing was typed', async () => {
    const router = await openThread()
    signOutElsewhere()
    await expect.poll(() => router.state.location.href).toBe('/login')
    await settled()
    expect(elsewhere.elements()).toEqual([])
    expect(sessionStorage.getItem('redirect')).toBeNull()
  })
})
