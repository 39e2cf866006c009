import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { handlePushes } from './push.ts'

type Heard = (event: object) => void

const heard = new Map<string, Heard>()
const seen = {
  shown: [] as object[],
  opened: [] as string[],
  focused: [] as string[],
  badges: [] as number[],
  closed: 0,
  unsubscribed: 0,
  subscribed: [] as unknown[],
}

class Subscription {
  options = { userVisibleOnly: true, applicationServerKey: 'key' }
  unsubscribe = async () => (seen.unsubscribed += 1)
}

beforeEach(() => {
  Object.assign(seen, { shown: [], opened: [], focused: [], badges: [], closed: 0, unsubscribed: 0, subscribed: [] })
  vi.stubGlobal('location', new URL('https://members.example/sw.js'))
  vi.stubGlobal('navigator', { setAppBadge: async (count: number) => void seen.badges.push(count) })
  vi.stubGlobal('PushSubscription', Subscription)
  const showing = 'https://members.example/refunds/1'
  vi.stubGlobal('self', {
    addEventListener: (name: string, hear: Heard) => heard.set(name, hear),
    registration: {
      showNotification: async (title: string, options: object) => void seen.shown.push({ title, ...options }),
      getNotifications: async () => [{ close: () => (seen.closed += 1) }],
      pushManager: {
        getSubscription: async () => new Subscription(),
        subscribe: async (options: unknown) => void seen.subscribed.push(options),
      },
    },
    clients: {
      matchAll: async () => [{ url: showing, focus: async () => void seen.focused.push(showing) }],
      openWindow: async (address: string) => void seen.opened.push(address),
    },
  })
  handlePushes()
})
afterEach(() => vi.unstubAllGlobals())

async function play(name: string, facts: object): Promise<void> {
  let work: Promise<unknown> | undefined
  heard.get(name)?.({ ...facts, waitUntil: (given: Promise<unknown>) => (work = given) })
  await work
}
const press = (data: unknown) => play('notificationclick', { notification: { data, close: () => (seen.closed += 1) } })

const navigate = 'https://members.example/refunds/2'
const notification = {
  title: 'Votre demande a avancé',
  body: 'Ouvrez votre espace.',
  lang: 'fr',
  dir: 'ltr',
  tag: 'n-1',
}

it('[PUSH-01] shows what a declarative browser would show, under the same tag, and counts on the icon', async () => {
  await play('push', {
    data: { json: () => ({ web_push: 8030, notification: { ...notification, navigate }, app_badge: 2 }) },
  })
  expect(seen.shown).toEqual([{ ...notification, data: navigate, icon: '/icons/192.png' }])
  expect(seen.badges).toEqual([2])
})

it('[PUSH-01] shows nothing of an empty push', async () => {
  await play('push', { data: null })
  expect(seen.shown).toEqual([])
})

it('[PUSH-01] opens the page of a push, in the window that shows it, and no other site', async () => {
  await press(navigate)
  await press('https://members.example/refunds/1')
  await press('https://elsewhere.example/')
  await press(undefined)
  expect([seen.opened, seen.focused, seen.closed]).toEqual([[navigate], ['https://members.example/refunds/1'], 4])
})

it('[PUSH-01][SAME-01] lets go of the member who signs out: what is shown, the count, the subscription', async () => {
  await play('message', { data: 'another' })
  expect(seen.unsubscribed).toBe(0)
  await play('message', { data: 'signed-out' })
  expect([seen.closed, seen.unsubscribed, seen.badges]).toEqual([1, 1, [0]])
})

it('[PUSH-01] subscribes again where the browser dropped its subscription', async () => {
  await play('pushsubscriptionchange', { oldSubscription: new Subscription() })
  await play('pushsubscriptionchange', {})
  expect(seen.subscribed).toEqual([{ userVisibleOnly: true, applicationServerKey: 'key' }])
})
