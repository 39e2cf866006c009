import { createContinuation, revokeContinuation } from '@coussinet/contract/continuations.ts'
import { reauthenticate } from '@coussinet/contract/reauthentication.ts'
import { createRefundRequest, getRefundRequest } from '@coussinet/contract/refund-requests.ts'
import { endSession, listSessions, type MemberSession } from '@coussinet/contract/security.ts'
import { beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { draftAtCare, keepsDraft } from '../../../../../testing/draft.ts'
import { showPage } from '../../../../../testing/show-page.tsx'
import { answers, callsTo, problem, serves, speaksTo, tells } from '../../../../../testing/wire.ts'

const main = page.getByRole('main')
const open = main.getByRole('button', { name: 'Continuer sur mon téléphone' })
const dialog = page.getByRole('dialog', { name: 'Continuer sur mon téléphone' })
const code = dialog.getByRole('img', { name: 'Code à scanner avec le téléphone' })
const joined = main.getByText('Votre téléphone a rejoint cette demande (Safari sur iOS).')

const session_id = '5b2f1c1e-6a50-4f5c-9b4e-0d8e7a5d2c11'
const phone: MemberSession = {
  id: session_id,
  current: false,
  browser: 'Safari',
  system: 'iOS',
  device: 'phone',
  network: '203.0.113.*',
  created_at: '2026-11-20T10:00:00.000Z',
  last_used_at: '2026-11-20T10:00:00.000Z',
}
const href = `https://members.example/continue#token=${'t'.repeat(86)}`
const shownFor = (milliseconds: number) => ({
  session_id,
  href,
  expires_at: new Date(Date.now() + milliseconds).toISOString(),
})

function sessionsAre(...data: MemberSession[]) {
  answers(listSessions, { data, next_cursor: null })
}

beforeEach(() => {
  speaksTo('helene')
  sessionsAre()
  serves(createContinuation, () => shownFor(5 * 60_000))
  serves(revokeContinuation, () => undefined)
})

const openAt = async (step: string) => {
  const { router, shown } = showPage(`/refunds/new?request=${draftAtCare.id}&step=${step}`)
  await shown
  return router
}

it('[OFF-03] a code shows what it does and how long; closing it ends it', async () => {
  keepsDraft(draftAtCare)
  await openAt('animals')
  await open.click()
  await expect.element(code).toBeVisible()
  await expect.element(dialog.getByText('Il sert une seule fois, dans les 5 minutes.')).toBeVisible()
  await expect.element(dialog.getByText(/ne le montrez à personne/)).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect
    .poll(() => callsTo(revokeContinuation).map(({ url }) => new URL(url).pathname))
    .toEqual([`/api/refund-requests/${draftAtCare.id}/continuations/${session_id}`])
})

it('[OFF-03] a code that has expired offers another one', async () => {
  keepsDraft(draftAtCare)
  await openAt('animals')
  serves(createContinuation, () => shownFor(900))
  await open.click()
  await expect.element(dialog.getByText('Ce code a expiré.')).toBeVisible()
  await expect.element(code).not.toBeInTheDocument()
  serves(createContinuation, () => shownFor(5 * 60_000))
  await dialog.getByRole('button', { name: 'Afficher un nouveau code' }).click()
  await expect.element(code).toBeVisible()
})

it('[OFF-03] without a draft it begins one', async () => {
  const { kept } = keepsDraft({ ...draftAtCare, step: 'invoice' })
  const { shown } = showPage('/refunds/new')
  await shown
  await open.click()
  await expect.element(code).toBeVisible()
  expect(callsTo(createRefundRequest)).toHaveLength(1)
  expect(callsTo(createContinuation).map(({ url }) => new URL(url).pathname)).toEqual([
    `/api/refund-requests/${kept().id}/continuations`,
  ])
})

it('[OFF-03] ten minutes after the sign-in it asks who is there first', async () => {
  keepsDraft(draftAtCare)
  await openAt('animals')
  let isProven = false
  serves(createContinuation, () =>
    isProven ? shownFor(5 * 60_000) : problem('validation_failed', { errors: { current_password: ['required'] } }),
  )
  serves(reauthenticate, () => {
    isProven = true
  })
  await open.click()
  const question = page.getByRole('dialog')
  await question.getByLabelText('Mot de passe actuel', { exact: true }).fill('Coussinet#2026')
  await userEvent.keyboard('{Enter}')
  await expect.element(code).toBeVisible()
})

it('[OFF-03][SAFE-01] the phone that joins is named live, and "it was not me" ends its session', async () => {
  keepsDraft(draftAtCare)
  await openAt('animals')
  await open.click()
  await expect.element(code).toBeVisible()
  sessionsAre(phone)
  await tells('profile', () => expect(dialog.query()).toBeNull())
  await expect.element(joined).toBeVisible()
  serves(endSession, () => sessionsAre())
  await main.getByRole('button', { name: 'Ce n’était pas moi' }).click()
  await expect.element(main.getByText('Cet appareil est déconnecté.')).toBeVisible()
  await expect.element(joined).not.toBeInTheDocument()
  expect(callsTo(endSession).map(({ url }) => new URL(url).pathname)).toEqual([`/api/sessions/${session_id}`])
  await expect.element(main.getByRole('link', { name: 'Changer mon mot de passe' })).toBeVisible()
})

it('[OFF-03] this screen follows the phone’s steps until it is used, and shows when the phone has sent', async () => {
  keepsDraft({ ...draftAtCare, step: 'animals' })
  const router = await openAt('animals')
  await open.click()
  await expect.element(code).toBeVisible()
  sessionsAre(phone)
  await tells('profile', () => expect(dialog.query()).toBeNull())
  answers(getRefundRequest, { ...draftAtCare, step: 'care_sheets' })
  await tells('refund-requests', () => expect(router.state.location.search).toMatchObject({ step: 'care_sheets' }))
  await expect.element(main.getByRole('heading', { level: 1, name: /feuille de soins/ })).toBeVisible()
  await main.getByRole('link', { name: 'Retour' }).click()
  await expect.element(main.getByRole('heading', { level: 1, name: 'Quels animaux ont été soignés ?' })).toBeVisible()
  answers(getRefundRequest, { ...draftAtCare, step: 'summary', vet_name: 'Clinique des Lilas' })
  const vet = main.getByLabelText(/^Vétérinaire ou clinique/)
  await tells('refund-requests', () => expect(vet.query()).toHaveValue('Clinique des Lilas'))
  expect(router.state.location.search).toMatchObject({ step: 'animals' })
  answers(getRefundRequest, {
    ...draftAtCare,
    status: 'pending',
    step: null,
    tracking_reference: 'ZR-2026-7K3QX',
  })
  const sent = main.getByText('ZR-2026-7K3QX')
  await tells('refund-requests', () => expect(sent.query()).toBeVisible())
})

it('[OFF-03] what is being typed here is not overwritten by the phone', async () => {
  const { kept } = keepsDraft(draftAtCare)
  await openAt('animals')
  const number = main.getByLabelText(/^Numéro de facture/)
  await userEvent.fill(number, 'F-2026')
  answers(getRefundRequest, { ...kept(), vet_name: 'Clinique des Lilas', invoice_number: 'AUTRE' })
  const vet = main.getByLabelText(/^Vétérinaire ou clinique/)
  await tells('refund-requests', () => expect(vet.query()).toHaveValue('Clinique des Lilas'))
  await expect.element(number).toHaveValue('F-2026')
})
