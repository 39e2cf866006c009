import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { keepAnswers } from '#platform/calls/kept-answers.ts'
import { endSession, startSession } from '#platform/calls/session.ts'
import { inDevice, promised } from '#platform/offline/device-database.ts'
import { reloadPage, showPage } from './testing/show-page.tsx'
import { speaksTo } from './testing/wire.ts'

type Kept = { id: string; owner: string; sealed: { bytes: ArrayBuffer } }

const keptAnswers = () => inDevice('answers', 'readonly', (store) => promised<Kept[]>(store('answers').getAll()))
const keptKeys = () => inDevice('keys', 'readonly', (store) => promised<{ key: CryptoKey }[]>(store('keys').getAll()))

const note = page.getByText(/Dernière mise à jour\s?:/)
const request = page.getByRole('link', { name: /Consultation/ }).first()

beforeEach(() => {
  keepAnswers(() => import('#platform/offline/answer-keeper.ts').then(({ answerKeeper }) => answerKeeper))
})

afterEach(async () => {
  keepAnswers(null)
  await inDevice(['answers', 'keys'], 'readwrite', (store) =>
    Promise.all([promised(store('answers').clear()), promised(store('keys').clear())]),
  )
})

const loseNetwork = () => vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))

/** Opens the refunds with a network, so that the device has them. */
async function seeRefunds() {
  speaksTo('helene')
  const { router, shown } = showPage('/refunds')
  await shown
  await expect.element(request).toBeVisible()
  await expect
    .poll(async () => (await keptAnswers()).some(({ id }) => id.includes('"refund-requests","list"')))
    .toBe(true)
  return router
}

it('[OFF-01] what was seen last opens without a network, marked with its time, and is fresh again with one', async () => {
  const router = await seeRefunds()
  const line = loseNetwork()
  void reloadPage(router).shown
  await expect.element(note).toBeVisible()
  await expect.element(request).toBeVisible()
  line.mockRestore()
  dispatchEvent(new Event('online'))
  await expect.element(note).not.toBeInTheDocument()
  await expect.element(request).toBeVisible()
})

it('[OFF-01] what the device keeps says nothing without a key that cannot be taken from it', async () => {
  await seeRefunds()
  const texts = (await keptAnswers()).map(({ sealed }) => new TextDecoder('latin1').decode(sealed.bytes))
  expect(texts.filter((text) => /tracking_reference|Carpentier|nevg/.test(text))).toEqual([])
  const keys = await keptKeys()
  expect(keys.map(({ key }) => key.extractable)).toEqual([false])
})

it('[SAME-01] [OFF-01] nothing of a session opens in another one of the same device', async () => {
  const router = await seeRefunds()
  startSession({ access_token: 'recorded', refresh_token: 'recorded' })
  loseNetwork()
  void reloadPage(router, { as: 'stays' }).shown
  await expect.element(page.getByRole('button', { name: 'Réessayer' }).first()).toBeVisible()
  await expect.element(request).not.toBeInTheDocument()
})

it('[OFF-01] [SEC-18] signing out destroys the answers and their key', async () => {
  await seeRefunds()
  endSession('signed-out')
  await expect.poll(async () => [(await keptAnswers()).length, (await keptKeys()).length]).toEqual([0, 0])
})
