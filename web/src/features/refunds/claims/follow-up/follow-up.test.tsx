import { listAnimals } from '@coussinet/contract/animals.ts'
import {
  type Check,
  checkRefundRequest,
  createRefundRequest,
  getRefundRequest,
  listRefundRequests,
  type RefundRequest,
} from '@coussinet/contract/refund-requests.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { emptyDraft, keepsDraft } from '../../../../testing/draft.ts'
import { answerTo } from '../../../../testing/recorded.ts'
import { showPage } from '../../../../testing/show-page.tsx'
import { answers, problem, serves, speaksTo } from '../../../../testing/wire.ts'

const main = page.getByRole('main')
const button = main.getByRole('button', { name: 'Demander pour une visite de suivi' })

function requestOf(reference: string): RefundRequest {
  const { data } = answerTo('helene', listRefundRequests, '/refund-requests?limit=100')
  const found = data.find(({ tracking_reference }) => tracking_reference === reference)
  if (!found) throw new Error(`No request ${reference} is recorded.`)
  return found
}
const decided = requestOf('ZR-2026-00273')
const [mirza] = decided.animals
const follow: RefundRequest = {
  ...emptyDraft,
  follows: decided.id,
  animal_ids: decided.animal_ids,
  animals: decided.animals,
  cause: 'illness',
  vet_name: decided.vet_name,
}

type Told = Check['events'][number]
const told = (more: Partial<Told>): Told => ({
  animal_id: mirza?.id ?? '',
  amount_cents: 2500,
  event: { first_day: '2026-10-30', last_day: '2026-12-14', used_cents: 2500 },
  ended_on: null,
  ...more,
})

/** Answers the one request by its address, the draft as its own page wants it. */
const serveBoth = (draft: RefundRequest, other: RefundRequest) =>
  serves(getRefundRequest, (_body, address) => (address.includes(draft.id) ? draft : other))

beforeEach(() => speaksTo('helene'))

describe('[EVT-02] a follow-up visit', () => {
  it('is asked for on the page of a decided request, by the keyboard too, and begins with the new invoice', async () => {
    const asked: unknown[] = []
    const { router, shown } = showPage(`/refunds/${decided.id}`)
    await shown
    await expect.element(button).toBeVisible()
    keepsDraft(follow, { events: [told({})] })
    serveBoth(follow, decided)
    serves(createRefundRequest, (body) => {
      asked.push(body)
      return follow
    })
    button.element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => router.state.location.pathname).toBe('/refunds/new')
    expect(asked).toEqual([{ follows: decided.id }])
    expect(router.state.location.search).toEqual({ request: follow.id, step: 'invoice' })
    await expect.element(main).toMatchTextContent(/Visite de suivi, après «\sConsultation, /)
    await expect.element(main).toMatchTextContent(/sont déjà là\s: ajoutez la nouvelle facture/)
    await expect
      .element(main)
      .toMatchTextContent(
        /Même événement que le 30 octobre 2026, jusqu’au 14 décembre 2026\s: la franchise de 25\s€ est déjà retenue/,
      )
  })

  it.each([
    [
      'part of the deductible is left',
      { event: { first_day: '2026-10-30', last_day: '2026-12-14', used_cents: 1000 } },
      /10\s€ de franchise sont déjà retenus, il en reste 15\s€/,
    ],
    [
      'the event is over',
      { event: null, ended_on: '2026-05-04' },
      /L’événement s’est terminé le 4 mai 2026\s: des soins après ce jour en ouvrent un autre, avec une franchise de 25\s€/,
    ],
    ['nothing had begun one', { event: null }, /Ces soins ouvrent un nouvel événement, avec une franchise de 25\s€/],
  ] as const)('says in the wizard that %s', async (_case, more, text) => {
    keepsDraft(follow, { events: [told(more)] })
    serveBoth(follow, decided)
    await showPage(`/refunds/new?request=${follow.id}&step=invoice`).shown
    await expect.element(main).toMatchTextContent(text)
  })

  it('says nothing of a deductible that is of the year, and goes on when the followed request is forgotten', async () => {
    keepsDraft(follow)
    serves(getRefundRequest, (_body, address) => (address.includes(follow.id) ? follow : problem('not_found')))
    await showPage(`/refunds/new?request=${follow.id}&step=animals`).shown
    await expect.element(main.getByText('Visite de suivi', { exact: true })).toBeVisible()
    await expect.element(main).not.toMatchTextContent(/événement/)
  })

  it('shows the request that it follows, and the followed one its follow-ups', async () => {
    const filed = requestOf('ZR-2026-00546')
    const after = { ...filed, follows: decided.id }
    serveBoth(after, decided)
    await showPage(`/refunds/${filed.id}`).shown
    await expect
      .element(main.getByRole('link', { name: /ZR-2026-00273$/ }))
      .toHaveAttribute('href', `/refunds/${decided.id}`)
    await expect.element(button).not.toBeInTheDocument()
    const { id, status, tracking_reference, care_date } = filed
    answers(getRefundRequest, { ...decided, follow_ups: [{ id, status, tracking_reference, care_date }] })
    await showPage(`/refunds/${decided.id}`).shown
    await expect.element(main.getByRole('link', { name: /^ZR-2026-00546, / })).toHaveAttribute('href', `/refunds/${id}`)
    await expect.element(button).toBeVisible()
  })

  it('that is begun already is gone on with', async () => {
    const draft = { id: follow.id, status: 'draft', tracking_reference: null, care_date: null } as const
    answers(getRefundRequest, { ...decided, follow_ups: [draft] })
    await showPage(`/refunds/${decided.id}`).shown
    await expect
      .element(main.getByRole('link', { name: 'Reprendre la demande de suivi' }))
      .toHaveAttribute('href', `/refunds/new?request=${follow.id}`)
    await expect.element(button).not.toBeInTheDocument()
  })

  it('that is refused says why in a sentence', async () => {
    await showPage(`/refunds/${decided.id}`).shown
    serves(createRefundRequest, () => problem('conflict', { errors: { follows: ['follow_up_uncovered'] } }))
    await button.click()
    await expect.element(page.getByText(/Aucun animal de cette demande n’est encore couvert/)).toBeVisible()
  })

  it('is not offered for a request that is not decided, nor for one whose animal left', async () => {
    await showPage(`/refunds/${requestOf('ZR-2026-00585').id}`).shown
    await expect.element(main.getByRole('list', { name: 'Suivi' })).toBeVisible()
    await expect.element(button).not.toBeInTheDocument()
    const gone = { cover_end: '2026-11-19', end_reason: 'deceased' } as const
    const { data } = answerTo('helene', listAnimals, '/animals')
    answers(listAnimals, { data: data.map((animal) => ({ ...animal, ...gone })) })
    await showPage(`/refunds/${decided.id}`).shown
    await expect.element(main.getByRole('list', { name: 'Suivi' })).toBeVisible()
    await expect.element(button).not.toBeInTheDocument()
  })
})

it('[EVT-02] the check of a draft that follows nothing is not asked for at its invoice', async () => {
  const draft = keepsDraft(emptyDraft)
  let checks = 0
  serves(checkRefundRequest, () => {
    checks += 1
    return { ready: false, blocking: [], warnings: [], events: [], agreements: [] }
  })
  await showPage(`/refunds/new?request=${draft.kept().id}&step=invoice`).shown
  await expect.element(main.getByRole('heading', { level: 1 })).toBeVisible()
  expect(checks).toBe(0)
})
