import { changeNotificationPreferences } from '@coussinet/contract/notifications.ts'
import {
  changePushDevice,
  endPushDevice,
  listPushDevices,
  type PushDevice,
  type PushDevices,
  savePushSubscription,
} from '@coussinet/contract/push.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { followDevice } from '#platform/push/follow-device.ts'
import { draftAtCare, keepsDraft } from '../../testing/draft.ts'
import { givePushBrowser, takePush } from '../../testing/push-browser.ts'
import { answerTo } from '../../testing/recorded.ts'
import { showPage } from '../../testing/show-page.tsx'
import { answers, lacks, serves, speaksTo } from '../../testing/wire.ts'

const main = page.getByRole('main')
const take = main.getByRole('button', { name: 'Activer sur cet appareil' })
const offer = main.getByText('Suivre votre demande sur cet appareil\u00a0?')

const device: PushDevice = {
  id: 'd-1',
  current: true,
  browser: 'Chrome',
  system: 'Android',
  device: 'phone',
  details: false,
  created_at: '2026-11-20T10:00:00.000Z',
  last_sent_at: null,
}

/** Keeps devices as the server does; `saved` are the subscriptions that it was given. */
function keepsDevices(begun: PushDevice[] = []) {
  const { public_key } = answerTo('helene', listPushDevices, '/push-subscriptions')
  const saved: string[] = []
  let data = begun
  const say = (): PushDevices => ({ data, public_key })
  serves(listPushDevices, say)
  serves(savePushSubscription, ({ endpoint }) => {
    saved.push(endpoint)
    data = [{ ...device }, ...data.filter(({ current }) => !current)]
    return say()
  })
  serves(changePushDevice, ({ details }) => {
    data = data.map((one) => (one.current ? { ...one, details } : one))
    return say()
  })
  serves(endPushDevice, (_body, address) => {
    data = data.filter(({ id }) => !address.endsWith(id))
  })
  return { saved, kept: () => data }
}

beforeEach(() => speaksTo('helene'))

const openSent = () => {
  keepsDraft({ ...draftAtCare, status: 'pending', tracking_reference: 'ZR-2026-7K3QX9M2' })
  return showPage(`/refunds/new?request=${draftAtCare.id}&step=sent`).shown
}

describe('after filing', () => {
  it('[PUSH-01] the member is offered notifications, and the browser asks only once they have pressed', async () => {
    const browser = givePushBrowser()
    const { saved } = keepsDevices()
    await openSent()
    await expect.element(offer).toBeVisible()
    expect(browser.asked).toBe(0)
    await take.click()
    await expect.element(main.getByText('Les notifications sont actives sur cet appareil.')).toBeVisible()
    expect([browser.asked, saved]).toEqual([1, ['https://fcm.googleapis.com/fcm/send/this']])
  })

  it('[PUSH-01] who says no to the browser reads how to take it back', async () => {
    const browser = givePushBrowser()
    browser.answers = 'denied'
    const { saved } = keepsDevices()
    await openSent()
    await take.click()
    await expect.element(main.getByText(/Votre navigateur bloque les notifications/)).toBeVisible()
    expect(saved).toEqual([])
  })

  it('[PUSH-01] who wants it later is left alone', async () => {
    givePushBrowser()
    keepsDevices()
    await openSent()
    await main.getByRole('button', { name: 'Pas maintenant' }).click()
    await expect.element(offer).not.toBeInTheDocument()
    await openSent()
    await expect.element(main.getByRole('link', { name: 'Suivre ma demande' })).toBeVisible()
    await expect.element(offer).not.toBeInTheDocument()
  })

  it('[PUSH-01] on an iPhone it says that the portal goes to the home screen first', async () => {
    takePush({ isIphone: true })
    keepsDevices()
    await openSent()
    await expect.element(main.getByText(/ajoutez d’abord cet espace à l’écran d’accueil/)).toBeVisible()
    await expect.element(take).not.toBeInTheDocument()
  })

  it('[PUSH-01] nothing is offered on a device that has it, or where the insurer has switched it off', async () => {
    givePushBrowser('granted')
    keepsDevices([device])
    await openSent()
    await expect.element(main.getByRole('link', { name: 'Suivre ma demande' })).toBeVisible()
    await expect.element(offer).not.toBeInTheDocument()
    answers(listPushDevices, { data: [], public_key: null })
    await openSent()
    await expect.element(main.getByRole('link', { name: 'Suivre ma demande' })).toBeVisible()
    await expect.element(offer).not.toBeInTheDocument()
  })
})

describe('the preferences', () => {
  const panel = main.getByRole('region', { name: 'Sur vos appareils' })
  const open = () => showPage('/notifications/preferences').shown

  it('[PUSH-01] turn notifications on and off on this device, with details or without, and by kind', async () => {
    const browser = givePushBrowser()
    const { kept } = keepsDevices()
    const told: unknown[] = []
    const { data } = answerTo('helene', listPushDevices, '/push-subscriptions')
    expect(data).toEqual([])
    await open()
    await take.click()
    await expect.element(panel.getByText('Chrome sur Android')).toBeVisible()
    const details = panel.getByRole('checkbox', { name: /^Montrer les détails sur l’écran verrouillé/ })
    await expect.element(details).not.toBeChecked()
    await details.click()
    await expect.poll(() => kept()[0]?.details).toBe(true)
    await expect.element(panel.getByText('Avec les détails')).toBeVisible()
    serves(changeNotificationPreferences, (choice) => {
      told.push(choice)
      return { data: [] }
    })
    await panel.getByRole('checkbox', { name: 'Vos animaux' }).click()
    await expect.poll(() => told).toEqual([{ push: { animals: false } }])
    await panel.getByRole('button', { name: 'Désactiver les notifications sur Chrome sur Android' }).click()
    await expect.element(take).toBeVisible()
    expect([kept(), browser.subscribed]).toEqual([[], null])
  })

  it('[PUSH-01] say what is in the way: the browser blocks them, or has none', async () => {
    givePushBrowser('denied')
    keepsDevices()
    await open()
    await expect.element(panel.getByText(/autorisez les notifications/)).toBeVisible()
    takePush()
    await open()
    await expect.element(panel.getByText('Ce navigateur ne peut pas afficher de notifications.')).toBeVisible()
  })

  it('[PUSH-01] have no such part where the insurer has switched it off, or the member may change nothing', async () => {
    givePushBrowser()
    answers(listPushDevices, { data: [], public_key: null })
    await open()
    await expect.element(main.getByRole('checkbox', { name: /^Remboursements/ })).toBeVisible()
    await expect.element(panel).not.toBeInTheDocument()
    keepsDevices()
    lacks(['profile:write'])
    await open()
    await expect.element(main.getByRole('checkbox', { name: /^Remboursements/ })).toBeVisible()
    await expect.element(panel).not.toBeInTheDocument()
  })
})

describe('a browser that is subscribed', () => {
  const subscribed = async () => {
    const browser = givePushBrowser('granted')
    keepsDevices()
    await showPage('/notifications/preferences').shown
    await take.click()
    await expect.element(main.getByText('Chrome sur Android')).toBeVisible()
    return browser
  }

  it('[PUSH-01] goes on in its member’s next session', async () => {
    await subscribed()
    const { saved } = keepsDevices([{ ...device, current: false }])
    await followDevice()
    expect(saved).toEqual(['https://fcm.googleapis.com/fcm/send/this'])
  })

  it('[PUSH-01] shows nothing to another member who signs in on it', async () => {
    const browser = await subscribed()
    const { saved } = keepsDevices([{ ...device, id: 'of-another', current: false }])
    await followDevice()
    expect([saved, browser.subscribed]).toEqual([[], null])
  })

  it('[PUSH-01] is left as it is in its own session', async () => {
    const browser = await subscribed()
    const { saved } = keepsDevices([device])
    await followDevice()
    expect([saved, browser.subscribed]).toEqual([[], { endpoint: 'https://fcm.googleapis.com/fcm/send/this' }])
  })
})
