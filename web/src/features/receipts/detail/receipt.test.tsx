import {
  type CardPayment,
  getCardPayment,
  getReceipt,
  listReceipts,
  payByCard,
  type ReceiptDetail,
} from '@coussinet/contract/receipts.ts'
import { afterEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { answerTo, type DemoMember } from '../../../testing/recorded.ts'
import { settled, showPage } from '../../../testing/show-page.tsx'
import { answers, serves, speaksTo } from '../../../testing/wire.ts'

const main = page.getByRole('main')
const payment: CardPayment = {
  id: '00000000-0000-4000-8000-999999999901',
  receipt_ids: [],
  amount_cents: 2490,
  status: 'open',
  href: '#provider',
}

/** A contribution of 24,90 € that came back, is tried again, and puts the cover at risk: the only one of its member. */
function aDeclined(member: DemoMember): ReceiptDetail {
  const { data } = answerTo(member, listReceipts, '/receipts?limit=100')
  const [first] = data
  if (first === undefined) throw new Error('No contribution is recorded.')
  const declined = {
    ...first,
    month: '2026-11',
    issue_date: '2026-11-05',
    due_date: '2026-11-05',
    amount_cents: 2490,
    status: 'declined' as const,
    decline_code: 'AM04' as const,
    next_attempt_on: '2026-11-26',
  }
  answers(listReceipts, {
    data: [declined, ...data.filter(({ status }) => status === 'paid')],
    next_cursor: null,
  })
  const detail: ReceiptDetail = {
    ...declined,
    attempts: [{ on: '2026-11-05', means: 'bank_account', outcome: 'declined', decline_code: 'AM04' }],
    cover: {
      stops_on: '2026-12-21',
      suspended_since: null,
      may_end_from: '2026-12-31',
      resumes_on: null,
      resumes_at: 'noon',
    },
  }
  answers(getReceipt, detail)
  return detail
}

async function open(address: string, language: 'fr' | 'it' = 'fr') {
  await showPage(address, { language }).shown
  await settled()
}

afterEach(() => {
  delete document.documentElement.dataset['noCards']
  history.replaceState(null, '', location.pathname + location.search)
})

describe('a contribution that came back', () => {
  it('[FIX-02] its page says why, when it is tried again, what can be done, and what becomes of the cover', async () => {
    speaksTo('helene')
    const { id } = aDeclined('helene')
    const paid: string[][] = []
    serves(payByCard, ({ receipt_ids }) => {
      paid.push(receipt_ids)
      return { ...payment, receipt_ids }
    })
    await open('/profile/receipts')
    await page
      .getByRole('row', { name: /Prélèvement refusé/ })
      .getByRole('link', { name: /^Régulariser/ })
      .click()
    await expect.element(main.getByRole('heading', { level: 1, name: 'Cotisation de novembre 2026' })).toBeVisible()
    await expect.element(main).toMatchTextContent('Le compte n’était pas assez approvisionné le jour du prélèvement.')
    await expect.element(main).toMatchTextContent(/Nous réessaierons le .*26/)
    await expect
      .element(main.getByRole('link', { name: 'Changer de compte' }))
      .toHaveAttribute('href', '/profile/payment-methods/account')
    const guarantees = main.getByRole('region', { name: 'Vos garanties' })
    for (const fact of ['Vos animaux sont toujours couverts.', /21\sdécembre\s2026/, /31\sdécembre\s2026/])
      await expect.element(guarantees).toMatchTextContent(fact)
    await expect
      .element(main.getByRole('list', { name: 'Ce qui s’est passé' }).getByRole('listitem').first())
      .toMatchTextContent('Prélèvement refusé')
    await main.getByRole('button', { name: /^Payer 24,90\s€ par carte$/ }).click()
    await expect.poll(() => location.hash).toBe('#provider')
    expect(paid).toEqual([[id]])
  })

  it('[FIX-02] where the portal takes no cards, none is offered, and what can be done instead is said', async () => {
    // As the server marks the pages of a portal without a payment provider.
    document.documentElement.dataset['noCards'] = ''
    speaksTo('helene')
    await open(`/profile/receipts/${aDeclined('helene').id}`)
    await expect.element(main).toMatchTextContent('Approvisionnez le compte avant le nouvel essai.')
    await expect.element(main).toMatchTextContent(/Nous réessaierons le /)
    await expect.element(main.getByRole('link', { name: 'Changer de compte' })).toBeVisible()
    await expect.element(main.getByRole('link', { name: /^Appelez-nous/ })).toBeVisible()
    expect(main.getByRole('button', { name: /^Payer/ }).elements()).toHaveLength(0)
    await expect.element(main).not.toMatchTextContent(/par carte/i)
  })

  it('[FIX-02] without cards nothing says to pay today, which nobody could', async () => {
    const cover = { may_end_from: null, resumes_on: null, resumes_at: 'noon', suspended_since: null } as const
    const shown = async (risk: Partial<NonNullable<ReceiptDetail['cover']>>) => {
      speaksTo('helene')
      const detail = aDeclined('helene')
      answers(getReceipt, { ...detail, cover: { ...cover, stops_on: null, ...risk } })
      await open(`/profile/receipts/${detail.id}`)
      return expect.element(page.getByRole('region', { name: 'Vos garanties' }))
    }
    const near = { stops_on: '2026-11-01' }
    const suspended = { suspended_since: '2026-11-01', resumes_on: '2026-11-29' }
    await (await shown(near)).toMatchTextContent('Réglez dès aujourd’hui pour l’éviter.')
    document.documentElement.dataset['noCards'] = ''
    await (await shown(near)).toMatchTextContent('suspendues d’un jour à l’autre.')
    await expect.element(page.getByText(/dès aujourd’hui/)).not.toBeInTheDocument()
    await (await shown(suspended)).toMatchTextContent('Elles reprennent à midi le lendemain du jour où tout est réglé.')
    await expect.element(page.getByText(/tout aujourd’hui/)).not.toBeInTheDocument()
  })

  it('[FIX-02] a card that is refused or a page that is left is said, costs nothing, and can be tried again', async () => {
    speaksTo('helene')
    const { id } = aDeclined('helene')
    for (const [status, says] of [
      ['refused', 'Le paiement n’a pas été accepté.'],
      ['abandoned', 'Le paiement n’a pas été terminé.'],
    ] as const) {
      answers(getCardPayment, { ...payment, receipt_ids: [id], status })
      await open(`/profile/receipts/${id}?payment=${payment.id}`)
      await expect.element(page.getByText(says)).toBeVisible()
      await expect.element(page.getByText(/Rien n’a été débité\./)).toBeVisible()
      await expect.element(main.getByRole('button', { name: /^Payer 24,90\s€ par carte$/ })).toBeVisible()
    }
  })

  it('[FIX-02] the way there and back is Italian', async () => {
    speaksTo('giulia')
    const { id } = aDeclined('giulia')
    await open('/profile/receipts', 'it')
    await page
      .getByRole('row', { name: /Addebito respinto/ })
      .getByRole('link', { name: /^Regolarizza/ })
      .click()
    await expect
      .element(page.getByRole('region', { name: 'La Sua copertura' }))
      .toMatchTextContent(/quindici giorni dopo la scadenza|da un giorno all’altro/)
    await expect.element(page.getByRole('button', { name: /^Paga 24,90\s€ con carta$/ })).toBeVisible()
    answers(getCardPayment, { ...payment, receipt_ids: [id], status: 'paid' })
    await open(`/profile/receipts/${id}?payment=${payment.id}`, 'it')
    await expect.element(page.getByText(/Grazie, abbiamo ricevuto 24,90\s€\./)).toBeVisible()
  })
})
