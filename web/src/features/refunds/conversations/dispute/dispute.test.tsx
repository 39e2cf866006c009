import { disputeDecision, type Dispute, listDisputes, type NextDispute } from '@coussinet/contract/disputes.ts'
import { listRefundRequests } from '@coussinet/contract/refund-requests.ts'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { answerTo } from '../../../../testing/recorded.ts'
import { reloadPage, showPage } from '../../../../testing/show-page.tsx'
import { answers, receives, refuses, speaksTo } from '../../../../testing/wire.ts'

const main = page.getByRole('main')
const reason = 'La radiographie était nécessaire, le vétérinaire l’a prescrite.'
const why = main.getByRole('textbox', { name: /^Pourquoi/ })
const send = main.getByRole('button', { name: 'Contester' })

const requests = () => answerTo('helene', listRefundRequests, '/refund-requests?limit=100').data
const referenced = (reference: string) => {
  const found = requests().find(({ tracking_reference }) => tracking_reference === reference)
  if (!found) throw new Error(`${reference} is not recorded.`)
  return found
}
const recordedDisputes = (id: string) => answerTo('helene', listDisputes, `/refund-requests/${id}/disputes`)

beforeEach(() => speaksTo('helene'))

describe('the page on which a decision is disputed', () => {
  it('[FIX-01] is reached from the decision, and asks for lines, why and documents; then it tells the days', async () => {
    const { id, refunds } = referenced('ZR-2026-00533')
    const { router, shown } = showPage(`/refunds/${id}`)
    await shown
    await main.getByRole('link', { name: 'Contester cette décision' }).click()
    await expect.poll(() => router.state.location.pathname).toBe(`/refunds/${id}/dispute`)
    await expect.element(main.getByRole('heading', { level: 1, name: 'Contester cette décision' })).toBeVisible()
    await expect.element(main).toMatchTextContent(/que toute la décision soit relue/)
    await expect.element(main).toMatchTextContent(/Au plus tard le 20 janvier 2027/)

    await send.click()
    await expect.element(why).toHaveFocus()
    await expect.element(main).toMatchTextContent(/20 caractères au moins/)
    await main.getByRole('checkbox').nth(1).click()
    await expect.element(main).toMatchTextContent(/que soient relus\s: Radiographie/i)
    await why.fill(reason)

    const sent: unknown[] = []
    receives(disputeDecision, ({ fields }) => {
      sent.push(fields)
      return dispute(id)
    })
    await send.click()
    await expect.element(main.getByRole('heading', { level: 1, name: 'Votre contestation est envoyée' })).toBeVisible()
    await expect.element(main).toMatchTextContent(/La Médiation de l’assurance/)
    expect(sent).toEqual([{ reason, lines: [`${refunds[0]?.id}.2`] }])
  })

  it('[FIX-01] keeps what was written over a reload and a failure', async () => {
    const { id } = referenced('ZR-2026-00533')
    const { router, shown } = showPage(`/refunds/${id}/dispute`)
    await shown
    await why.fill(reason)
    await main.getByRole('checkbox').first().click()
    refuses(disputeDecision, 'unavailable')
    await send.click()
    await expect.element(why).toHaveValue(reason)
    await reloadPage(router).shown
    await expect.element(why).toHaveValue(reason)
    await expect.element(main.getByRole('checkbox').first()).toBeChecked()
  })

  it('[FIX-01] shows on a phone what is wrong with the reason above the bar of its buttons', async () => {
    await page.viewport(390, 844)
    onTestFinished(() => page.viewport(1280, 800))
    const { id } = referenced('ZR-2026-00533')
    await showPage(`/refunds/${id}/dispute`).shown
    await send.click()
    await expect.element(why).toHaveFocus()
    const foot = send.element().parentElement
    const below = () => document.getElementById(`${why.element().id}-error`)?.getBoundingClientRect().bottom
    await expect.poll(below).toBeLessThanOrEqual(foot?.getBoundingClientRect().top ?? 0)
  })

  it('[FIX-01] marks after an answer which lines it changed, for those alone need no new document', async () => {
    const { id, refunds } = referenced('ZR-2026-00533')
    const { data, next } = recordedDisputes(id)
    answers(listDisputes, { data, next: { ...next, is_limited: true, changed_lines: [`${refunds[0]?.id}.2`] } })
    await showPage(`/refunds/${id}/dispute`).shown
    await expect.element(main).toMatchTextContent(/Choisissez parmi les soins qu’elle a changés/)
    await expect.element(main.getByRole('checkbox', { name: /Radiographie.*Changé par la réponse/s })).toBeVisible()
    expect(main.getByText('Changé par la réponse').elements()).toHaveLength(1)
  })

  it('[FIX-01] says why no dispute can be made', async () => {
    const { id } = referenced('ZR-2026-00468')
    await showPage(`/refunds/${id}/dispute`).shown
    await expect.element(main).toMatchTextContent(/est déjà en cours d’examen/)
    await expect.element(send).not.toBeInTheDocument()
  })
})

const dispute = (id: string, more: Partial<Dispute> = {}): Dispute => {
  const [known] = recordedDisputes(referenced('ZR-2026-00468').id).data
  if (!known) throw new Error('No dispute is recorded.')
  return { ...known, request_id: id, ...more }
}

describe('a dispute on the page of its request', () => {
  const shows = async (more: Partial<Dispute>, may: Partial<NextDispute> = {}) => {
    const request = referenced('ZR-2026-00468')
    const { next } = recordedDisputes(request.id)
    answers(listDisputes, { data: [dispute(request.id, more)], next: { ...next, ...may } })
    await showPage(`/refunds/${request.id}`).shown
    return main.getByRole('region', { name: 'Contestation', exact: true })
  }

  it('[FIX-01] under way shows its days, its reasons, and no mediator before the time', async () => {
    const region = await shows({})
    await expect.element(region).toMatchTextContent(/Contestation en cours d’examen/)
    await expect.element(region).toMatchTextContent(/Réponse au plus tard.*12 janvier 2027/)
    await expect.element(region).toMatchTextContent(/elle a avalé un morceau de jouet/)
    await expect.element(region.getByRole('button', { name: 'Télécharger le dossier' })).toBeVisible()
    expect(region.element().textContent).not.toContain('mediation-assurance.org')
  })

  it('[FIX-01] under way is told beside the reason of the refusal, with the day of its answer or that it is late', async () => {
    await shows({})
    const link = main.getByRole('link', { name: 'Contestation en cours, réponse au plus tard le 12 janvier 2027' })
    await expect.element(link).toHaveAttribute('href', `/refunds/${referenced('ZR-2026-00468').id}#dispute`)
    await shows({ late_days: 3, answer_by: '2026-11-17', mediator_from: '2026-11-18' })
    await expect.element(main.getByRole('link', { name: 'Contestation en cours, réponse en retard' })).toBeVisible()
  })

  it('[FIX-01] that was answered is disputed anew with a document, or where the answer changed something', async () => {
    const outcome = { at: '2026-11-19T10:00:00.000Z', text: 'Nous la maintenons.', decision: null }
    const open = { obstacle: null, is_limited: true, changed_lines: [] }
    const upheld = await shows({ status: 'upheld', outcome }, open)
    await expect.element(upheld).toMatchTextContent(/Vous avez un nouveau document\s\? La décision peut/)
    const [line = ''] = dispute('').disputed.refunds.map(({ id }) => `${id}.1`)
    const changed = await shows({ status: 'partly_changed', outcome }, { ...open, changed_lines: [line] })
    await expect.element(changed).toMatchTextContent(/ou ce que la réponse a changé ne va pas/)
  })

  it('[FIX-01] that is late says by how many days, and shows the mediator with the last day', async () => {
    const region = await shows({
      late_days: 3,
      answer_by: '2026-11-17',
      mediator_from: '2026-11-18',
      mediator_until: '2027-09-17',
    })
    await expect
      .element(region)
      .toMatchTextContent(/La réponse a 3 jours de retard.*ouverte depuis le 18 novembre 2026/)
    await expect.element(region).toMatchTextContent(/jusqu’au 17 septembre 2027/)
    await expect
      .element(region.getByRole('link', { name: 'www.mediation-assurance.org' }))
      .toHaveAttribute('href', 'https://www.mediation-assurance.org')
  })

  it('[FIX-01] that changed the decision shows both side by side', async () => {
    const { disputed } = dispute('')
    const region = await shows({
      status: 'changed',
      mediator_from: '2026-11-19',
      outcome: {
        at: '2026-11-19T10:00:00.000Z',
        text: 'Vous avez raison.',
        decision: { ...disputed, status: 'accepted', amount_cents: 4321, rejection: null },
      },
    })
    await expect
      .element(region)
      .toMatchTextContent(/Décision contestée.*Refus.*Décision après votre contestation.*43,21.*43,21\s€ de plus/)
    await expect.element(region).toMatchTextContent(/Vous avez raison\./)
    await expect.element(region).toMatchTextContent(/Si cette réponse ne vous convient pas/)
  })
})
