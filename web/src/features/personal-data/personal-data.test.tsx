import { askForErasure, cancelErasure, type ErasureRequest, listErasureRequests } from '@coussinet/contract/erasure.ts'
import { readPersonalData } from '@coussinet/contract/personal-data.ts'
import { beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { goOffline } from '../../testing/offline.ts'
import { answerTo, recordedAt } from '../../testing/recorded.ts'
import { settled, showPage } from '../../testing/show-page.tsx'
import { answers, callsTo, loses, recovers, serves, speaksTo } from '../../testing/wire.ts'

const dialog = page.getByRole('dialog')

beforeEach(async () => {
  speaksTo('helene')
  await showPage('/profile').shown
  await settled()
})

it('[SAFE-05] the question before the own data are taken away closes by Escape and by its button, and gives the focus back', async () => {
  const opener = page.getByRole('button', { name: 'Télécharger mes données' })
  for (const close of [
    () => userEvent.keyboard('{Escape}'),
    () => dialog.getByRole('button', { name: 'Annuler' }).click(),
  ]) {
    opener.element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(dialog.getByLabelText('Mot de passe actuel')).toHaveFocus()
    await close()
    await expect.poll(() => dialog.elements()).toHaveLength(0)
    await expect.element(opener).toHaveFocus()
  }
})

it('[GO-08] a page to read is asked for with the password, beside the archive', async () => {
  await page.getByRole('button', { name: 'Lire mes données' }).click()
  await expect.element(dialog.getByRole('heading', { name: 'Lire vos données ?' })).toBeVisible()
  const sent: unknown[] = []
  serves(readPersonalData, (body) => {
    sent.push(body)
    return new Response('<!doctype html>', { headers: { 'content-type': 'text/html; charset=utf-8' } })
  })
  await dialog.getByLabelText('Mot de passe actuel').fill('Coussinet#2026')
  await dialog.getByRole('button', { name: 'Télécharger' }).click()
  await expect.poll(() => dialog.elements()).toHaveLength(0)
  expect(sent).toEqual([{ current_password: 'Coussinet#2026' }])
})

it('[SAFE-05] the wish to be forgotten is asked once more, noted with the day of its answer, and taken back', async () => {
  const before = answerTo('helene', listErasureRequests, '/me/erasure-requests')
  const wish: ErasureRequest = {
    id: '00000000-0000-4000-8000-999999999901',
    reference: 'EF-2026-1K7Q',
    requested_at: recordedAt.toISOString(),
    answer_by: '2026-12-20',
    status: 'open',
    ended_at: null,
  }
  let asked = 0
  serves(askForErasure, () => {
    asked += 1
    answers(listErasureRequests, { ...before, data: [wish] })
    return wish
  })
  const ask = page.getByRole('button', { name: 'Demander l’effacement' })
  await ask.click()
  await dialog.getByRole('button', { name: 'Garder mes données' }).click()
  await expect.poll(() => dialog.elements()).toHaveLength(0)
  expect(asked).toBe(0)
  await ask.click()
  await dialog.getByRole('button', { name: 'Demander l’effacement' }).click()
  await expect.element(page.getByText('Demande d’effacement en cours')).toBeVisible()
  await expect
    .element(page.getByText(/Notre réponse arrive au plus tard le/))
    .toMatchTextContent(/EF-2026-1K7Q.*20 décembre 2026/)
  serves(cancelErasure, (_body, address) => {
    expect(address).toBe(`/api/me/erasure-requests/${wish.id}`)
    const ended_at = recordedAt.toISOString()
    answers(listErasureRequests, { ...before, data: [{ ...wish, status: 'cancelled', ended_at }] })
  })
  await page.getByRole('button', { name: 'Retirer ma demande' }).click()
  await expect.element(page.getByText(/EF-2026-1K7Q a été retirée le/)).toBeVisible()
  await expect.element(ask).toBeVisible()
  expect(asked).toBe(1)
})

it('[SAFE-05] [ERR-04] without a network the wish to be forgotten fails at once, and is not sent once it is given up', async () => {
  const goOnline = await goOffline()
  loses(askForErasure)
  await page.getByRole('button', { name: 'Demander l’effacement' }).click()
  await dialog.getByRole('button', { name: 'Demander l’effacement' }).click()
  await expect.element(dialog.getByRole('alert')).toMatchTextContent(/Connexion impossible/)
  await dialog.getByRole('button', { name: 'Garder mes données' }).click()
  const tried = callsTo(askForErasure).length
  recovers(askForErasure)
  goOnline()
  await settled()
  expect(callsTo(askForErasure)).toHaveLength(tried)
})
