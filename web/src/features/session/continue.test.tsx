import { continueSession } from '@coussinet/contract/continuations.ts'
import { listPushDevices, type PushDevice, savePushSubscription } from '@coussinet/contract/push.ts'
import { getRefundRequest } from '@coussinet/contract/refund-requests.ts'
import { signOut } from '@coussinet/contract/session.ts'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { LINK } from '#start/kept-link.ts'
import { draftAtCare, keepsDraft } from '../../testing/draft.ts'
import { givePushBrowser } from '../../testing/push-browser.ts'
import { answerTo } from '../../testing/recorded.ts'
import { showPage } from '../../testing/show-page.tsx'
import { callsTo, refuses, serves, speaksTo } from '../../testing/wire.ts'

const tokens = { access_token: 'a', refresh_token: 'r', token_type: 'Bearer', expires_in: 900 } as const

const press = page.getByRole('button', { name: 'Continuer ma demande' })

function open(token: string | null, visit?: Parameters<typeof showPage>[1]) {
  if (token !== null) Reflect.set(globalThis, LINK, { path: '/continue', token })
  return showPage('/continue', visit)
}

it('[OFF-03] a code signs the phone in once it is pressed, and opens the draft at its step', async () => {
  speaksTo('helene')
  keepsDraft(draftAtCare)
  const sent: unknown[] = []
  serves(continueSession, (body) => {
    sent.push(body)
    return { ...tokens, request_id: draftAtCare.id }
  })
  const { router, shown } = open('good', { as: 'guest', language: 'fr' })
  await shown
  await expect.element(page.getByText('Ne continuez que si vous avez affiché ce code vous-même.')).toBeVisible()
  expect(sent).toEqual([])
  await press.dblClick()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Quels animaux ont été soignés ?' })).toBeVisible()
  expect(sent).toEqual([{ token: 'good' }])
  expect(router.state.location.search).toEqual({ request: draftAtCare.id, step: 'animals' })
  expect(Reflect.get(globalThis, LINK)).toBeUndefined()
})

it('[OFF-03] a code that is spent, or none, says so and leads to sign-in', async () => {
  for (const token of ['spent', null]) {
    speaksTo('helene')
    refuses(continueSession, 'expired')
    const { router, shown } = open(token, { as: 'guest', language: 'fr' })
    await shown
    if (token !== null) await press.click()
    const said = 'Ce code a expiré ou a déjà servi. Affichez-en un nouveau sur votre ordinateur.'
    await expect.element(page.getByRole('status').getByText(said)).toBeVisible()
    await expect.poll(() => router.state.location.href).toBe('/login')
    expect(localStorage.getItem('auth_token')).toBeNull()
  }
})

it('[OFF-03][SAME-01] on a phone of another member it says who, and crosses nothing before they choose', async () => {
  speaksTo('giulia')
  const { router, shown } = open('of Hélène')
  await shown
  await expect.element(page.getByText(/^Su questo telefono è già aperta un’area personale \(Giulia/)).toBeVisible()
  expect(callsTo(continueSession)).toEqual([])
  await page.getByRole('button', { name: 'Resta nell’area aperta' }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: /Giulia/ })).toBeVisible()
  expect(router.state.location.href).toBe('/')
  expect(localStorage.getItem('auth_token')).toBe('recorded')
})

it('[OFF-03][SAME-01] pressed, it ends the session that was open, and shows nothing of it afterwards', async () => {
  speaksTo('giulia')
  await open('of Hélène').shown
  serves(continueSession, () => {
    speaksTo('helene')
    keepsDraft(draftAtCare)
    serves(signOut, () => undefined)
    return { ...tokens, request_id: draftAtCare.id }
  })
  await page.getByRole('button', { name: 'Continua la richiesta' }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Quels animaux ont été soignés ?' })).toBeVisible()
  expect(callsTo(signOut).map(({ headers }) => headers.get('authorization'))).toEqual(['Bearer recorded'])
  await expect.element(page.getByText(/Giulia/)).not.toBeInTheDocument()
})

it('[OFF-03][PUSH-01] a phone that shows notifications goes on in the new session, before the former one ends', async () => {
  speaksTo('helene')
  keepsDraft(draftAtCare)
  serves(continueSession, () => ({ ...tokens, request_id: draftAtCare.id }))
  await open('good').shown
  const endpoint = 'https://fcm.googleapis.com/fcm/send/this'
  givePushBrowser('granted').subscribed = { endpoint }
  localStorage.setItem('push_device', `d-1 ${endpoint}`)
  const { public_key } = answerTo('helene', listPushDevices, '/push-subscriptions')
  let device: PushDevice = {
    id: 'd-1',
    current: false,
    browser: 'Chrome',
    system: 'Android',
    device: 'phone',
    details: false,
    created_at: '2026-11-20T10:00:00.000Z',
    last_sent_at: null,
  }
  const done: string[] = []
  serves(listPushDevices, () => ({ data: [device], public_key }))
  serves(savePushSubscription, () => {
    done.push('handed over')
    device = { ...device, current: true }
    return { data: [device], public_key }
  })
  serves(signOut, () => void done.push('ended'))
  await press.click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Quels animaux ont été soignés ?' })).toBeVisible()
  await expect.poll(() => done).toEqual(['handed over', 'ended'])
  const [taken] = callsTo(savePushSubscription)
  expect(taken?.headers.get('authorization')).toBe('Bearer a')
})

it('[OFF-03] a draft that was deleted meanwhile says so on the phone', async () => {
  speaksTo('helene')
  refuses(getRefundRequest, 'not_found')
  serves(continueSession, () => ({ ...tokens, request_id: draftAtCare.id }))
  await open('good', { as: 'guest', language: 'fr' }).shown
  await press.click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Cette page s’est fait la malle' })).toBeVisible()
})
