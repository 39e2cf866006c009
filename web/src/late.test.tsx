import { listAnimals } from '@coussinet/contract/animals.ts'
import { getContractEndings } from '@coussinet/contract/contract-endings.ts'
import type { Endpoint } from '@coussinet/contract/endpoint.ts'
import { getPaymentMethods } from '@coussinet/contract/payment-methods.ts'
import { getReceipt, listReceipts } from '@coussinet/contract/receipts.ts'
import { getRefundRequest, listRefundRequests } from '@coussinet/contract/refund-requests.ts'
import { getSponsorshipReport } from '@coussinet/contract/sponsorship.ts'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { LATE_MS } from '#platform/page/late.ts'
import { answerTo } from './testing/recorded.ts'
import { settled, showPage } from './testing/show-page.tsx'
import { callsTo, refuses, speaksTo, waits } from './testing/wire.ts'
import skeletonStyles from '#ui/Skeleton.module.css'

const oslo = answerTo('helene', listAnimals, '/animals').data.find(({ name }) => name === 'Oslo')?.id
const [request] = answerTo('helene', listRefundRequests, '/refund-requests?limit=100').data.filter(
  ({ tracking_reference }) => tracking_reference === 'ZR-2026-00312',
)
const declined = answerTo('helene', listReceipts, '/receipts?limit=100').data.find(
  ({ status }) => status === 'declined',
)?.id

const menu = page.getByRole('navigation', { name: 'Navigation principale' })
const bones = () => document.querySelectorAll(`main .${skeletonStyles.skeleton}`)
const late = page.getByText('La réponse tarde trop. Réessayez dans un instant.')
const again = page.getByRole('main').getByRole('button', { name: 'Réessayer' })

// Twenty seconds are over at once.
function hurry() {
  const wait = setTimeout
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((action: () => void, ms?: number) =>
    wait(action, ms === LATE_MS ? 100 : ms)) as typeof setTimeout)
}
afterEach(() => {
  vi.restoreAllMocks()
})

describe('a page whose answer hangs', () => {
  const pages: [string, Endpoint][] = [
    ['/refunds', listAnimals],
    [`/refunds/${request?.id}`, getRefundRequest],
    ['/refunds/new', listAnimals],
    ['/refunds/estimate', listAnimals],
    [`/animals/${oslo}`, listAnimals],
    [`/profile/receipts/${declined}`, getReceipt],
    ['/profile/payment-methods/account', getPaymentMethods],
    ['/profile/payment-methods/card', getPaymentMethods],
    ['/profile/payment-methods/refund-account', getPaymentMethods],
    ['/profile/contract/termination', getContractEndings],
  ]
  it.each(pages)('[ERR-02] %s stands in the frame, with its menu and shapes, and then comes', async (address, call) => {
    speaksTo('helene')
    const letGo = waits(call)
    const { shown } = showPage(address)
    await expect.element(menu).toBeVisible()
    expect(bones().length).toBeGreaterThan(0)
    letGo()
    await shown
    await settled()
    await expect.element(menu).toBeVisible()
  })

  it('[ERR-02] a guest’s invitation has its head too', async () => {
    const letGo = waits(getSponsorshipReport)
    refuses(getSponsorshipReport, 'not_found')
    const { shown } = showPage('/sponsorship/nobody-0000000000', { as: 'guest' })
    await expect.element(page.getByRole('banner').getByRole('link', { name: 'Me connecter' })).toBeVisible()
    await expect.element(page.getByRole('main').getByText('Chargement en cours…')).toBeVisible()
    letGo()
    await shown
    await settled()
  })

  it('[ERR-02] the page that stands stays until the next one is there, and no shapes flash', async () => {
    speaksTo('helene')
    const letGo = waits(getContractEndings)
    const { router, shown } = showPage('/faq')
    await shown
    await settled()
    const heading = page.getByRole('heading', { level: 1 }).element().textContent
    const move = router.navigate({ to: '/profile/contract/termination' })
    await new Promise((resolve) => setTimeout(resolve, 1500))
    expect([page.getByRole('heading', { level: 1 }).element().textContent, bones().length]).toEqual([heading, 0])
    letGo()
    await move
    await settled()
    expect(page.getByRole('heading', { level: 1 }).element().textContent).not.toBe(heading)
  })
})

describe('a wait without end', () => {
  it.each([
    ['/refunds/estimate', listAnimals],
    ['/animals', listAnimals],
  ])('[ERR-02] %s says that it is late, and what hangs is asked for anew', async (address, call) => {
    speaksTo('helene')
    waits(call)
    hurry()
    showPage(address)
    await expect.element(late).toBeVisible()
    const asked = callsTo(call).length
    waits(call)()
    await again.click()
    await settled()
    await expect.element(late).not.toBeInTheDocument()
    expect(callsTo(call)).toHaveLength(asked + 1)
  })

  it('[ERR-02] of several late blocks one says so', async () => {
    speaksTo('helene')
    const calls = [listAnimals, listRefundRequests, listReceipts]
    const letGo = calls.map(waits)
    hurry()
    showPage('/')
    await expect.element(late).toBeVisible()
    expect(late.elements()).toHaveLength(1)
    for (const go of letGo) go()
    await expect.element(late).not.toBeInTheDocument()
  })
})

describe('a page of which much has failed', () => {
  it('[ERR-02][ERR-04] one block says why and tries all again, the others name what is missing', async () => {
    speaksTo('helene')
    const recover = [listAnimals, listRefundRequests, listReceipts].map((call) => refuses(call, 'server_error'))
    showPage('/')
    const missing = page.getByRole('main').getByText(/Nous n’avons pas pu afficher/)
    await expect.poll(() => missing.elements().length, { timeout: 20_000 }).toBeGreaterThanOrEqual(3)
    expect([
      again.elements().length,
      page.getByRole('alert').filter({ hasText: 'Nous n’avons pas pu' }).elements().length,
    ]).toEqual([1, 1])
    const [first] = missing.elements()
    expect(first?.closest('[role=alert]')).not.toBeNull()
    for (const back of recover) back()
    await again.click()
    await expect.element(missing.first()).not.toBeInTheDocument()
    await settled()
  })
})
