import { getRefundRequest, listRefundRequests, type RefundRequest } from '@coussinet/contract/refund-requests.ts'
import { getRefund, type RefundStatement } from '@coussinet/contract/refunds.ts'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { answerTo } from '../../../../testing/recorded.ts'
import { settled, showPage } from '../../../../testing/show-page.tsx'
import { answers, speaksTo } from '../../../../testing/wire.ts'

const main = page.getByRole('main')

/** Shows a paid request of the demo as it would be after other facts. */
async function show(
  reference: string,
  facts: (request: RefundRequest, refund: RefundStatement) => [Partial<RefundRequest>, Partial<RefundStatement>],
) {
  speaksTo('helene')
  const request = answerTo('helene', listRefundRequests, '/refund-requests?limit=100').data.find(
    ({ tracking_reference }) => tracking_reference === reference,
  )
  const id = request?.refunds[0]?.id
  if (!request || id === undefined) throw new Error(`${reference} has no refund.`)
  const refund = answerTo('helene', getRefund, `/refunds/${id}`)
  const [told, paid] = facts(request, refund)
  answers(getRefundRequest, { ...request, ...told })
  answers(getRefund, { ...refund, ...paid })
  await showPage(`/refunds/${request.id}`).shown
  await settled()
}

describe('a corrected decision', () => {
  it('[LIFE-02] says from what to what and why, keeps the one before with its arithmetic, and what is still to be paid', async () => {
    await show('ZR-2026-00312', (request, refund) => [
      {
        timeline: [
          ...request.timeline,
          { step: 'corrected', at: '2026-11-19T09:00:00.000Z' },
          { step: 'finished', at: null },
        ],
        amount_to_refund_cents: refund.refunded_cents,
        corrections: [
          {
            status: 'accepted',
            rejection: null,
            reason: 'Une ligne de la facture manquait.',
            corrected_at: '2026-11-19T09:00:00.000Z',
            // The portal's own refunds have one.
            refunds:
              refund.computation === null
                ? []
                : [
                    {
                      id: refund.id,
                      animal_id: refund.animal.id,
                      billed_cents: refund.billed_cents,
                      refunded_cents: refund.refunded_cents - 1200,
                      payment_date: refund.payment_date,
                      lines: refund.lines,
                      computation: refund.computation,
                      explanation: null,
                      reasons: [],
                    },
                  ],
          },
        ],
      },
      { payment_date: null, paid_cents: refund.refunded_cents - 1200, due_cents: 1200 },
    ])
    await expect.element(main.getByText('Décision corrigée le 19 novembre 2026')).toBeVisible()
    await expect.element(main.getByText(/^Le remboursement était de .*, il est maintenant de .*\.$/)).toBeVisible()
    await expect.element(main.getByText('Une ligne de la facture manquait.').first()).toBeVisible()
    await expect.element(main.getByText('Reste à vous verser')).toBeVisible()
    await expect.element(main.getByText(/sont déjà versés, sur/)).toBeVisible()
    await expect.element(main.getByRole('list', { name: 'Suivi' })).toMatchTextContent('Décision corrigée')
    // The money is on its way again: the page does not call it paid.
    await expect.element(main.getByText('À vous rembourser').first()).toBeVisible()
    const former = main.getByRole('region', { name: 'Décisions précédentes' })
    await former.getByText(/^Jusqu’au 19 nov/).click()
    await expect.element(former.getByText(/Corrigée parce que/)).toBeVisible()
    await expect.element(former.getByRole('table')).toBeVisible()
  })
})

describe('a correction to less than was paid', () => {
  const more = main.getByText(/^Versé\s: .*, dont 22,50\s€ en trop$/)
  const corrected = { step: 'corrected', at: '2026-11-19T09:00:00.000Z' } as const

  it('[LIFE-02] is said with what has left and what of it is too much, and how to dispute it is open', async () => {
    await show('ZR-2026-00312', ({ timeline }, refund) => [
      { timeline: [...timeline, corrected], amount_to_refund_cents: refund.refunded_cents - 2250 },
      {
        refunded_cents: refund.refunded_cents - 2250,
        paid_cents: refund.refunded_cents,
        overpaid_cents: 2250,
      },
    ])
    await expect.element(more).toBeVisible()
    await expect.element(main.getByText('Versé en trop')).toBeVisible()
    await expect.element(main.getByRole('link', { name: 'Contester cette décision' })).toBeVisible()
  })

  it('[LIFE-02] is said so where nothing is refunded any more', async () => {
    await show('ZR-2026-00312', ({ timeline }, refund) => [
      {
        status: 'rejected',
        rejection: { code: 'excluded_care', text: 'ces soins ne sont pas pris en charge.' },
        timeline: [...timeline, corrected],
        amount_to_refund_cents: null,
      },
      { refunded_cents: 0, paid_cents: refund.refunded_cents, overpaid_cents: 2250 },
    ])
    await expect.element(main.getByText('Motif du refus')).toBeVisible()
    await expect.element(more).toBeVisible()
  })
})

describe('a transfer that came back', () => {
  it('[LIFE-02] is said so, with the way to the account, and nothing is called paid', async () => {
    await show('ZR-2026-00312', (request, refund) => [
      {
        timeline: [
          ...request.timeline,
          { step: 'payment-returned', at: '2026-11-19T09:00:00.000Z' },
          { step: 'finished', at: null },
        ],
      },
      {
        payment_date: null,
        paid_cents: 0,
        due_cents: refund.refunded_cents,
        destination_account: null,
        returned_payments: [
          { payment_date: '2026-11-12', returned_on: '2026-11-19', amount_cents: refund.refunded_cents },
        ],
      },
    ])
    await expect.element(main.getByText('Votre remboursement nous est revenu')).toBeVisible()
    await expect.element(main.getByRole('link', { name: 'Vérifier mon compte' })).toBeVisible()
    await expect.element(main.getByText('Dès que votre compte est vérifié')).toBeVisible()
    await expect.element(main.getByText('À vous rembourser').first()).toBeVisible()
  })
})

describe('amounts of the insurer’s own', () => {
  it('[LIFE-03] are told with whose arithmetic it is and its words, and without ours', async () => {
    const explanation = 'Franchise de 30 € retirée, puis 80 % selon votre contrat de 2019.'
    await show('ZR-2026-00312', () => [
      {},
      { computation: null, arithmetic: 'insurer', explanation, reasons: ['excluded_care'], benefit_slips: [] },
    ])
    await expect.element(main.getByText('Montants calculés par notre service de gestion')).toBeVisible()
    await expect.element(main.getByText(explanation)).toBeVisible()
    await expect.element(main.getByText(/Ce soin n’est pas|soins exclus|exclu/i).first()).toBeVisible()
    await expect.element(main.getByText('Base remboursable')).not.toBeInTheDocument()
    await expect.element(main.getByText(/avant l’ouverture de cet espace/)).not.toBeInTheDocument()
  })
})
