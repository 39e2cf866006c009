import type { Page } from '@playwright/test'
import type { Account } from './accounts.ts'
import { animalsOf, type Request, requestsOf } from './ask.ts'

export type Place = { name: string; address: string; isGuest: boolean }

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
    ['nowhere', '/nulle/part'],
  ]
  return [...member.map(([name = '', address = '']) => ({ name, address, isGuest: false })), { name: 'login', address: '/login', isGuest: true }]
}
