import {
  drawSponsorship,
  getSponsorshipReport,
  type Godchild,
  listSponsorshipRequests,
} from '@coussinet/contract/sponsorship.ts'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { tabTo } from '../../testing/keyboard.ts'
import { answerTo } from '../../testing/recorded.ts'
import { settled, showPage } from '../../testing/show-page.tsx'
import { answers, callsTo, loses, refuses, serves, speaksTo } from '../../testing/wire.ts'
import styles from './godchildren.module.css'

const main = page.getByRole('main')
const recorded = answerTo('helene', listSponsorshipRequests, '/sponsorship-requests?limit=100')
const rows = () => [...document.querySelectorAll(`main .${styles.godchild}`)]
const rowOf = (name: string) => rows().find(({ textContent }) => textContent.includes(name))?.textContent ?? ''
const earned = () => document.querySelector(`main .${styles.earned}`)?.textContent ?? ''

async function openSponsorship() {
  await showPage('/sponsorship').shown
  await settled()
  await expect.poll(() => rows().length).toBe(recorded.data.length)
}

it('[SPO-01][SPO-02][SPO-03] the link is copied, mailed and scanned, the offer stands with its terms, and each godchild with the step reached', async () => {
  speaksTo('helene')
  const data = recorded.data.map((one) =>
    one.firstname === 'Margaux T.' ? { ...one, by_lot: true, paid_on: null } : one,
  )
  answers(listSponsorshipRequests, { ...recorded, total_earned_cents: 10_000, data })
  const copied: string[] = []
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => void copied.push(text))
  await openSponsorship()
  await expect.element(page.getByLabelText('Votre lien de parrainage', { exact: true })).toHaveValue(recorded.link)
  await page.getByRole('button', { name: 'Copier le lien' }).click()
  await expect.element(page.getByText('Votre lien de parrainage est copié.')).toBeVisible()
  expect(copied).toEqual([recorded.link])
  const mail = page.getByRole('link', { name: 'Envoyer par e-mail' }).element().getAttribute('href')
  expect(decodeURIComponent(mail ?? '')).toContain(recorded.link)
  await page.getByRole('button', { name: /^À scanner/ }).click()
  const code = page.getByRole('dialog').getByRole('img', { name: 'QR code de votre lien de parrainage' })
  await expect.poll(() => code.element().querySelector('path')?.getAttribute('d')).toMatch(/^M.{500}/)
  await userEvent.keyboard('{Escape}')

  await expect.element(main).toMatchTextContent(/Jusqu’à 200\s€ pour chaque proche qui nous rejoint/)
  await expect.element(main).toMatchTextContent(/Vous découvrez votre gain, tiré au sort, de 25\s€ à 200\s€\./)
  await main.getByText('Conditions de l’offre').click()
  await expect.element(main.getByText(/Un gain par filleul, tiré au sort, de \d+\s€ à 200\s€/)).toBeVisible()

  expect(rows().map(({ textContent }) => textContent)).toEqual(
    [
      /Devis réalisé/,
      /Devis signé/,
      /Délai de renonciation en cours/,
      /Parrainage validé/,
      /Gain découvert/,
      /Gain versé/,
    ].map((stage) => expect.stringMatching(stage)),
  )
  expect(rowOf('Inès B.')).toMatch(/Validation prévue le 24 novembre 2026, 14 jours après la date d’effet/)
  expect(earned()).toMatch(/100\s€/)
  expect(earned()).toMatch(/1 gain versé.*1 à recevoir.*1 à découvrir/)
})

describe('a gain', () => {
  /** Draws 75 € for Farid, as the server does. */
  function drawsForFarid() {
    const [farid] = recorded.data.filter(({ firstname }) => firstname === 'Farid A.')
    if (farid === undefined) throw new Error('Farid is not recorded.')
    const drawn: Godchild = {
      ...farid,
      amount_cents: 7500,
      drawn_at: '2026-11-20T10:00:00.000Z',
      pays_by: '2026-12-20',
    }
    serves(drawSponsorship, (_body, address) => {
      expect(address).toBe(`/api/sponsorship-requests/${farid.id}/draw`)
      const data = recorded.data.map((one) => (one.id === farid.id ? drawn : one))
      answers(listSponsorshipRequests, { ...recorded, total_earned_cents: 20_000, data })
      return drawn
    })
  }
  const dialog = page.getByRole('dialog', { name: /Votre gain avec Farid/ })

  it('[SPO-05] is discovered by the keyboard, once: it is the same when the page is opened again, and counts', async () => {
    speaksTo('helene')
    drawsForFarid()
    await openSponsorship()
    expect(rowOf('Farid A.')).toContain('Votre gain vous attend.')
    await tabTo(/^Découvrir mon gain/)
    await userEvent.keyboard('{Enter}')
    await expect.element(dialog.getByText(/^Bravo\s! Vous gagnez 75\s€\.$/)).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByText('Farid A.', { exact: true })).toHaveFocus()
    const expectShown = async () => {
      await expect.poll(() => rowOf('Farid A.')).toMatch(/Gain découvert.*75\s€/)
      await expect.poll(earned).toMatch(/200\s€/)
      expect(page.getByRole('button', { name: 'Découvrir mon gain' }).elements()).toHaveLength(0)
    }
    await expectShown()
    await openSponsorship()
    await expectShown()
    expect(callsTo(drawSponsorship)).toHaveLength(1)
  })

  it('[SPO-05] without a connection fails at once and says so, keeps the focus at a second try, and is drawn once the connection is back', async () => {
    speaksTo('helene')
    drawsForFarid()
    const mend = loses(drawSponsorship)
    await openSponsorship()
    await page.getByRole('button', { name: 'Découvrir mon gain' }).click()
    const failed = dialog.getByText('Votre gain n’a pas pu être dévoilé. Il vous attend toujours.')
    const retry = dialog.getByRole('button', { name: 'Réessayer' })
    await expect.element(failed).toBeVisible()
    await retry.click()
    await expect.element(dialog.getByRole('button', { name: 'Fermer' })).toHaveFocus()
    await expect.element(failed).toBeVisible()
    mend()
    await retry.click()
    await expect.element(dialog.getByText(/^Bravo/)).toBeVisible()
    const keys = callsTo(drawSponsorship).map(({ headers }) => headers.get('idempotency-key'))
    expect([keys.length, new Set(keys).size]).toEqual([3, 1])
  })
})

it('[GATE-03] without the feature neither the menu, the foot nor the tips lead to it, and its page is not reachable', async () => {
  speaksTo('thibault')
  await showPage('/').shown
  await settled()
  page.getByRole('contentinfo').element().scrollIntoView()
  await expect.element(page.getByRole('contentinfo').getByRole('link', { name: 'Confidentialité' })).toBeVisible()
  expect(document.querySelectorAll('a[href^="/sponsorship"]')).toHaveLength(0)
  await showPage('/sponsorship').shown
  await expect.element(page.getByRole('heading', { level: 1, name: 'Accès non autorisé' })).toBeVisible()
})

it('[SPO-06][NAV-05] a link that leads to nobody has a kind page, with a way to sign in', async () => {
  refuses(getSponsorshipReport, 'not_found')
  const { router, shown } = showPage('/sponsorship/nobody-0000000000', { as: 'guest' })
  await shown
  await expect
    .element(page.getByRole('heading', { level: 1, name: 'Ce lien de parrainage n’existe plus.' }))
    .toBeVisible()
  const signIn = main.getByRole('link', { name: 'Me connecter' })
  await expect.element(signIn).toHaveAttribute('href', '/login')
  await signIn.click()
  await expect.poll(() => router.state.location.href).toBe('/login')
})
