import type { Page } from '@playwright/test'
import type { Account } from './accounts.ts'
import { type Animal, animalsOf, type Request, requestsOf } from './ask.ts'
import { openPanel, panelOf } from './profile/panels.ts'
import { moneyPlaces } from './profile/money-places.ts'
import { settled } from './settled.ts'

/** `show` brings the page to one of its states; without it the page is as it opens. */
export type Place = { name: string; address: string; isGuest: boolean; show?: (page: Page) => Promise<void> }

const isPaid = ({ timeline }: Request) => timeline.some(({ step, at }) => step === 'finished' && at !== null)

/** Every kind of page that a member of the demo can open: one of each animal, and a request of each status. Leaves the page at home. */
export async function places(page: Page, account: Account): Promise<Place[]> {
  await page.goto('/')
  await page.getByRole('heading', { level: 1 }).waitFor()
  const [animals, requests] = [await animalsOf(page), await requestsOf(page)]
  const statuses = new Map(requests.filter(({ status }) => status !== 'draft').map((request) => [isPaid(request) ? 'paid' : request.status, request.id]))
  const member = [
    ['home', '/'],
    ['refunds', '/refunds'],
    ['estimate', '/refunds/estimate'],
    ...(account === 'yanis' ? [] : [['new refund', '/refunds/new']]),
    ...[...statuses].map(([status, id]) => [`request ${status}`, `/refunds/${id}`]),
    ['animals', '/animals'],
    ...animals.map(({ id, name }) => [`animal ${name}`, `/animals/${id}`]),
    ['profile', '/profile'],
    ...(await moneyPlaces(page)),
    ['nowhere', '/nulle/part'],
  ]
  return [...member.map(([name = '', address = '']) => ({ name, address, isGuest: false })), ...animals.slice(0, 1).flatMap((animal) => [costsOf(animal), mendingOf(animal)]), ...openedPanels, ...guestPlaces]
}

/** Those that need a session: a guest’s are the same for everybody, and are looked at once for each language. */
export const membersPlaces = async (page: Page, account: Account): Promise<Place[]> => (await places(page, account)).filter(({ isGuest }) => !isGuest)

/** An animal’s page down to its costs, which come when they are near, with every table open. */
const costsOf = ({ id, name }: Animal): Place => ({
  name: `animal ${name}, costs`,
  address: `/animals/${id}`,
  isGuest: false,
  show: async (page) => {
    const costs = page.locator('section[aria-labelledby=animal-costs]')
    if ((await costs.count()) === 0) return
    await costs.scrollIntoViewIfNeeded()
    await settled(page)
    for (const table of await costs.locator('summary').all()) await table.click()
  },
})

const mendingOf = ({ id, name }: Animal): Place => ({
  name: `animal ${name}, mended`,
  address: `/animals/${id}`,
  isGuest: false,
  show: async (page) => {
    await page.getByRole('button', { name: /^(Corriger|Correggi)/ }).click()
    await page.getByRole('dialog').waitFor()
  },
})

const panels = ['address', 'email', 'phones', 'password'] as const

const openedPanels: Place[] = [
  ...panels.map((panel) => ({
    name: `profile, ${panel} opened`,
    address: '/profile',
    isGuest: false,
    show: async (page: Page) => {
      await openPanel(page, panel)
    },
  })),
  {
    name: 'profile, a password refused',
    address: '/profile',
    isGuest: false,
    show: async (page) => {
      const panel = await openPanel(page, 'password')
      await panel.locator('input[name=password]').fill('aB3')
      await panel.locator('button[type=submit]').click()
      await panel.locator('[aria-invalid=true]').first().waitFor()
    },
  },
  {
    name: 'profile, a question before leaving',
    address: '/profile',
    isGuest: false,
    show: async (page) => {
      const panel = await openPanel(page, 'address')
      await panel.locator('input').first().fill('')
      await panelOf(page, 'email').getByRole('button').first().click()
      await page.getByRole('alertdialog').waitFor()
    },
  },
]

/** Asks for a link that nobody gets. */
async function askForLink(page: Page): Promise<void> {
  await page.locator('input[name=username]').fill('900 000 019')
  await page.locator('button[type=submit]').click()
  await page.locator('#again').waitFor()
}

/** Presses the one button of a mailed link’s page, whose link is of no use. */
async function useDeadLink(page: Page): Promise<void> {
  const title = await page.getByRole('heading', { level: 1 }).innerText()
  await page.getByRole('main').locator('button.btn-l').click()
  await page.getByRole('heading', { level: 1 }).filter({ hasNotText: title }).waitFor()
}

const guest = (name: string, address: string, show?: Place['show']): Place => ({ name, address, isGuest: true, ...(show === undefined ? {} : { show }) })

const guestPlaces: Place[] = [
  guest('login', '/login'),
  guest('forgot password', '/forgot-password'),
  guest('forgot password, sent', '/forgot-password', askForLink),
  guest('first connection', '/activation'),
  guest('first connection, sent', '/activation', askForLink),
  guest('new password', '/password-reset?token=sample'),
  guest('new password, refused', '/password-reset?token=sample', async (page) => {
    await page.locator('input[name=password]').fill('aB3')
    await page.locator('button[type=submit]').click()
    await page.locator('[aria-invalid=true]').first().waitFor()
  }),
  guest('new password, expired', '/password-reset'),
  guest('new e-mail', '/email-confirmation?token=sample'),
  guest('new e-mail, expired', '/email-confirmation?token=sample', useDeadLink),
  guest('not me', '/not-me?token=sample'),
  guest('not me, expired', '/not-me?token=sample', useDeadLink),
]

/** Opens a place, and brings it to its state; a guest’s is opened signed out, for good. */
export async function visit(page: Page, { address, isGuest, show }: Place): Promise<void> {
  if (isGuest) await page.evaluate(() => localStorage.clear())
  await page.goto(address)
  if (show === undefined) return
  await settled(page)
  await show(page)
}
