import { listReceipts } from '@coussinet/contract/receipts.ts'
import { describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { answerTo, type DemoMember, recordedAt } from '../../testing/recorded.ts'
import { settled, showPage } from '../../testing/show-page.tsx'
import { callsTo, problem, serves, speaksTo } from '../../testing/wire.ts'

const words = { paid: 'Payée', declined: 'Prélèvement refusé', upcoming: 'À venir' }
const main = page.getByRole('main')
const table = page.getByRole('table')

const receiptsOf = (member: DemoMember) => answerTo(member, listReceipts, '/receipts?limit=100').data

/** 2026-11 → novembre 2026 */
const monthName = (month: string, language: 'fr' | 'it' = 'fr') =>
  new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(`${month}-01`))

/** 2490 → 24,90 €, spaces of every kind made plain */
const euros = (cents: number) =>
  `${new Intl.NumberFormat('fr', { minimumFractionDigits: cents % 100 === 0 ? 0 : 2 }).format(cents / 100)} €`.replaceAll(
    /\s/g,
    ' ',
  )

/** Texts of the cells of each row, spaces of every kind made plain. */
const rows = () =>
  [...document.querySelectorAll('main table tbody tr')].map((row) =>
    [...row.querySelectorAll('th, td')].map((cell) => (cell.textContent ?? '').replaceAll(/\s+/g, ' ').trim()),
  )

async function openList(member: DemoMember, language: 'fr' | 'it' = 'fr'): Promise<void> {
  speaksTo(member)
  await showPage('/profile/receipts', { language }).shown
  await settled()
  await expect.element(table).toBeVisible()
}

describe('the contributions of a member', () => {
  it('[REC-01] stand by year with their month, issue date, amount and status', async () => {
    await openList('helene')
    const receipts = receiptsOf('helene')
    const years = [...new Set(receipts.map(({ issue_date }) => issue_date.slice(0, 4)))]
    expect(years.length).toBeGreaterThan(1)
    for (const year of years) {
      await page.getByRole('navigation', { name: 'Choisir une année' }).getByRole('link', { name: year }).click()
      await expect.element(page.getByRole('table', { name: `Cotisations de ${year}` })).toBeVisible()
      const wanted = receipts.filter(({ issue_date }) => issue_date.startsWith(year))
      await expect.poll(() => rows().length).toBe(wanted.length)
      for (const [at, { month, issue_date, amount_cents, status }] of wanted.entries()) {
        const [name, issued, state, amount] = rows()[at] ?? []
        expect(name).toBe(monthName(month))
        expect(issued).toMatch(new RegExp(`^${Number(issue_date.slice(8))}(er)?\\s\\p{L}+\\.?\\s${year}$`, 'u'))
        expect(state).toContain(words[status])
        expect(amount).toBe(euros(amount_cents))
      }
    }
    expect(new Set(receipts.map(({ status }) => status))).toEqual(new Set(['paid', 'declined', 'upcoming']))
  })

  it('[REC-01] have Italian months and statuses for who reads Italian', async () => {
    await openList('giulia', 'it')
    const [upcoming, paid] = receiptsOf('giulia')
    await expect.poll(() => rows()[0]?.[0]).toBe(monthName(upcoming?.month ?? '', 'it'))
    expect(rows()[0]?.[2]).toContain('In arrivo')
    expect(rows()[1]?.[0]).toBe(monthName(paid?.month ?? '', 'it'))
    expect(rows()[1]?.[2]).toContain('Pagato')
  })
})

describe('the contributions beyond the newest hundred', () => {
  it.each([
    ['helene', 'fr', 'Afficher plus', 'Tout est affiché.'],
    ['giulia', 'it', 'Mostra altri', 'Tutto è visibile.'],
  ] as const)(
    '[REC-01] [ERR-02] of %s come by a button that tells a failure, works again, and leaves the focus in its place',
    async (member, language, name, end) => {
      const [first, ...older] = receiptsOf(member)
      if (!first) throw new Error('none')
      speaksTo(member)
      let tries = 0
      serves(listReceipts, (_body, address) => {
        if (!address.includes('cursor')) return { data: [first], next_cursor: 'older' }
        tries += 1
        return tries === 1 ? problem('server_error') : { data: older, next_cursor: null }
      })
      await showPage('/profile/receipts', { language }).shown
      const more = main.getByRole('button', { name })
      await more.click()
      await expect.poll(() => document.querySelector('[class*=Toast_lane][role=alert]')?.textContent).toBeTruthy()
      await expect.element(more).toHaveFocus()
      await more.click()
      await expect.element(more).not.toBeInTheDocument()
      await expect.poll(() => document.activeElement?.textContent).toBe(end)
      const years = new Set(receiptsOf(member).map(({ month }) => month.slice(0, 4)))
      expect(main.getByRole('link', { name: /^20\d\d$/ }).elements()).toHaveLength(years.size)
    },
  )
})

describe('a declined contribution', () => {
  it.each([
    ['helene', 'Le titulaire du compte a demandé à sa banque de refuser ce prélèvement.', /MS02/],
    ['thibault', 'La carte enregistrée a expiré.', /card_expired/],
    ['sophie', 'Le compte n’était pas assez approvisionné le jour du prélèvement.', /AM04/],
  ] as const)(
    '[REC-03] of %s says why in plain words, never in the bank’s code, and what to do',
    async (member, says, codes) => {
      await openList(member)
      const row = main.getByRole('row', { name: /Prélèvement refusé|Paiement par carte refusé/ }).first()
      await expect.element(row).toBeVisible()
      await expect.element(main).not.toMatchTextContent(codes)
      await row.getByRole('link', { name: /^Régulariser/ }).click()
      await expect.element(main.getByRole('heading', { level: 1, name: /^Cotisation d/ })).toBeVisible()
      await expect.element(main).toMatchTextContent(says)
      await expect.element(main.getByRole('button', { name: /^Payer / }).first()).toBeVisible()
      await expect
        .element(main.getByRole('link', { name: /^(Changer de compte|Passer au prélèvement)$/ }))
        .toHaveAttribute('href', '/profile/payment-methods/account')
      await expect.element(main).not.toMatchTextContent(codes)
    },
  )
})

it('[REC-04][DATA-02] the contributions are asked for once within the hour, and again after it', async () => {
  await openList('helene')
  const tabs = page.getByRole('navigation', { name: 'Mon compte' })
  const back = async () => {
    await tabs.getByRole('link', { name: 'Contrat', exact: true }).click()
    await expect.element(page.getByRole('heading', { level: 1, name: 'Mon contrat' })).toBeVisible()
    await tabs.getByRole('link', { name: /^Cotisations/ }).click()
    await expect.element(table).toBeVisible()
  }
  await back()
  vi.setSystemTime(recordedAt.getTime() + 59 * 60_000)
  await back()
  expect(callsTo(listReceipts)).toHaveLength(1)
  vi.setSystemTime(recordedAt.getTime() + 61 * 60_000)
  await back()
  await expect.poll(() => callsTo(listReceipts).length).toBe(2)
})
