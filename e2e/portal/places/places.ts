import type { Page } from '@playwright/test'
import type { Account } from '../accounts.ts'
import { fetchAnimals, ask, type Request, fetchRequests } from '../ask.ts'
import { moneyPlaces } from '../profile/money-places.ts'
import { settled } from '../settled.ts'
import { guestPlaces } from './guest-places.ts'
import { openedHelp } from './opened-help.ts'
import { createCostsPlace, createCorrectionPlace, openedPanels } from './opened-places.ts'
import type { Place } from './place.ts'

const isPaid = ({ timeline }: Request) => timeline.some(({ step, at }) => step === 'finished' && at !== null)

const ofNotifications = [
  ['notifications', '/notifications'],
  ['notifications, unread', '/notifications?tab=unread'],
  ['notification preferences', '/notifications/preferences'],
]

/** Every kind of page that a member of the demo can open: one of each animal, and a request of each status. Leaves the page at home. */
export async function places(page: Page, account?: Account): Promise<Place[]> {
  await page.goto('/')
  await page.getByRole('heading', { level: 1 }).waitFor()
  const [animals, requests] = [await fetchAnimals(page), await fetchRequests(page)]
  const { features } = await ask<{ features: string[] }>(page, '/permissions')
  const { data: messages } = await ask<{ data: { reference: string }[] }>(page, '/contact-messages')
  const statuses = new Map(
    requests
      .filter(({ status }) => status !== 'draft')
      .map((request) => [isPaid(request) ? 'paid' : request.status, request.id]),
  )
  const member = [
    ['home', '/'],
    ['refunds', '/refunds'],
    ['estimate', '/refunds/estimate'],
    ...(account === 'yanis'
      ? []
      : [
          ['new refund', '/refunds/new'],
          ['documents to sort', '/refunds/piles/new'],
        ]),
    ['quotes', '/quotes'],
    ...(account === 'yanis' ? [] : [['new quote', '/quotes/new']]),
    ...[...statuses].map(([status, id]) => [`request ${status}`, `/refunds/${id}`]),
    ...requests
      .filter(({ status }) => account !== 'yanis' && (status === 'accepted' || status === 'rejected'))
      .slice(0, 1)
      .map(({ id }) => ['dispute', `/refunds/${id}/dispute`]),
    ['animals', '/animals'],
    ...animals.map(({ id, name }) => [`animal ${name}`, `/animals/${id}`]),
    ...animals.slice(0, 1).map(({ id }) => ['animal that left', `/animals/${id}/ending`]),
    ['profile', '/profile'],
    ...(await moneyPlaces(page)),
    ...(features.includes('sponsorship') ? [['sponsorship', '/sponsorship']] : []),
    ...(features.includes('notifications') ? ofNotifications : []),
    ['contact', '/contact'],
    ...messages.slice(0, 1).map(({ reference }) => ['message', `/contact/messages/${reference}`]),
    ['contact, by a link', '/contact?topic=complaint&subject=complaint'],
    ['questions', '/faq'],
    ['questions, none found', '/faq?q=zzzzzz'],
    ['privacy', '/privacy'],
    ['legal notice', '/legal-notice'],
    ['accessibility', '/accessibility'],
    ['nowhere', '/nulle/part'],
  ]
  return [
    ...member.map(([name = '', address = '']) => ({ name, address, isGuest: false })),
    ...animals.slice(0, 1).flatMap((animal) => [createCostsPlace(animal), createCorrectionPlace(animal)]),
    ...openedPanels,
    ...openedHelp(features),
    ...guestPlaces,
  ]
}

/** Those that need a session: a guest’s are the same for everybody, and are looked at once for each language. */
export const membersPlaces = async (page: Page, account: Account): Promise<Place[]> =>
  (await places(page, account)).filter(({ isGuest }) => !isGuest)

/** Opens a place, and brings it to its state; a guest’s is opened signed out, for good. */
export async function visit(page: Page, { address, isGuest, show }: Place): Promise<void> {
  if (isGuest) await page.evaluate(() => localStorage.clear())
  await page.goto(address)
  if (show === undefined) return
  await settled(page)
  await show(page)
}
